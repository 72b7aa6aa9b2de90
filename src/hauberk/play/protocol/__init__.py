"""What is said over the wire, as types: every view, step, answer and reply of docs/protocol.md is one of these values.

`protocol.d.ts` of the page and docs/protocol.schema.json are made from them (`tools/protocol_types.py`).
"""

"""The command line. Bad input ends with status 2 and the list of all faults; nothing is written then."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hauberk import __version__
from hauberk.verbs.common import faults_to_stderr, out

VERBS = {
    "play": "hauberk.text.commands:play",
    "serve": "hauberk.server.commands:serve",
    "scenarios": "hauberk.verbs.data:scenarios",
    "watch": "hauberk.verbs.matches:watch",
    "duel": "hauberk.verbs.duels:duel",
    "ladder": "hauberk.verbs.duels:ladder",
    "selfplay": "hauberk.verbs.learning:selfplay",
    "train": "hauberk.verbs.learning:train",
    "replay": "hauberk.verbs.records:replay",
    "verify": "hauberk.verbs.records:verify",
    "adjudicate": "hauberk.verbs.cases:adjudicate",
    "forecast": "hauberk.verbs.cases:forecast",
    "perft": "hauberk.verbs.cases:perft",
    "people": "hauberk.verbs.people:people",
    "rules": "hauberk.verbs.rules:rules",
    "check-data": "hauberk.verbs.data:check_data",
    "bench": "hauberk.verbs.matches:bench",
}
"""Where each verb is done; only the module of the verb that is called is loaded, for to load them all takes longer than most verbs."""


class Verbs(TyperGroup):
    """The verbs, each loaded when it is called; whatever faults it finds are told in one way."""

    def list_commands(self, ctx: Any) -> list[str]:
        """All verbs."""
        return list(VERBS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """One of them."""
        if cmd_name not in VERBS:
            return None
        module, _, function = VERBS[cmd_name].partition(":")
        own = typer.Typer(add_completion=False)
        own.command(cmd_name)(getattr(import_module(module), function))
        return typer.main.get_command(own)

    def invoke(self, ctx: Any) -> Any:
        """Do what is asked."""
        with faults_to_stderr():
            return super().invoke(ctx)


app = typer.Typer(
    cls=Verbs, no_args_is_help=True, add_completion=False, help="Medieval battles, every rule enforced and every number explained."
)


def _show_version(asked: bool) -> None:
    if asked:
        out.print(f"hauberk {__version__}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="show the version")] = False,
) -> None:
    """Hauberk."""

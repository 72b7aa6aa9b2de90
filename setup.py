"""What is compiled where there is a compiler; everything works without it."""

from setuptools import Extension, setup

setup(ext_modules=[Extension("hauberk.players.search._floods", ["src/hauberk/players/search/_floods.c"], optional=True)])

"""How Hauberk speaks: names, stories, refusals and questions in English, French and Italian."""

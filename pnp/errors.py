"""Every error that a user can cause, as one tree.

    PnpError                    the input cannot be used: one sentence, exit code 2
    ├── CodeError               a setup code that cannot be read
    ├── GameError               a game that is not there, or that cannot be loaded
    ├── OptionError             an option that the game does not have, or a value that it does not take
    ├── TemplateError           a template that is missing, unreadable or wrong: names file and key
    ├── BoardError              a board that cannot be read
    ├── SetupError              a setup file that cannot be read
    ├── RecordError             a record or a drawing that cannot be read: nothing can be judged
    ├── IllegalMove             a move that the rules do not allow: names the rule
    ├── PressError              something that cannot be printed: a part larger than the paper
    └── OutputError             a file that cannot be written

The command line turns each of them into one line on standard error. Anything else that is raised is a defect of ours
and keeps its traceback.
"""

__all__ = [
    "BoardError",
    "CodeError",
    "GameError",
    "IllegalMove",
    "OptionError",
    "OutputError",
    "PnpError",
    "PressError",
    "RecordError",
    "SetupError",
    "TemplateError",
]


class PnpError(Exception):
    """The input cannot be used. The message is one sentence for the user, without a full stop."""


class CodeError(PnpError):
    """A setup code that cannot be read."""


class GameError(PnpError):
    """A game that is not there, or that cannot be loaded."""


class OptionError(PnpError):
    """An option that the game does not have, or a value that it does not take."""


class TemplateError(PnpError):
    """A template that is missing, unreadable or wrong."""


class BoardError(PnpError):
    """A board that cannot be read."""


class SetupError(PnpError):
    """A setup file that cannot be read."""


class RecordError(PnpError):
    """A record or a drawing that cannot be read."""


class IllegalMove(PnpError):  # noqa: N818 - a move is illegal; the word says what is wrong
    """A move that the rules do not allow; `rule` is the id of the rule that it breaks."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.message = message


class PressError(PnpError):
    """Something that cannot be printed."""


class OutputError(PnpError):
    """A file that cannot be written."""

"""Pictures and lessons in notebooks."""

from __future__ import annotations

import html
import re
import uuid
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .errors import Report
    from .results import Explanation

__all__ = ["bar", "lesson"]

# Radio buttons and a rule for each step: it needs no script, which notebooks that are not trusted do not run.
_STYLE = """
#ID{font-family:system-ui,sans-serif;max-width:62rem}
#ID input{position:absolute;opacity:0}
#ID nav{display:flex;flex-wrap:wrap;gap:.25rem;margin:.5rem 0}
#ID label{min-width:1.6rem;padding:.1rem .3rem;border:1px solid #8888;border-radius:.3rem;text-align:center;cursor:pointer}
#ID figure{display:none;margin:0;gap:1rem;flex-wrap:wrap;align-items:flex-start}
#ID figure svg{width:min(24rem,100%);height:auto}
#ID figcaption{flex:1 1 18rem}
"""


def lesson(explanation: Explanation) -> str:
    """The path as a small lesson: a button for each step, with its words and its picture."""
    name = f"whydoku-{uuid.uuid4().hex[:8]}"
    style = [_STYLE]
    buttons, labels, figures = [], [], []
    for number, step in enumerate(explanation.steps, 1):
        button = f"{name}-{number}"
        checked = " checked" if number == 1 else ""
        title = html.escape(step.name)
        buttons.append(f'<input type="radio" name="{name}" id="{button}" aria-label="{number}: {title}"{checked}>')
        labels.append(f'<label for="{button}" title="{title}">{number}</label>')
        figures.append(_with_own_ids(step._repr_html_(), button))
        style.append(f"#ID #{button}:checked~div figure:nth-of-type({number}){{display:flex}}")
        style.append(f'#ID #{button}:checked~nav label[for="{button}"]{{background:#2563eb;color:#fff}}')
        style.append(f'#ID #{button}:focus-visible~nav label[for="{button}"]{{outline:2px solid}}')
    summary = "".join(f"<p>{html.escape(text)}</p>" for text in (*explanation.summary, explanation.words))
    rules = "".join(style).replace("#ID", f"#{name}")
    return (
        f'<section id="{name}" lang="{explanation.lang}"><style>{rules}</style>{summary}{"".join(buttons)}'
        f"<nav>{''.join(labels)}</nav><div>{''.join(figures)}</div></section>"
    )


def _with_own_ids(figure: str, name: str) -> str:
    """A figure with ids that no other one has: what a hidden figure defines is not drawn elsewhere."""
    return re.sub(r'( id="|url\(#)', rf"\g<1>{name}-", figure)


def bar(**options: Any) -> Report:
    """A progress bar, for `progress=`. It needs tqdm; options are passed on to it."""
    from tqdm.auto import tqdm

    shown: Any = None

    def report(done: int, of: int) -> None:
        nonlocal shown
        if shown is None:
            shown = tqdm(total=of, **options)
        shown.update(done - shown.n)
        if done == of:
            shown.close()

    return report

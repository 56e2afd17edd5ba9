"""The page of clauses: what it links and what it lists as missing. All ids are a toy game's: no real clause counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules_page

RULES = """# Toy

## 1. Digging

Prose with `code`, see DIG-02.

| id | rule | source | conf |
|---|---|---|---|
| TOY-DIG-01 | Dig on edge `0,0\\|0,1`, **once** & never <twice>. | book | A |
| TOY-DIG-02 | Pay first, see DIG-01. | book | A |

```
| TOY-DRAWN | a drawing |
```

| id | input | expected |
|---|---|---|
| EXA-C1 | nothing | nothing |
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "src/toy", "tests"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/toy.md").write_text(RULES)
    (tmp_path / "src/toy/dig.py").write_text("# TOY-DIG-01\n# TOY-DIG-02 and TOY-DIG-01\n")
    (tmp_path / "tests/test_dig.py").write_text('\nrule("TOY-DIG-01")\n# TOY-DIG-01b, TOY-DIG-99\n')
    return tmp_path


def build(project: Path) -> str:
    rules_page.main(project)
    return (project / "build/rules.html").read_text(encoding="utf-8")


def row(html: str, clause: str) -> str:
    return html.split(f'<tr id="{clause}"')[1].split("</tr>")[0]


def test_a_clause_leads_to_the_lines_that_name_it(project: Path) -> None:
    dig = row(build(project), "TOY-DIG-01")
    assert '<a href="../src/toy/dig.py#L1">dig.py:1</a><br><a href="../src/toy/dig.py#L2">dig.py:2</a>' in dig
    assert '<a href="../tests/test_dig.py#L2">test_dig.py:2</a>' in dig
    assert "test_dig.py:3" not in dig
    assert "no test" not in dig


def test_clauses_without_a_test_are_listed_at_the_top(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html = build(project)
    top = html.split("Clauses without a test: 2")[1].split("</details>")[0]
    assert '<a href="#TOY-DIG-02">' in top
    assert '<a href="#EXA-C1">' in top
    assert "TOY-DIG-01" not in top
    assert "no test" in row(html, "TOY-DIG-02")
    assert capsys.readouterr().out == (
        "build/rules.html: 3 clauses, 2 named in the code, 1 in the tests, 2 without a test, 2 unknown ids\n"
    )


def test_an_id_that_no_rule_file_defines_is_reported(project: Path) -> None:
    strangers = build(project).split("in no rule file: 2")[1].split("</details>")[0]
    assert 'TOY-DIG-99: <a href="../tests/test_dig.py#L3">' in strangers
    assert "TOY-DIG-01b" in strangers


def test_rule_text_keeps_its_marks_and_references(project: Path) -> None:
    html = build(project)
    dig = row(html, "TOY-DIG-01")
    assert "<td>Dig on edge <code>0,0|0,1</code>, <b>once</b> &amp; never &lt;twice&gt;.</td>" in dig
    assert 'see <a href="#TOY-DIG-01">DIG-01</a>' in row(html, "TOY-DIG-02")
    assert "<pre>| TOY-DRAWN | a drawing |\n</pre>" in html


def test_a_clause_defined_twice_is_an_error(project: Path) -> None:
    (project / "docs/rules/again.md").write_text("| TOY-DIG-02 | once more |\n")
    with pytest.raises(ValueError, match=r"toy\.md:10: TOY-DIG-02 is defined twice"):
        rules_page.main(project)


def test_every_row_of_the_real_rules_has_one_anchor() -> None:
    root = Path(rules_page.__file__).parent.parent
    files = sorted((root / "docs/rules").glob("*.md"))
    clauses = rules_page.read_clauses(files)
    html = rules_page.page(files, clauses, rules_page.link_clauses(clauses, root))
    assert len(clauses) > 600
    assert [name for name in clauses if html.count(f'<tr id="{name}"') != 1] == []

"""The inline script: tables of things can be searched and sorted. Without it the page loses nothing else."""

from typing import Final

SCRIPT: Final = """
const tables = document.querySelectorAll("table.sortable");
document.getElementById("search")?.addEventListener("input", event => {
  const wanted = event.target.value.trim().toLowerCase();
  for (const row of document.querySelectorAll("table.sortable tbody tr"))
    row.hidden = !row.dataset.search.includes(wanted);
});
for (const table of tables) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    const up = head.getAttribute("aria-sort") === "descending" || (column === 0 && !head.hasAttribute("aria-sort"));
    heads.forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const value = row => row.cells[column].dataset.value;
    const order = column === 0 ? (a, b) => value(a).localeCompare(value(b)) : (a, b) => value(a) - value(b);
    const rows = [...table.tBodies[0].rows].sort((a, b) => up ? order(a, b) : order(b, a));
    table.tBodies[0].append(...rows);
  }));
}
"""

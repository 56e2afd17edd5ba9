/* Watches whether anything on the board moves. Where something is: its box on the screen, as if nothing had been scrolled.
   What may be clicked is lifted by two pixels. */
() => {
  const LIFT = 2;
  const HANDED_ON = ["start"]; // a piece, not a place: it goes from player to player
  const table = document.querySelector("main.table");

  function boxes() {
    const scrolled = new Map();
    const offset = (element) => {
      if (!element || element === document.documentElement) return [0, 0];
      if (!scrolled.has(element)) {
        const [x, y] = offset(element.parentElement);
        scrolled.set(element, [x + element.scrollLeft, y + element.scrollTop]);
      }
      return scrolled.get(element);
    };
    const found = new Map();
    for (const element of table.querySelectorAll("[data-place], .target")) {
      if (element.closest(".turn-tray, .log")) continue; // these scroll inside by themselves
      const box = (element.querySelector(":scope > .shape") ?? element).getBoundingClientRect();
      if (!box.width && !box.height) continue;
      const [x, y] = offset(element.parentElement);
      const place = (element.dataset.place ?? element.dataset.target) + (element.matches(".target") ? " (to press)" : "");
      if (HANDED_ON.includes(place)) continue;
      const list = found.get(place) ?? [];
      list.push([box.x + x, box.y + y, box.width, box.height]);
      found.set(place, list);
    }
    return found;
  }

  const same = (a, b) => a.every((value, index) => Math.abs(value - b[index]) <= (index === 1 ? LIFT + 0.5 : 0.5));
  const known = new Map();
  const moved = new Map();

  function compare() {
    const now = boxes();
    for (const [place, list] of now) {
      const before = known.get(place);
      // Of two things with the same name, one may come or go; those that stay must stay where they are.
      const [few, many] = before && before.length < list.length ? [before, list] : [list, before ?? list];
      const strays = few.filter((one) => !many.some((other) => same(one, other)));
      if (strays.length && !moved.has(place)) moved.set(place, `${place} at ${table.dataset.number}: ${before} became ${list}`);
      known.set(place, list);
    }
    for (const place of known.keys()) if (!now.has(place)) known.delete(place); // it may come back elsewhere
  }

  let wide = 0;
  let high = 0;
  let places = 0;
  function look() {
    compare();
    places = Math.max(places, known.size);
    wide = Math.max(wide, document.documentElement.scrollWidth);
    high = Math.max(high, document.documentElement.scrollHeight);
  }
  return { look, found: () => ({ moved: [...moved.values()].slice(0, 30), places, wide, high }) };
}

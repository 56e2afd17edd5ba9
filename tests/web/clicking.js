/* Plays by clicking, and lets somebody watch. Runs inside the page: one question for a whole stretch. */
async ({ clicks, seed, patience }, watcher) => {
  const table = document.querySelector("main.table");
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isOver = () => table.dataset.status === "over";
  const things = () => all(".table .target.lit").filter((one) => one.getClientRects().length);
  const buttons = () => all(".turn-tray.mine button:not(:disabled)").filter((one) => !one.closest(".back"));
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  async function until(test, milliseconds) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      if (test()) return true;
      await frame();
    }
    return false;
  }

  let done = 0;
  for (; done < clicks; done++) {
    const ready = await until(() => isOver() || things().length || buttons().length, patience);
    if (!ready) throw new Error("nothing to choose");
    watcher.look();
    if (isOver()) break;
    const lit = things();
    const offered = lit.length && random() < 0.6 ? lit : buttons();
    const list = offered.length ? offered : lit;
    const one = list[Math.floor(Math.max(random(), random()) * list.length)];
    const number = table.dataset.number;
    const picked = all(".target.picked").length;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await until(() => table.dataset.number !== number || all(".target.picked").length !== picked, 150);
    await frame();
    watcher.look();
  }
  if (isOver()) await until(() => document.querySelector("dialog .scores"), patience);
  watcher.look();
  return { ...watcher.found(), clicks: done, over: isOver() };
}

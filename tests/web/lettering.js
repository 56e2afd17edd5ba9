/* All words that can be seen on a table: how large they are on the screen, whether they are stretched or cut off, and, given a
   picture of the page without its words, how well they stand out from what lies behind them. Runs inside the page. */
async (ground) => {
  const table = document.querySelector("main.table");
  const ELSEWHERE = ".log, .turn-tray, .hidden, [hidden], :disabled, header.top, .mark"; // plain paper, the same for all games; shapes
  const pixels = ground && (await read(ground));

  async function read(base64) {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    return brush;
  }

  const channel = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (one, other) => {
    const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const numbers = (colour) => {
    const found = colour.match(/[\d.]+/g).map(Number);
    return colour.startsWith("color(srgb") ? [found[0] * 255, found[1] * 255, found[2] * 255, found[3] ?? 1] : [...found.slice(0, 3), found[3] ?? 1];
  };

  /** How strong words are: their own opacity and that of everything around them. */
  function strength(element) {
    let all = 1;
    for (let one = element; one && one !== table; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
    return all;
  }

  /** The contrast that nine tenths of the ground behind the words keep; lines lie closer than their boxes, so these are trimmed. */
  function standsOut(element, box, size, colour) {
    const trim = box.height < 2 * size ? (box.height - 0.75 * size) / 2 : 0.2 * size;
    const measures = [box.x, box.y + trim, box.width, box.height - 2 * trim].map(Math.round);
    const { data } = pixels.getImageData(measures[0], measures[1], Math.max(1, measures[2]), Math.max(1, measures[3]));
    const alpha = colour[3] * strength(element);
    const found = [];
    for (let at = 0; at < data.length; at += 16) {
      const behind = [data[at], data[at + 1], data[at + 2]];
      found.push(contrast(behind, behind.map((value, n) => colour[n] * alpha + value * (1 - alpha))));
    }
    found.sort((a, b) => a - b);
    return found[Math.floor(found.length / 10)];
  }

  /** What cuts off whatever reaches beyond it, where that isn't meant to be: names of people may end in dots, lists may be scrolled. */
  function frames(element) {
    const found = { cut: null, scrolled: null };
    for (let one = element; one && one !== table; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.textOverflow === "ellipsis" || one.hasAttribute("clip-path")) return found;
      if (style.overflowY === "auto") found.scrolled = one.getBoundingClientRect();
      else if (style.overflowX !== "visible" && one.clientWidth) found.cut ??= one.getBoundingClientRect();
    }
    return found;
  }

  const isWithin = (box, other) => box.right > other.left && box.left < other.right && box.top >= other.top && box.bottom <= other.bottom;
  const meets = (box, other) => box.right > other.left && box.left < other.right && box.bottom > other.top && box.top < other.bottom;

  const panel = table.querySelector(".panel")?.getBoundingClientRect();
  const words = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(ELSEWHERE)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const inDrawing = element instanceof SVGElement;
    const { cut, scrolled } = frames(element);
    if (box.width < 1 || box.height < 1 || !isWithin(box, new DOMRect(0, 0, innerWidth, innerHeight))) continue;
    if ((scrolled && !isWithin(box, scrolled)) || (panel && !element.closest(".panel") && meets(box, panel))) continue;
    const style = getComputedStyle(element);
    const matrix = inDrawing ? element.getScreenCTM() : { a: element.currentCSSZoom ?? 1, d: element.currentCSSZoom ?? 1 };
    const size = Number.parseFloat(style.fontSize) * Math.min(Math.abs(matrix.a), Math.abs(matrix.d));
    words.push({
      words: node.data.trim(),
      size,
      stretched: element.hasAttribute("textLength") || Math.abs(matrix.a / matrix.d - 1) > 0.01,
      cut: cut !== null && (box.left < cut.left - 1 || box.right > cut.right + 1),
      contrast: pixels ? standsOut(element, box, size, numbers(inDrawing ? style.fill : style.color)) : null,
    });
  }
  return words;
}

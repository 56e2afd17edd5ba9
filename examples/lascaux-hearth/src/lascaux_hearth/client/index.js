// Hearth drawn for the browser: the clearing, and everybody's fires. Lascaux loads this module by itself, unbuilt;
// names and numbers come with `printed`, what lies where with `view`, and what can be clicked with its choices.

// The page allows no style elements, but sheets that a script builds; its colours follow light and dark.
const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  .hearth { display: grid; gap: 1rem; }
  .hearth h3 { margin: 0; font-size: 1rem; }
  .hearth-row { display: flex; flex-wrap: wrap; gap: .5rem; }
  .hearth-thing { padding: .5rem .75rem; border: 1px solid var(--stone); border-radius: .5rem; background: none; color: inherit;
    font: inherit; text-align: left; }
  button.hearth-thing { border: 2px solid var(--accent); cursor: pointer; }
  .hearth-heat { color: var(--accent); letter-spacing: .1em; }
`);

function draw(element, { view, printed, choose }) {
  const { names } = printed;

  const goods = (row) => ["wood", "flint"].filter((good) => row[good]).map((good) => `${row[good]} ${names.goods[good]}`).join(", ");

  // A button where one of the seat's choices points at the thing, else plain.
  const thing = (kind, name, verbs, ...lines) => {
    const wanted = ({ verb, targets }) => verbs.includes(verb) && targets.some((at) => at.kind === kind && at.name === name);
    const offered = verbs.length ? view.choices.find(wanted) : undefined;
    const node = document.createElement(offered ? "button" : "div");
    node.className = "hearth-thing";
    if (offered) node.addEventListener("click", () => choose(offered.choice));
    for (const [text, style] of lines) {
      const line = node.appendChild(document.createElement("div"));
      line.textContent = text;
      if (style) line.className = style;
    }
    return node;
  };

  const row = (title, things) => {
    const section = document.createElement("section");
    section.appendChild(document.createElement("h3")).textContent = title;
    const line = section.appendChild(document.createElement("div"));
    line.className = "hearth-row";
    line.append(...things);
    return section;
  };

  const lying = printed.finds.filter(({ slug }) => view.clearing[slug]);
  const finds = lying.map((find) =>
    thing("find", find.slug, ["take"], [`${view.clearing[find.slug]} × ${names.finds[find.slug]}`], [goods(find)]));
  const fires = (camp, seat) => printed.places.map((place) => {
    const heat = camp.heat[place.slug];
    return thing("place", place.slug, seat === view.actor ? ["light", "feed"] : [],
      [names.places[place.slug]], ["▲".repeat(heat) + "·".repeat(place.holds - heat), "hearth-heat"], [`+${place.warms}`]);
  });
  const camps = view.camps.map((camp, seat) =>
    row(`${seat + 1}: ${camp.warmth} ${names.glossary.warmth}; ${goods(camp)}`, fires(camp, seat)));

  const table = document.createElement("div");
  table.className = "hearth";
  table.append(row(names.glossary.clearing, finds), ...camps);
  element.replaceChildren(table);
}

export default {
  mount(element, context) {
    document.adoptedStyleSheets.push(STYLE);
    draw(element, context);
    return {
      update: (next) => draw(element, next),
      destroy: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== STYLE);
        element.replaceChildren();
      },
    };
  },
};

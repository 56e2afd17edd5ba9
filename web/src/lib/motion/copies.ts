import type { Drawing } from "../icons";
import type { Box } from "./paths";
import type { Place } from "./types";

const SVG = "http://www.w3.org/2000/svg";

/** Something on the table that can be seen now. */
export interface Found {
  place: Place;
  element: HTMLElement | SVGElement;
  box: DOMRect;
}

/** The first of these places that is on the screen. */
export function find(places: Place | Place[] | undefined): Found | null {
  for (const place of typeof places === "string" ? [places] : (places ?? []))
    for (const element of document.querySelectorAll<Found["element"]>(`[data-place="${place}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && onScreen(box)) return { place, element, box };
    }
  return null;
}

function onScreen(box: DOMRect): boolean {
  return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

/** A copy of what is drawn there, lying exactly above it. */
export function copyOf({ element: part, box: own }: Found): HTMLElement {
  const copy = holder(own);
  copy.append(part instanceof SVGElement ? drawn(part, own) : cloned(part));
  const style = getComputedStyle(part);
  copy.style.color = style.color;
  copy.style.font = style.font;
  return copy;
}

/** A good or a person as it is carried. */
export function carried(sign: Drawing, own: Box): HTMLElement {
  const copy = holder(own);
  const around = document.createElementNS(SVG, "svg");
  around.setAttribute("width", String(own.width));
  around.setAttribute("height", String(own.height));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", sign.sign);
  around.append(use);
  copy.append(around);
  return copy;
}

function cloned(part: HTMLElement): Element {
  const clone = part.cloneNode(true) as HTMLElement;
  bare(clone);
  Object.assign(clone.style, { position: "absolute", inset: "0", width: "100%", height: "100%", margin: "0" });
  return clone;
}

/** A part of a drawing needs a drawing around it, with the same units. */
function drawn(part: SVGElement, own: Box): Element {
  const clone = part.cloneNode(true) as SVGElement;
  bare(clone);
  if (part instanceof SVGSVGElement && !part.ownerSVGElement) {
    clone.setAttribute("width", String(own.width));
    clone.setAttribute("height", String(own.height));
    return clone;
  }
  const around = document.createElementNS(SVG, "svg");
  const box = (part as SVGGraphicsElement).getBBox();
  around.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  around.setAttribute("width", String(own.width));
  around.setAttribute("height", String(own.height));
  clone.removeAttribute("transform");
  around.append(clone);
  return around;
}

/** A copy is nothing to click, to name or to find. */
function bare(clone: Found["element"]): void {
  clone.style.removeProperty("opacity"); // its original may be hidden
  for (const element of [clone, ...clone.querySelectorAll("*")])
    for (const name of ["id", "data-place", "data-target", "tabindex", "role", "aria-label", "aria-pressed"])
      element.removeAttribute(name);
}

/** An empty sheet above a place. */
export function holder(own: Box): HTMLElement {
  const sheet = document.createElement("div");
  sheet.className = "moving";
  Object.assign(sheet.style, {
    left: `${own.x}px`,
    top: `${own.y}px`,
    width: `${own.width}px`,
    height: `${own.height}px`,
  });
  return sheet;
}

/** How many: "+3", beside what flies or alone. */
export function figure(count: number): HTMLElement {
  const text = document.createElement("b");
  text.textContent = `${count < 0 ? "−" : "+"}${Math.abs(count)}`;
  return text;
}

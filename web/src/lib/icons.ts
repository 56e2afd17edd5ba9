import common from "../art/signs/common.svg?raw";

/** A small picture by its place in the page's sprite, and its measures. */
export interface Drawing {
  sign: string;
  wide: number;
  high: number;
}

/** What a game draws, by id: its own pictures, and those of all games. */
export type Icons = Readonly<Record<string, Drawing>>;

const SYMBOL = /<symbol id="sign-([\w-]+)" viewBox="\S+ \S+ (\S+) (\S+)">/g;

/** Put a sprite that art/signs has drawn into the page, and list what is in it. */
export function signs(sprite: string): Icons {
  const holder = document.createElement("div");
  holder.className = "hidden";
  holder.style.top = "0"; // it must not make the page longer
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.append(holder);
  return Object.fromEntries(
    [...sprite.matchAll(SYMBOL)].map(([, id, wide, high]) => [
      id!,
      { sign: `#sign-${id}`, wide: Number(wide), high: Number(high) },
    ]),
  );
}

/** What more than one game draws. */
export const COMMON = signs(common);

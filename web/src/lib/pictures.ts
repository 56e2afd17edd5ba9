const found = import.meta.glob<string>("../art/pages/*.svg", { query: "?url", import: "default", eager: true });

/** Addresses of the pictures of pages: of a game by its id, and of what waits, is empty or lost. */
export const PICTURES = new Map(
  Object.entries(found).map(([path, url]) => [path.split("/").at(-1)!.replace(".svg", ""), url]),
);

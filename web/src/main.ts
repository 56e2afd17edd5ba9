import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";

/** A part that does not come may have gone with an older client: then this page is old as well. */
async function reloadIfOld(): Promise<void> {
  const page = await (await fetch("/", { cache: "no-store" })).text();
  if (!page.includes(new URL(import.meta.url).pathname)) location.reload();
}
addEventListener("vite:preloadError", () => void reloadIfOld());

mount(App, { target: document.getElementById("app")! });

import { namesOf } from "../../lib/printed.svelte";
import { de } from "./names.de";
import { en } from "./names.en";

export const { nameOf, some, list } = namesOf("caverna", { en, de });

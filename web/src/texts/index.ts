import { speaker } from "../lib/texts";
import { de } from "./de";
import { en } from "./en";

/** What the application itself says. */
export const say = speaker({ en, de });

import { COMMON, type Icons, signs } from "../../lib/icons";
import sprite from "../../art/signs/caverna.svg?raw";

const OWN = signs(sprite);

export const ICONS: Icons = { ...COMMON, ...OWN, furnish: OWN.chair!, "deep-ruby-mine": OWN["ruby-mine"]! };

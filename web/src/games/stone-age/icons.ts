import { COMMON, type Icons, signs } from "../../lib/icons";
import sprite from "../../art/signs/stone-age.svg?raw";

const OWN = signs(sprite);

export const ICONS: Icons = { ...COMMON, ...OWN, wheat: COMMON.grain! };

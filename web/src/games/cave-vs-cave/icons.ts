import { COMMON, type Icons, signs } from "../../lib/icons";
import sprite from "../../art/signs/cave-vs-cave.svg?raw";

export const ICONS: Icons = { ...COMMON, ...signs(sprite), emmer: COMMON.grain! };

import { expect, it } from "vitest";
import { lines } from "./lines";

it("breaks names at spaces, and long words before their last part", () => {
  expect(lines("Cuddle room", 12)).toEqual(["Cuddle room"]);
  expect(lines("Cuddle room", 10)).toEqual(["Cuddle", "room"]);
  expect(lines("Slaughtering cave", 12)).toEqual(["Slaughtering", "cave"]);
  expect(lines("Slaughtering cave", 10)).toEqual(["Slaugh-", "tering", "cave"]);
  expect(lines("Eingangswohnhöhle", 10)).toEqual(["Eingangs-", "wohnhöhle"]);
  expect(lines("Zusatzwohnhöhle", 12)).toEqual(["Zusatzwohn-", "höhle"]);
  expect(lines("Tischlerei", 5)).toEqual(["Tischlerei"]);
});

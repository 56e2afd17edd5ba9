import { expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";

const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it("says everything in both languages, with the same gaps", () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const id of Object.keys(en) as (keyof typeof en)[]) {
    expect(de[id]).not.toBe("");
    expect(gaps(de[id]), id).toEqual(gaps(en[id]));
  }
});

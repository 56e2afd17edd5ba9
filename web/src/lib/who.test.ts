import { describe, expect, it } from "vitest";
import { wanted } from "./who.svelte";

describe("where somebody goes after logging in", () => {
  it.each([
    ["/tables/x?code=y", "/tables/x?code=y"],
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("%s", (then, there) => expect(wanted(new URLSearchParams({ then }))).toBe(there));

  it("is the lobby, if they wanted nothing else", () => expect(wanted(new URLSearchParams())).toBe("/"));
});

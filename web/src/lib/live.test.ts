import { beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: unknown[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: URL) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

function told(number: number, from: number, texts: string[]): { data: string } {
  const lines = texts.map((text) => ({ seat: 0, round: 1, text, targets: [] }));
  return {
    data: JSON.stringify({ type: "table", number, log: { from, length: from + lines.length, lines }, undo: {} }),
  };
}

describe("a live table", () => {
  let live: LiveTable;

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
    live = new LiveTable("t", null);
    live.connect();
    FakeSocket.last.onopen();
  });

  it("forgets lines that were undone and takes the new ones", () => {
    FakeSocket.last.onmessage(told(3, 0, ["a", "b", "c"]));
    FakeSocket.last.onmessage(told(5, 1, ["x"]));
    expect(live.log.map((line) => line.text)).toEqual(["a", "x"]);
  });

  it("notices who comes and goes", () => {
    const seats = [
      { name: "Ada", here: true, late: false },
      { name: "Bob", here: true, late: false },
    ];
    const log = { from: 0, length: 0, lines: [] };
    FakeSocket.last.onmessage({ data: JSON.stringify({ type: "table", number: 3, seats, log, undo: {} }) });
    FakeSocket.last.onmessage({
      data: JSON.stringify({ type: "here", version: 1, here: [true, false], late: [false, true] }),
    });
    expect(live.shown?.seats).toEqual([seats[0], { name: "Bob", here: false, late: true }]);
    expect(live.shown?.number).toBe(3);
  });

  it("begins where a long log begins", () => {
    FakeSocket.last.onmessage(told(300, 100, ["a", "b"]));
    FakeSocket.last.onmessage(told(301, 102, ["c"]));
    expect(live.first).toBe(100);
    expect(live.log.map((line) => line.text)).toEqual(["a", "b", "c"]);
  });

  it("sends one choice at a time, with the number it answers", () => {
    FakeSocket.last.onmessage(told(7, 0, ["a"]));
    live.choose(12);
    live.choose(13);
    expect(FakeSocket.last.sent).toEqual([{ type: "choose", id: 1, number: 7, choice: 12, hold: "matters" }]);
    FakeSocket.last.onmessage({ data: JSON.stringify({ type: "refused", id: 1, error: { code: "x", text: "no" } }) });
    expect(live.refusal).toBe("no");
    live.choose(13);
    expect(FakeSocket.last.sent).toHaveLength(2);
  });

  it("comes back after the connection was lost, and says what it has seen", () => {
    FakeSocket.last.onmessage(told(7, 0, ["a"]));
    const before = FakeSocket.last;
    before.close();
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last).not.toBe(before);
    expect(FakeSocket.last.address.searchParams.get("seen")).toBe("7");
  });
});

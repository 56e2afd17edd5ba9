import type { Play } from "../../lib/play.svelte";

const FAR = 7; // pixels before a press becomes a drag

/** A room taken from the display and carried to a cavern: the same two picks as two clicks. */
export interface Drag {
  readonly room: string | null; // in the hand
  readonly x: number;
  readonly y: number;
  down: (event: PointerEvent) => void;
  click: (event: MouseEvent) => void;
}

function under(event: { clientX: number; clientY: number }, kind: string): string | null {
  const found = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<SVGElement>(".target.lit, .target.picked");
  const [what, name] = (found?.dataset["target"] ?? "").split(" ");
  return what === kind ? (name ?? null) : null;
}

export function drags(play: Play): Drag {
  let room = $state<string | null>(null);
  let x = $state(0);
  let y = $state(0);
  let dropped = false; // a drag ends with a click, which means nothing more

  function down(event: PointerEvent): void {
    const taken = event.pointerType === "touch" || event.button ? null : under(event, "room");
    dropped = false;
    if (!taken || !play.all.some((offer) => offer.targets.length > 1)) return;
    const from = { x: event.clientX, y: event.clientY };

    function move(now: PointerEvent): void {
      ({ clientX: x, clientY: y } = now);
      if (room || Math.hypot(x - from.x, y - from.y) < FAR) return;
      room = taken;
      play.hovered = null;
      if (!play.isPicked("room", taken!)) play.picked = [{ kind: "room", name: taken! }];
    }

    function up(now: PointerEvent): void {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (!room) return;
      dropped = true;
      room = null;
      const space = now.type === "pointerup" ? under(now, "space") : null;
      const offer = play.left.find((one) => one.targets.some((spot) => spot.kind === "space" && spot.name === space));
      if (offer) play.choose(offer);
      else play.clear();
    }
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  function click(event: MouseEvent): void {
    if (dropped) event.stopPropagation();
    dropped = false;
  }

  return {
    get room() {
      return room;
    },
    get x() {
      return x;
    },
    get y() {
      return y;
    },
    down,
    click,
  };
}

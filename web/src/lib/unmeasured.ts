/** The window of a test lays nothing out: every size is 0, and nobody is told of another. */
class Unmeasured implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= Unmeasured;

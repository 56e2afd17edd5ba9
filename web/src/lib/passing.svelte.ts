const LONG = 2200; // milliseconds

/** Something that has just changed, for as long as it takes to see it; not what there was when one sat down. Made while a component is. */
export class Passing {
  now = $state<string>();

  constructor(of: () => string) {
    let last = of();
    $effect(() => {
      const next = of();
      if (next === last) return;
      last = next;
      this.now = next;
      const timer = setTimeout(() => (this.now = undefined), LONG);
      return () => clearTimeout(timer);
    });
  }
}

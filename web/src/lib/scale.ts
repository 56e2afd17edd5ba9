const STEPS = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round numbers for an axis that holds all values and zero, at most seven of them. */
export function ticks(values: number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = STEPS.find((one) => (high - low) / one <= 5) ?? 1000;
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The index of the place nearest to a number, in places that grow. */
export function nearest(places: number[], wanted: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - wanted) < Math.abs(places[best]! - wanted)) best = index;
  });
  return best;
}

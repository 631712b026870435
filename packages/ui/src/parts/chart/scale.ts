/** The two ends of something, the lesser first on an axis of values. */
export type Span = readonly [from: number, to: number];

/**
 * Maps a domain linearly onto a range of drawing units. A domain of one value maps to the middle of the range, so
 * that a constant series is a line through the middle and not at an edge.
 */
export function linearScale([from, to]: Span, [start, end]: Span): (value: number) => number {
  const length = to - from;
  return (value) =>
    length === 0 ? (start + end) / 2 : start + ((value - from) / length) * (end - start);
}

/** The minimum and maximum of some numbers, or undefined if there are none. */
export function spanOf(values: readonly number[]): Span | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  return values.reduce<Span>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [first, first],
  );
}

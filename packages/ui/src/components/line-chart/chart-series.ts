/** The meaning of a line's colour; on a chart of many it only tells them apart. */
export type ChartTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

/** A value at a time (Unix ms). Null is a gap: nothing is known, which is not zero. */
export type ChartPoint = { readonly at: number; readonly value: number | null };

/** One line, its points in the order of time. */
export type ChartSeries = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** Unless given, series take turns with tones, dashes and markers. */
  readonly tone?: ChartTone;
};

/** A value that matters, as a line across the chart. */
export type ChartThreshold = {
  readonly label: string;
  readonly value: number;
  readonly tone: ChartTone;
};

/** A thing that happened at a time (Unix ms), for example a change that may explain a bend. */
export type ChartEvent = { readonly id: string; readonly at: number; readonly label: string };

/** The events by the point whose step they are in: the last one before them, or else the first. */
export function eventsByInstant(
  events: readonly ChartEvent[],
  instants: readonly number[],
): ReadonlyMap<number | undefined, readonly ChartEvent[]> {
  return Map.groupBy(
    events,
    ({ at }) => instants.findLast((instant) => instant <= at) ?? instants[0],
  );
}

/** Every time at which some series has a point, each once, in order. */
export function instantsOf(series: readonly ChartSeries[]): readonly number[] {
  const all = series.flatMap(({ points }) => points.map(({ at }) => at));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** The values of some series that there are, for the height of the axis. */
export function valuesOf(series: readonly ChartSeries[]): readonly number[] {
  return series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
}

/** Finds the value of a series at a time, null if missing. */
export function valueFinder({ points }: ChartSeries): (at: number) => number | null {
  const values = new Map(points.map(({ at, value }) => [at, value]));
  return (at) => values.get(at) ?? null;
}

/** The index of the nearest time; 0 if there are none. */
export function nearestIndex(instants: readonly number[], at: number): number {
  return instants.reduce((best, instant, index) => {
    const nearest = instants[best] ?? instant;
    return Math.abs(instant - at) < Math.abs(nearest - at) ? index : best;
  }, 0);
}

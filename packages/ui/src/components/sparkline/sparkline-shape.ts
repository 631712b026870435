import { linearScale, linePath, spanOf } from '../../parts/chart/index.ts';
import type { Place } from '../../parts/chart/index.ts';

/** The drawing's own units; the style sets the size. */
export const sparklineBox = { width: 80, height: 24 } as const;

/* So that the line's own width is not cut off at the sides; more above and below keeps it quiet. */
const inset = { inline: 2, block: 5 } as const;

/** The drawing: a line, or a dot for a single value, and the zero line if the values cross it. */
export type SparklineShape = {
  readonly line: string;
  readonly dot: Place | null;
  readonly zero: number | null;
};

/** The shape of a series, evenly spaced and scaled to the height of the box. */
export function sparklineShape(values: readonly number[]): SparklineShape {
  const { width, height } = sparklineBox;
  const span = spanOf(values);
  if (span === undefined) return { line: '', dot: null, zero: null };
  const y = linearScale(span, [height - inset.block, inset.block]);
  const x = linearScale([0, values.length - 1], [inset.inline, width - inset.inline]);
  const places = values.map((value, index): Place => [x(index), y(value)]);
  const [only = null] = places;
  return {
    line: linePath(places),
    dot: places.length === 1 ? only : null,
    zero: span[0] < 0 && span[1] > 0 ? y(0) : null,
  };
}

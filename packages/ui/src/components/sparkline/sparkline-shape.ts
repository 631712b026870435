import { linearScale, linePath, spanOf } from '../../parts/chart/index.ts';
import type { Place } from '../../parts/chart/index.ts';

/** The drawing's own units; the style says how large they come out. */
export const sparklineBox = { width: 80, height: 24 } as const;

/* So that the line's own width is not cut off at the sides; more above and below keeps it quiet. */
const inset = { inline: 2, block: 5 } as const;

/** What is to be drawn: a line, or a dot where there is only one value, and zero where the values cross it. */
export type SparklineShape = {
  readonly line: string;
  readonly dot: Place | null;
  readonly zero: number | null;
};

/** The shape of a series, evenly spaced, as high as the box whatever its values. */
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

import { valueFinder } from './chart-series.ts';
import type { ChartSeries, ChartTone } from './chart-series.ts';

/** The look of a line, which differs from the others also without colour. */
export type SeriesLook = {
  readonly tone: ChartTone;
  /** Lengths of dashes and gaps, in drawing units; undefined is a whole line. */
  readonly dash: string | undefined;
  /** The outline of its marker, around the point. */
  readonly marker: string;
};

const tones: readonly ChartTone[] = ['primary', 'neutral', 'success', 'warning', 'error'];
const dashes: readonly (string | undefined)[] = [undefined, '7 4', '2 3', '10 3 2 3'];
const markers: readonly string[] = [
  'M-3.25 0a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0z',
  'M-3-3h6v6h-6z',
  'M0-4L3.75 2.75h-7.5z',
  'M0-4.25L4.25 0L0 4.25L-4.25 0z',
  'M0 4L3.75-2.75h-7.5z',
];

const turn = <T>(kinds: readonly T[], index: number): T | undefined => kinds[index % kinds.length];

/** The look of the series at an index: no two of the first twenty have both dash and marker in common. */
export function seriesLook({ tone }: ChartSeries, index: number): SeriesLook {
  return {
    tone: tone ?? turn(tones, index) ?? 'neutral',
    dash: turn(dashes, index),
    marker: turn(markers, index) ?? '',
  };
}

/** The dashes of the threshold at an index, finer than those of any series. */
export function thresholdDash(index: number): string {
  return turn(['2 2', '6 2', '2 2 6 2'], index) ?? '';
}

/** A series with the look that it has wherever it is shown, and its values by their times. */
export type DrawnSeries = {
  readonly series: ChartSeries;
  readonly look: SeriesLook;
  readonly valueAt: (at: number) => number | null;
};

/**
 * The series of a chart, each with its look. The look depends on the position, so that it stays
 * when another series is hidden.
 */
export function drawnSeries(all: readonly ChartSeries[]): readonly DrawnSeries[] {
  return all.map((series, index) => ({
    series,
    look: seriesLook(series, index),
    valueAt: valueFinder(series),
  }));
}

import { linearScale, spanOf, timeTicks, valueTicks } from '../../parts/chart/index.ts';
import type { Place, Span } from '../../parts/chart/index.ts';
import type { ChartPoint } from './chart-series.ts';

/** Room that the text of an axis takes, in drawing units: a character, a line, and the air beside it. */
const text = { character: 7.2, line: 16, gap: 8 } as const;

/** A mark of an axis: its text, its position, and the alignment of the text. */
export type ChartTick = {
  readonly label: string;
  readonly place: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** The positions of all parts of a chart, in drawing units. */
export type ChartLayout = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The time at a distance from the left. */
  readonly timeAt: (x: number) => number;
  readonly times: readonly ChartTick[];
  readonly values: readonly ChartTick[];
};

/** The input of a layout. */
export type ChartLayoutInput = {
  readonly width: number;
  readonly instants: readonly number[];
  /** All values that must be seen, thresholds among them. */
  readonly values: readonly number[];
  /** The range that the value axis always covers; default: the range of the values. */
  readonly range?: Span | undefined;
  readonly formatValue: (value: number) => string;
  readonly formatTick: (at: number) => string;
};

/** Lays a chart out for the width that it has. */
export function chartLayout(input: ChartLayoutInput): ChartLayout {
  const { width, instants, formatValue } = input;
  const height = width < 480 ? 200 : 240;
  const seen = spanOf([...input.values, ...(input.range ?? [])]) ?? [0, 1];
  const ticks = valueTicks(seen, 5);
  const longest = Math.max(0, ...ticks.map((tick) => formatValue(tick).length));
  const left = longest * text.character + text.gap;
  const [right, top, bottom] = [width - text.gap, text.gap, height - text.line - text.gap];
  const time: Span = [instants[0] ?? 0, instants.at(-1) ?? 0];
  const x = linearScale(time, [left, right]);
  const y = linearScale(spanOf(ticks) ?? [0, 1], [bottom, top]);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x,
    y,
    timeAt: linearScale([left, right], time),
    times: timesOf(input, time, x),
    values: ticks.map((tick) => ({ label: formatValue(tick), place: y(tick), anchor: 'end' })),
  };
}

function timesOf(input: ChartLayoutInput, time: Span, x: (at: number) => number): ChartTick[] {
  const { width, formatTick } = input;
  const label = formatTick(time[0]).length * text.character;
  const room = Math.floor((x(time[1]) - x(time[0])) / (label + 3 * text.gap));
  /* No finer than the points: a tick between two of them would promise a value there. */
  return timeTicks(time, Math.min(room, input.instants.length - 1)).map((tick) => {
    const place = x(tick);
    const isAtEnd = place + label / 2 > width;
    return { label: formatTick(tick), place, anchor: isAtEnd ? 'end' : 'middle' };
  });
}

/** The places of a line's points; null where it has a gap. */
export function placesOf(
  points: readonly ChartPoint[],
  { x, y }: Pick<ChartLayout, 'x' | 'y'>,
): readonly (Place | null)[] {
  return points.map(({ at, value }) => (value === null ? null : [x(at), y(value)]));
}

/** Positions along a line that are far enough apart for separate markers. */
export function markedPlaces(places: readonly (Place | null)[]): readonly Place[] {
  const apart = 48;
  return places.reduce<readonly Place[]>((marked, place) => {
    const last = marked.at(-1);
    const isFar = place !== null && (last === undefined || place[0] - last[0] >= apart);
    return isFar ? [...marked, place] : marked;
  }, []);
}

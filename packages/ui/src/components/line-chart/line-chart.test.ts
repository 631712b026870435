import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartLayout, markedPlaces, placesOf } from './chart-layout.ts';
import { instantsOf, nearestIndex, valueFinder, valuesOf } from './chart-series.ts';
import type { ChartSeries } from './chart-series.ts';
import { seriesLook } from './series-look.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12, 0);
const humo: ChartSeries = {
  id: '1',
  name: 'Humo deposits',
  points: [
    { at: start, value: 97 },
    { at: start + minute, value: null },
    { at: start + 3 * minute, value: 91 },
  ],
};
const uzcard: ChartSeries = { id: '2', name: 'Uzcard', points: [{ at: start + minute, value: 0 }] };

describe('series', () => {
  it('share the times of all, each once and in order', () => {
    expect(instantsOf([uzcard, humo])).toEqual([start, start + minute, start + 3 * minute]);
    expect(instantsOf([])).toEqual([]);
  });

  it('have their values, zero among them and gaps left out', () => {
    expect(valuesOf([humo, uzcard])).toEqual([97, 91, 0]);
  });

  it('have no value in a gap and where they have no point', () => {
    expect(valueFinder(humo)(start)).toBe(97);
    expect(valueFinder(humo)(start + minute)).toBeNull();
    expect(valueFinder(uzcard)(start)).toBeNull();
    expect(valueFinder(uzcard)(start + minute)).toBe(0);
  });

  it('are pointed at where the pointer is nearest', () => {
    expect([-1, 4, 6, 99].map((at) => nearestIndex([0, 10, 20], at))).toEqual([0, 0, 1, 2]);
    expect(nearestIndex([], 5)).toBe(0);
  });

  it('differ without colour: no two of the first twenty share dash and marker', () => {
    const looks = Array.from({ length: 20 }, (_, index) => seriesLook(humo, index));
    expect(new Set(looks.map(({ dash, marker }) => `${dash} ${marker}`)).size).toBe(20);
  });

  it('have the requested tone', () => {
    expect(seriesLook({ ...humo, tone: 'error' }, 0).tone).toBe('error');
  });
});

const laidOut = (width: number, range?: readonly [number, number]) =>
  chartLayout({
    width,
    range,
    instants: instantsOf([humo, uzcard]),
    values: valuesOf([humo]),
    formatValue: (value) => `${value} %`,
    formatTick: (at) => new Date(at).toISOString().slice(11, 16),
  });

describe('chartLayout', () => {
  it('covers the values in round steps, or the requested range', () => {
    expect(laidOut(640).values.map(({ label }) => label)).toEqual([
      '90 %',
      '92 %',
      '94 %',
      '96 %',
      '98 %',
    ]);
    const [first, ...rest] = laidOut(640, [0, 100]).values;
    expect([first?.label, rest.at(-1)?.label]).toEqual(['0 %', '100 %']);
  });

  it('leaves room for the longest text of the axis', () => {
    const long = chartLayout({
      width: 640,
      instants: [start],
      values: [1_000_000],
      formatValue: (value) => `${value}.00 UZS`,
      formatTick: String,
    });
    expect(long.left).toBeGreaterThan(laidOut(640).left);
  });

  it('has fewer times on a narrower page, at least one, and no more than points', () => {
    const hour = Array.from({ length: 13 }, (_, index) => start + index * 5 * minute);
    const timesAt = (width: number, instants: readonly number[]) =>
      chartLayout({
        width,
        instants,
        values: [0],
        formatValue: String,
        formatTick: () => '12:30',
      }).times.length;
    expect(timesAt(200, hour)).toBeLessThan(timesAt(960, hour));
    expect(timesAt(40, hour)).toBeGreaterThanOrEqual(1);
    expect(timesAt(960, hour)).toBe(13);
    expect(timesAt(960, hour.slice(0, 3))).toBe(3);
  });

  it('finds the time under the pointer again', () => {
    const { x, timeAt } = laidOut(640);
    expect(timeAt(x(start + minute))).toBeCloseTo(start + minute, 3);
  });

  it('keeps every point and every tick within the drawing, however wide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 120, max: 2000 }), (width) => {
        const layout = laidOut(width);
        const places = placesOf(humo.points, layout).flatMap((place) => (place ? [place] : []));
        expect(places.every(([x, y]) => x >= layout.left && x <= width && y >= 0)).toBe(true);
        expect(layout.times.every(({ place }) => place >= 0 && place <= width)).toBe(true);
      }),
    );
  });
});

describe('markers', () => {
  it('are far enough apart to be distinguished', () => {
    const places = Array.from({ length: 20 }, (_, index) => [index * 10, 0] as const);
    expect(markedPlaces(places).map(([x]) => x)).toEqual([0, 50, 100, 150]);
  });

  it('are not placed on a gap', () => {
    expect(markedPlaces([null, [5, 5], null])).toEqual([[5, 5]]);
  });
});

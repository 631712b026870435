import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale, linePath, isolatedPoints, spanOf, timeTicks, valueTicks } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const finite = { noNaN: true, noDefaultInfinity: true, min: -1e5, max: 1e5 } as const;

describe('linearScale', () => {
  it('maps the ends onto the ends, and values between in proportion, upwards too', () => {
    const y = linearScale([0, 100], [200, 0]);
    expect([y(0), y(25), y(100)]).toEqual([200, 150, 0]);
  });

  it('puts a domain of one value into the middle', () => {
    expect(linearScale([5, 5], [0, 24])(5)).toBe(12);
  });
});

describe('spanOf', () => {
  it('is the least and the greatest, negative ones too', () => {
    expect(spanOf([3, -2, 7])).toEqual([-2, 7]);
  });

  it('does not exist without numbers', () => {
    expect(spanOf([])).toBeUndefined();
  });
});

describe('linePath', () => {
  it('starts again after a gap', () => {
    expect(linePath([[0, 1], [1.005, 2], null, [3, 4], [5, 6]])).toBe('M0 1L1 2M3 4L5 6');
  });

  it('is empty for nothing', () => {
    expect(linePath([])).toBe('');
    expect(linePath([null, null])).toBe('');
  });
});

describe('isolatedPoints', () => {
  it('finds the places that no line reaches, at the ends too', () => {
    expect(isolatedPoints([[0, 0], null, [2, 2], null, [4, 4], [5, 5]])).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });
});

describe('valueTicks', () => {
  it('counts in round steps', () => {
    expect(valueTicks([0, 100], 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(valueTicks([0, 100], 4)).toEqual([0, 25, 50, 75, 100]);
    expect(valueTicks([0.1, 0.42], 4)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(valueTicks([-35, 12], 5)).toEqual([-40, -30, -20, -10, 0, 10, 20]);
  });

  it('surrounds a single value, also zero', () => {
    expect(valueTicks([0, 0], 2)).toEqual([-1, 0, 1]);
    expect(valueTicks([50, 50], 2)).toEqual([0, 50, 100]);
  });

  it('covers every span, in rising order and not in too many steps', () => {
    fc.assert(
      fc.property(fc.double(finite), fc.double({ ...finite, min: 1e-3 }), (least, length) => {
        const most = least + length;
        const ticks = valueTicks([least, most], 5);
        const slack = Math.abs(most) * 1e-9 + 1e-9;
        expect(ticks[0]).toBeLessThanOrEqual(least + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most - slack);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('timeTicks', () => {
  it('counts an hour in tens of minutes, on the round minute of UTC', () => {
    const from = Date.UTC(2026, 10, 20, 12, 27);
    const at = (hours: number, minutes: number): number => Date.UTC(2026, 10, 20, hours, minutes);
    expect(timeTicks([from, from + hour], 6)).toEqual([
      at(12, 30),
      at(12, 40),
      at(12, 50),
      at(13, 0),
      at(13, 10),
      at(13, 20),
    ]);
  });

  it('counts a day in hours and a month in days', () => {
    const from = Date.UTC(2026, 10, 1);
    expect(timeTicks([from, from + 24 * hour], 4)).toHaveLength(5);
    expect(timeTicks([from, from + 30 * 24 * hour], 6).length).toBeLessThanOrEqual(7);
  });

  it('has one tick for one moment, and always at least one', () => {
    expect(timeTicks([minute, minute], 5)).toEqual([minute]);
    expect(timeTicks([minute + 1, minute + 3], 1)).toHaveLength(1);
  });

  it('stays within the span', () => {
    fc.assert(
      fc.property(fc.nat(2e9), fc.integer({ min: 1, max: 2e9 }), (from, length) => {
        const ticks = timeTicks([from, from + length], 6);
        expect(ticks.every((tick) => tick >= from && tick <= from + length)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

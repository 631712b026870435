import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sparklineBox, sparklineShape } from './sparkline-shape.ts';

it('draws the series from edge to edge, the greatest value on top', () => {
  expect(sparklineShape([1, 3, 2])).toEqual({ line: 'M2 19L40 5L78 12', dot: null, zero: null });
});

it('draws a constant series through the middle', () => {
  expect(sparklineShape([7, 7]).line).toBe('M2 12L78 12');
});

it('draws one value as a dot, since a line needs two', () => {
  expect(sparklineShape([7]).dot).toEqual([40, 12]);
});

it('draws nothing of nothing', () => {
  expect(sparklineShape([])).toEqual({ line: '', dot: null, zero: null });
});

it('shows zero only where the values cross it', () => {
  expect(sparklineShape([-1, 1]).zero).toBe(12);
  expect(sparklineShape([-3, -1]).zero).toBeNull();
  expect(sparklineShape([0, 4]).zero).toBeNull();
});

it('never leaves its box', () => {
  const value = fc.double({ noNaN: true, min: -1e15, max: 1e15 });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const numbers = (sparklineShape(values).line.match(/[\d.]+/g) ?? []).map(Number);
      const within = (index: number): number =>
        index % 2 === 0 ? sparklineBox.width : sparklineBox.height;
      expect(numbers.every((number, index) => number >= 0 && number <= within(index))).toBe(true);
    }),
  );
});

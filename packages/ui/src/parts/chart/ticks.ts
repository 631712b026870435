import type { Span } from './scale.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The distances between times, in ms, that a reader counts in without effort. */
const timeSteps: readonly number[] = [
  ...[1, 5, 15, 30].map((seconds) => seconds * second),
  ...[1, 5, 10, 15, 30].map((minutes) => minutes * minute),
  ...[1, 2, 3, 6, 12].map((hours) => hours * hour),
  ...[1, 2, 7, 14, 28, 91, 364].map((days) => days * day),
];

/* Removes rounding noise of fractions: 0.30000000000000004 becomes 0.3. */
const exact = (value: number): number => Number(value.toPrecision(12));

function valueStep(length: number, count: number): number {
  const rough = length / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5].find((factor) => factor * power >= rough * 0.999) ?? 10;
  return step * power;
}

/**
 * Round values from at or below the minimum to at or above the maximum, in about `count` steps of
 * 1, 2, 2.5 or 5 times a power of ten. A single value gets neighbours on both sides.
 */
export function valueTicks([least, most]: Span, count: number): readonly number[] {
  if (least === most) {
    const around = Math.abs(least) || 1;
    return valueTicks([least - around, most + around], count);
  }
  const step = valueStep(most - least, count);
  const from = Math.floor(exact(least / step));
  const to = Math.ceil(exact(most / step));
  return Array.from({ length: to - from + 1 }, (_, index) => exact((from + index) * step));
}

/** Round UTC times (Unix ms) within a span, at most `count` steps from end to end. */
export function timeTicks([from, to]: Span, count: number): readonly number[] {
  if (from === to) return [from];
  const fits = (step: number): boolean => (to - from) / step <= Math.max(1, count);
  const step = timeSteps.find(fits) ?? to - from;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  const ticks = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * step,
  );
  return ticks.length > 0 ? ticks : [from];
}

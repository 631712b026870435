import { describe, expect, it } from 'vitest';
import { type CallbackState, callbackRetryDelayMs, callbackStateAfter } from './index.ts';

const middle = 0.5;
const hourMs = 60 * 60_000;

/** The delays of a callback that is never accepted. */
function waits(random: number): number[] {
  const made: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const wait = callbackRetryDelayMs(tries, random);
    if (wait === undefined) return made;
    made.push(wait);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('the schedule of a callback', () => {
  it('begins after 5 seconds and grows with every try', () => {
    const all = waits(middle);
    expect(all[0]).toBe(5_000);
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    expect(new Set(all).size).toBe(all.length);
  });

  // API-35
  it('takes a day with any jitter', () => {
    expect(sum(waits(middle)) / hourMs).toBeCloseTo(23.7, 1);
    expect(sum(waits(0)) / hourMs).toBeGreaterThan(20);
    expect(sum(waits(0.999_999)) / hourMs).toBeLessThan(28);
  });

  it('spreads each wait by 15 % to either side, in whole milliseconds', () => {
    expect(callbackRetryDelayMs(2, 0)).toBe(25_500);
    expect(callbackRetryDelayMs(2, middle)).toBe(30_000);
    expect(callbackRetryDelayMs(2, 0.999_999_9)).toBe(34_500);
    expect(callbackRetryDelayMs(1, 1 / 3)).toBe(4_750);
  });

  it('has no delay before the first attempt, and ends after 11 attempts', () => {
    expect(callbackRetryDelayMs(0, middle)).toBeUndefined();
    expect(callbackRetryDelayMs(10, middle)).toBe(10 * hourMs);
    expect(callbackRetryDelayMs(11, middle)).toBeUndefined();
  });
});

describe('a callback after a try', () => {
  it.each([
    ['WAITING', { isTaken: true, hasNewer: false, hasTriesLeft: true }, 'EXECUTED'],
    ['WAITING', { isTaken: true, hasNewer: true, hasTriesLeft: false }, 'EXECUTED'],
    ['WAITING', { isTaken: false, hasNewer: false, hasTriesLeft: true }, 'WAITING'],
    ['WAITING', { isTaken: false, hasNewer: true, hasTriesLeft: true }, 'SUPERSEDED'],
    ['WAITING', { isTaken: false, hasNewer: true, hasTriesLeft: false }, 'SUPERSEDED'],
    ['WAITING', { isTaken: false, hasNewer: false, hasTriesLeft: false }, 'FAILED'],
    ['SUPERSEDED', { isTaken: true, hasNewer: true, hasTriesLeft: true }, 'EXECUTED'],
    ['SUPERSEDED', { isTaken: false, hasNewer: true, hasTriesLeft: true }, 'SUPERSEDED'],
    ['FAILED', { isTaken: true, hasNewer: false, hasTriesLeft: false }, 'EXECUTED'],
    ['EXECUTED', { isTaken: false, hasNewer: false, hasTriesLeft: true }, 'EXECUTED'],
  ] satisfies [CallbackState, Parameters<typeof callbackStateAfter>[1], CallbackState][])(
    '%s after %j is %s',
    (before, tried, after) => {
      expect(callbackStateAfter(before, tried)).toBe(after);
    },
  );
});

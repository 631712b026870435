import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSuccessRate, successRateLevel, thresholdsError } from './index.ts';

const thresholds = { successPercentLowThreshold: 70, successPercentHighThreshold: 90 };

describe('the level of a success rate', () => {
  // OFFICE-58
  test.each([
    [0, 'low'],
    [69.99, 'low'],
    [70, 'middle'],
    [89.99, 'middle'],
    [90, 'high'],
    [100, 'high'],
  ])('%d percent between 70 and 90 is %s', (percent, level) => {
    expect(successRateLevel(percent, thresholds)).toBe(level);
  });

  test('with one threshold for both there is nothing between', () => {
    const one = { successPercentLowThreshold: 80, successPercentHighThreshold: 80 };
    expect(successRateLevel(79.9, one)).toBe('low');
    expect(successRateLevel(80, one)).toBe('high');
  });

  test('with thresholds the wrong way round the warning wins', () => {
    const wrong = { successPercentLowThreshold: 90, successPercentHighThreshold: 70 };
    expect(successRateLevel(80, wrong)).toBe('low');
  });
});

// PEOPLE-37
test('thresholds may meet, and not cross', () => {
  expect(thresholdsError(thresholds)).toBeUndefined();
  const one = { successPercentLowThreshold: 80, successPercentHighThreshold: 80 };
  expect(thresholdsError(one)).toBeUndefined();
  expect(thresholdsError({ ...one, successPercentLowThreshold: 81 })).toMatch(/less than/);
});

describe('a success rate as people read it', () => {
  test.each([
    [0, '0\u202F%'],
    [2.3, '2.3\u202F%'],
    [96.4, '96.4\u202F%'],
    [100, '100\u202F%'],
    [89.99, '89.9\u202F%'],
    [66.666_666_7, '66.6\u202F%'],
  ])('%d is written %s', (percent, text) => {
    expect(formatSuccessRate(percent)).toBe(text);
  });

  test('has a comma in Russian and Uzbek', () => {
    expect(formatSuccessRate(96.4, 'ru')).toBe('96,4\u202F%');
    expect(formatSuccessRate(96.4, 'uz')).toBe('96,4\u202F%');
  });

  test('never shows a threshold of whole percents that was not reached', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.nat(100), (percent, low) => {
        fc.pre(percent <= low - 0.000_001);
        expect(Number.parseFloat(formatSuccessRate(percent))).toBeLessThan(low);
      }),
    );
  });

  test('keeps every rate of tenths as it is', () => {
    fc.assert(
      fc.property(fc.nat(1000), (tenths) => {
        expect(Number.parseFloat(formatSuccessRate(tenths / 10))).toBe(tenths / 10);
      }),
    );
  });
});

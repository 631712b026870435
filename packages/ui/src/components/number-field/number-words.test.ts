import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberWords } from './number-words.ts';

const wordsWith = (decimals: number, limits: { minValue?: number; maxValue?: number } = {}) =>
  numberWords({
    decimals,
    minValue: undefined,
    maxValue: undefined,
    step: 1,
    problemText: undefined,
    ...limits,
  });

describe('a number field', () => {
  test('formats the typed number or reports that it is too large, never another number', () => {
    const typed = fc.record({
      decimals: fc.integer({ min: 0, max: 8 }),
      units: fc.bigInt({ min: 0n, max: 10n ** 17n }),
    });
    fc.assert(
      fc.property(typed, ({ decimals, units }) => {
        const digits = String(units).padStart(decimals + 1, '0');
        const point = digits.length - decimals;
        const text = `${digits.slice(0, point)}${decimals > 0 ? '.' : ''}${digits.slice(point)}`;
        const words = wordsWith(decimals);
        const reading = words.read(text);
        if (reading.ok && reading.value !== null) {
          expect(words.write(reading.value).replaceAll('\u202F', '')).toBe(text);
        } else {
          expect(reading).toMatchObject({ ok: false, value: null });
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['9'.repeat(30), 'Enter 9\u202F007\u202F199\u202F254\u202F740\u202F991 or less'],
    [`-${'9'.repeat(30)}`, 'Enter \u22129\u202F007\u202F199\u202F254\u202F740\u202F991 or more'],
  ])('of %s says whether the number is too small or too large', (text, message) => {
    expect(wordsWith(0).read(text)).toMatchObject({ ok: false, message });
  });

  test('reports an error for a limit that is infinite', () => {
    const words = wordsWith(2, { maxValue: Infinity, minValue: 0 });
    expect(words.read('abc')).toMatchObject({ message: 'Enter a number' });
    expect(words.read('-'.padEnd(30, '9'))).toMatchObject({ message: 'Enter 0.00 or more' });
    expect(words.step?.(2 ** 51 / 100, 10)).toBe(2 ** 51 / 100);
  });
});

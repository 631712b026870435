import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../money/index.ts';
import { formatDateTimeUtc, formatDateUtc, formatLongUtc } from './index.ts';
import { months } from './months.ts';

const languages: readonly Language[] = ['en', 'ru', 'uz'];
const time = fc.date({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Parses a formatted text: the day as yyyy-MM-dd, and the rest. */
function readBack(text: string, names: readonly string[]): string {
  const [, day = '', month = '', year = '', clock = ''] =
    /^(\d+)[ -](\D+?),? (\d{4})(?: г\.)?(?:,? ([\d:]+))?$/.exec(text) ?? [];
  const number = names.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')} ${clock}`.trim();
}

test.each(languages)('%s has twelve months of different names', (language) => {
  const { long, short } = months[language];
  expect([new Set(long).size, new Set(short).size]).toEqual([12, 12]);
});

// FORM-3
describe('dates in words', () => {
  test.each([
    ['en', '20 November 2026', '5 May 2026, 14:03', '05 May 2026 14:03:07'],
    ['ru', '20 ноября 2026 г.', '5 мая 2026 г., 14:03', '05 мая 2026 14:03:07'],
    ['uz', '20-noyabr, 2026', '5-may, 2026, 14:03', '05-may, 2026 14:03:07'],
  ] as const)('are written in %s as its readers do', (language, date, dateTime, long) => {
    expect(formatDateUtc('2026-11-20T23:59:59.999Z', language)).toBe(date);
    expect(formatDateTimeUtc('2026-05-05T14:03:07.000Z', language)).toBe(dateTime);
    expect(formatLongUtc('2026-05-05T14:03:07.000Z', language)).toBe(long);
  });

  // OFFICE-26
  test('the long format is English by default', () => {
    expect(formatLongUtc('2026-11-20T01:02:03.456Z')).toBe('20 Nov 2026 01:02:03');
  });

  test.each(languages)(
    "a time formatted in %s parses back, in every machine's zone",
    (language) => {
      vi.stubEnv('TZ', 'America/St_Johns');
      fc.assert(
        fc.property(time, (date) => {
          const iso = date.toISOString();
          const [day = '', clock = ''] = iso.slice(0, 19).split('T');
          const { long, short } = months[language];
          expect(readBack(formatDateUtc(iso, language), long)).toBe(day);
          expect(readBack(formatDateTimeUtc(iso, language), long)).toBe(
            `${day} ${clock.slice(0, 5)}`,
          );
          expect(readBack(formatLongUtc(iso, language), short)).toBe(`${day} ${clock}`);
        }),
      );
    },
  );

  test('an invalid time is refused', () => {
    for (const language of languages) {
      expect(() => formatDateUtc('soon', language)).toThrow(RangeError);
      expect(() => formatDateTimeUtc('soon', language)).toThrow(RangeError);
      expect(() => formatLongUtc('soon', language)).toThrow(RangeError);
    }
  });
});

import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatClockUtc, formatDayUtc, formatShortUtc } from './index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'Asia/Tashkent', 'Europe/Berlin', 'America/St_Johns'])(
  'on a machine in %s',
  (zone) => {
    // OFFICE-26
    test('times are written in UTC, even in the hour that the local clock skips', () => {
      vi.stubEnv('TZ', zone);
      expect(formatShortUtc('2026-11-20T01:02:03.456Z')).toBe('20/11/2026 01:02:03');
      expect(formatShortUtc('2026-03-29T02:30:00.000Z')).toBe('29/03/2026 02:30:00');
      expect(formatShortUtc('2027-01-01T01:30:00.000+02:00')).toBe('31/12/2026 23:30:00');
      expect(formatClockUtc(Date.UTC(2026, 2, 29, 2, 30, 7))).toBe('02:30:07');
    });

    test('every time of the wire keeps its digits', () => {
      vi.stubEnv('TZ', zone);
      const from = new Date('2000-01-01T00:00:00Z');
      const to = new Date('2100-01-01T00:00:00Z');
      fc.assert(
        fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (date) => {
          const iso = date.toISOString();
          const [day = '', time = ''] = iso.slice(0, 19).split('T');
          const expected = `${day.split('-').toReversed().join('/')} ${time}`;
          expect(formatShortUtc(iso)).toBe(expected);
          expect(formatClockUtc(date.getTime())).toBe(time);
        }),
      );
    });
  },
);

test('a day and a time in figures have dots in Russian, and slashes in English and Uzbek', () => {
  const iso = '2026-11-20T01:02:03.456Z';
  expect(formatShortUtc(iso, 'ru')).toBe('20.11.2026 01:02:03');
  expect(formatShortUtc(iso, 'uz')).toBe('20/11/2026 01:02:03');
  expect(formatDayUtc(Date.parse(iso))).toBe('20/11/2026');
  expect(formatDayUtc(iso, 'ru')).toBe('20.11.2026');
});

test('an invalid time is refused', () => {
  expect(() => formatDayUtc('soon')).toThrow(RangeError);
  expect(() => formatShortUtc('soon')).toThrow(RangeError);
  expect(() => formatClockUtc(Number.NaN)).toThrow(RangeError);
});

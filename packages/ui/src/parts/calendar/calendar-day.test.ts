import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, dayOf, parseDay } from './calendar-day.ts';

const anyDay = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day as text', () => {
  test('is read as people write it, as machines do, and with blanks around it', () => {
    fc.assert(
      fc.property(anyDay, (iso) => {
        const [year = '', month = '', day = ''] = iso.split('-');
        expect(parseDay(iso)).toBe(iso);
        expect(parseDay(` ${day}/${month}/${year}\n`)).toBe(iso);
        expect(parseDay(`${day}.${month}.${year}`)).toBe(iso);
      }),
    );
  });

  test.each([
    '',
    ' ',
    '30/02/2026',
    '2026-02-29',
    '2026-13-01',
    '0000-01-01',
    '20/11.2026',
    '11/20/2026',
    '20/11/26',
    '1/2/2026',
    '2026-1-2',
    '2026-11-20T00:00:00Z',
    'tomorrow',
  ])('%j is not a day', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  test('comes back unchanged from the fields', () => {
    fc.assert(
      fc.property(anyDay, (iso) => {
        const day = parseDay(iso);
        expect(day !== null && dayOf(dateOf(day))).toBe(iso);
      }),
    );
  });

  test('is refused if it looks like a day but does not exist', () => {
    expect(() => dateOf('2026-02-30')).toThrow(RangeError);
    expect(() => dateOf('2026-1-1')).toThrow(RangeError);
  });
});

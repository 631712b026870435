import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayMs,
  formatInvoiceDay,
  formatReportDay,
  parseInvoiceDay,
  parseReportDay,
} from './index.ts';

const firstDay = Date.parse('0001-01-01T00:00:00Z') / dayMs;
const lastDay = Date.parse('9999-12-30T00:00:00Z') / dayMs;
const anyDay = fc.integer({ min: firstDay, max: lastDay });

describe('days on the wire', () => {
  // API-4, INVOICE-54
  test('are dd/MM/yyyy in invoice lists and yyyy-MM-dd in reports, in UTC', () => {
    const lastMoment = Date.parse('2026-11-20T23:59:59.999Z');
    expect(formatInvoiceDay(lastMoment)).toBe('20/11/2026');
    expect(formatReportDay(lastMoment)).toBe('2026-11-20');
  });

  test('a formatted day parses back to its first moment', () => {
    const moment = fc.integer({ min: 0, max: dayMs - 1 });
    fc.assert(
      fc.property(anyDay, moment, (day, offset) => {
        const ms = day * dayMs;
        expect(parseInvoiceDay(formatInvoiceDay(ms + offset))).toEqual({ ok: true, ms });
        expect(parseReportDay(formatReportDay(ms + offset))).toEqual({ ok: true, ms });
      }),
    );
  });

  test('an accepted day exists in the calendar and formats to the same text', () => {
    const text = fc
      .tuple(fc.nat(40), fc.nat(14), fc.nat(9999))
      .map(([day, month, year]) => [pad(day, 2), pad(month, 2), pad(year, 4)].join('/'));
    fc.assert(
      fc.property(text, (given) => {
        const parsed = parseInvoiceDay(given);
        expect(parsed.ok ? formatInvoiceDay(parsed.ms) : given).toBe(given);
      }),
    );
  });

  // API-4
  test.each([
    ['29/02/2024', true],
    ['29/02/2000', true],
    ['29/02/2026', false],
    ['29/02/1900', false],
    ['30/02/2024', false],
    ['31/04/2026', false],
    ['00/01/2026', false],
    ['01/13/2026', false],
    ['32/01/2026', false],
    ['01/01/0000', false],
    ['30/12/9999', true],
    ['31/12/9999', false],
  ])('%s is a day: %s', (text, isDay) => {
    const parsed = parseInvoiceDay(text);
    expect(parsed.ok || parsed.error).toBe(isDay || 'no-such-day');
    expect(parseReportDay(text.split('/').toReversed().join('-'))).toEqual(parsed);
  });

  test('surrounding blanks are ignored, and any other form is refused', () => {
    expect(parseInvoiceDay(' 20/11/2026\n')).toEqual(parseReportDay('2026-11-20 '));
    expect(parseInvoiceDay(' ')).toEqual({ ok: false, error: 'empty' });
    expect(parseReportDay('')).toEqual({ ok: false, error: 'empty' });
    for (const text of ['2026-11-20', '1/2/2026', '20/11/26', '20.11.2026', '20/11/2026 10:00']) {
      expect(parseInvoiceDay(text)).toEqual({ ok: false, error: 'not-a-date' });
    }
    for (const text of ['20/11/2026', '2026-1-2', '+012026-01-02', '2026-11-20T00:00:00Z']) {
      expect(parseReportDay(text)).toEqual({ ok: false, error: 'not-a-date' });
    }
  });

  test('an invalid time is refused', () => {
    expect(() => formatInvoiceDay(Number.NaN)).toThrow(RangeError);
    expect(() => formatReportDay(Number.NaN)).toThrow(RangeError);
  });
});

function pad(part: number, length: number): string {
  return String(part).padStart(length, '0');
}

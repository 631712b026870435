import { expect, test } from 'vitest';
import { daysOf, periodOf, periodOptions } from './periods.ts';

const now = Date.parse('2026-03-01T00:00:00.000Z');

// OFFICE-443
test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
  ['all', null, null],
] as const)('%s is %s to %s, in UTC days and with both of them', (id, dateFrom, dateTo) => {
  expect(daysOf(id, now)).toEqual({ dateFrom, dateTo });
});

test('every period is known again by its days, and other days are none of them', () => {
  for (const { id } of periodOptions) {
    expect(periodOf(daysOf(id, now) ?? { dateFrom: null, dateTo: null }, now)).toBe(id);
  }
  expect(periodOf({ dateFrom: '2026-02-28', dateTo: null }, now)).toBe('other');
  expect(daysOf('other', now)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { uzbekNames } from './index.ts';

const styles = ['long', 'short', 'narrow'] as const;

/* Node carries the whole of the Unicode tables, unlike browsers. */
const ofNode = (options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat('uz', { timeZone: 'UTC', ...options }).format(date).toLowerCase();

describe('names of a calendar in Uzbek are those of the Unicode tables', () => {
  test.each(styles)('weekdays, %s', (weekday) => {
    const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 15 + day)));
    expect(uzbekNames.weekdays[weekday].map((name) => name.toLowerCase())).toEqual(
      week.map((date) => ofNode({ weekday }, date)),
    );
  });

  test('months', () => {
    const year = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
    expect(uzbekNames.months.long).toEqual(year.map((date) => ofNode({ month: 'long' }, date)));
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uzbekDateParts } from './uzbek-dates.ts';

const choices: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: '2-digit', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long' },
  { month: 'long', year: 'numeric' },
  { month: 'long' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'narrow' },
  { day: 'numeric' },
  { year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
];

const day = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('a date in Uzbek', () => {
  /* Node carries the whole of the Unicode tables, unlike browsers. */
  test.each(choices.map((choice) => [Object.keys(choice).join(' '), choice] as const))(
    'is formatted as the Unicode tables say: %s',
    (_name, choice) => {
      const zones = fc.constantFrom('UTC', 'Asia/Tashkent', 'America/St_Johns');
      fc.assert(
        fc.property(day, zones, (date, timeZone) => {
          const ofNode = new Intl.DateTimeFormat('uz', { ...choice, timeZone });
          expect(uzbekDateParts(date, ofNode.resolvedOptions())).toEqual(
            ofNode.formatToParts(date),
          );
        }),
      );
    },
  );

  test.each([{ hour: 'numeric' }, { year: 'numeric', era: 'short' }] as const)(
    'is left to the browser if it is more than a day: %o',
    (choice) => {
      const options = new Intl.DateTimeFormat('uz', choice).resolvedOptions();
      expect(uzbekDateParts(new Date(0), options)).toBeNull();
    },
  );
});

import { expect, test } from 'vitest';
import { shownCell } from './shown-cell.ts';

// OFFICE-576
test.each([
  ['57600.00', true, '57\u202F600.00'],
  ['-1015.00', true, '\u22121\u202F015.00'],
  ['25250.50', false, '25\u202F250.50'],
  ['12345', true, '12\u202F345'],
  ['12345', false, '12345'],
  ['2026-11-20', true, '2026-11-20'],
  ['', false, '—'],
  [null, true, '—'],
])('%j (summed: %j) is shown as %j', (cell, isSummed, shown) => {
  expect(shownCell(cell, isSummed)).toBe(shown);
});

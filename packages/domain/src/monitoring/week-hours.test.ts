import { expect, test } from 'vitest';
import { weekHourCount, weekHourOf } from './index.ts';

// OFFICE-870
test.each([
  ['2026-11-23T00:00:00.000Z', 0],
  ['2026-11-23T00:59:59.999Z', 0],
  ['2026-11-24T03:10:00.000Z', 27],
  ['2026-11-29T23:59:59.999Z', weekHourCount - 1],
  ['1970-01-01T00:00:00.000Z', 72],
])('%s is hour %i of the week', (time, hour) => {
  expect(weekHourOf(Date.parse(time))).toBe(hour);
});

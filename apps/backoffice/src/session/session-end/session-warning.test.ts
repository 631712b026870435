import { expect, test } from 'vitest';
import { nextCheckMs, warningOf } from './session-warning.ts';

const minute = 60_000;
const at = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms).toISOString();
const session = (idleMs: number, endMs: number) => ({
  serverDate: at(0),
  idleEndDate: at(idleMs),
  endDate: at(endMs),
  confirmedUntilDate: null,
  hasApp: false,
  hasPasskey: false,
  hasPassword: true,
  hasProvider: false,
});

// PEOPLE-175
test.each([
  [30 * minute, 600 * minute, null, 28 * minute],
  [2 * minute, 600 * minute, 'idle', 2 * minute],
  [2 * minute + 1, 600 * minute, null, 1],
  [30 * minute, 10 * minute, null, 8 * minute],
  [30 * minute, 2 * minute, 'end', 2 * minute],
  [minute, minute, 'end', minute],
  [minute, 2 * minute, 'idle', minute],
])(
  'with %i ms until idle and %i ms in all the warning is %s, and it is looked at after %i ms',
  (idleMs, endMs, warning, nextMs) => {
    expect(warningOf(session(idleMs, endMs))).toBe(warning);
    expect(nextCheckMs(session(idleMs, endMs))).toBe(nextMs + 500);
  },
);

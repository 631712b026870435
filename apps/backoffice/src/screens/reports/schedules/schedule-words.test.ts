import { expect, test } from 'vitest';
import { makeReportSchedule, makeReportSchedules } from '../../../fixtures/report-schedules.ts';
import { dueWords, receiverWords, scheduleWords, sendingWords } from './schedule-words.ts';

test('a schedule says what is sent where, when next, and how the last sending ended', () => {
  const words = makeReportSchedules().map((schedule) =>
    [
      scheduleWords(schedule),
      receiverWords(schedule),
      dueWords(schedule),
      ...schedule.sendings.map(sendingWords),
    ].join(' | '),
  );
  expect(words).toEqual([
    'Balance | books@bozor.example | 30/11/2026 00:15:00 UTC | Sent 23/11/2026 00:15:02 UTC, 7 lines',
    'Transactions, Deposits, test payments | https://books.bozor.example/reports | 30/11/2026 00:15:00 UTC | Failed so far, is tried again: answered 503',
    'Balance | books@bozor.example | Paused',
    'Balance | books@bozor.example | Not sent: you have no access to this report | Not sent: you had no access to this report',
  ]);
});

// RUN-603, RUN-900, RUN-902
test.each([
  [
    { state: 'SENT', lines: null },
    'Sent 23/11/2026 00:15:02 UTC, as a link: the file is too large',
  ],
  [{ state: 'CANCELED', error: 'paused' }, 'Not sent: it was paused'],
  [{ state: 'CANCELED', error: 'other' }, 'Not sent'],
  [
    { state: 'CANCELED', error: 'no_sign_in' },
    'Not sent and paused: you had not signed in for long',
  ],
  [
    { state: 'CANCELED', error: 'other_merchant' },
    'Not sent and paused: you came to another merchant',
  ],
  [
    { state: 'FAILED', error: 'not_found' },
    'Not sent: its terminal, provider or pool is not yours any more',
  ],
  [{ state: 'FAILED', error: '550' }, 'Not delivered: answered 550'],
] as const)('%j is "%s"', (differences, words) => {
  const [sending] = makeReportSchedule().sendings;
  if (!sending) throw new Error('there is no sending');
  expect(sendingWords({ ...sending, ...differences })).toBe(words);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type InvoiceStatusCode,
  type WithdrawalEvent,
  autoRetryDelayMs,
  invoiceStatuses,
  isReserved,
  isRetryable,
  payoutAskDelayMs,
  withdrawalTransition,
} from './index.ts';

const eventTypes = [
  'completed',
  'funds-short',
  'deadline-passed',
  'canceled',
  'payout-paid',
  'unknown-payout-paid',
  'payout-refused',
  'payouts-exhausted',
  'payout-unknown',
  'reports-contradict',
  'retried',
] as const satisfies readonly WithdrawalEvent['type'][];

const statuses = invoiceStatuses.map(({ code }) => code);
const go = (status: InvoiceStatusCode, type: WithdrawalEvent['type']) =>
  withdrawalTransition(status, { type });

/** The moves of a withdrawal (INVOICE-27), written out. */
const rows: readonly (readonly [
  InvoiceStatusCode,
  WithdrawalEvent['type'],
  readonly InvoiceStatusCode[],
])[] = [
  ['NEW', 'completed', ['IN_PROGRESS']],
  ['NEW', 'funds-short', ['DECLINED']],
  ['NEW', 'deadline-passed', ['CANCELED']],
  ['NEW', 'canceled', ['CANCELED']],
  ['IN_PROGRESS', 'payout-paid', ['PAYED', 'DONE']],
  ['IN_PROGRESS', 'payouts-exhausted', ['DECLINED']],
  ['IN_PROGRESS', 'payout-refused', []],
  ['IN_PROGRESS', 'payout-unknown', ['ERROR']],
  ['IN_PROGRESS', 'reports-contradict', ['ERROR']],
  ['CANCELED', 'payout-paid', ['ERROR']],
  ['DECLINED', 'payout-paid', ['ERROR']],
  ['DECLINED', 'retried', ['IN_PROGRESS']],
  ['ERROR', 'payout-paid', []],
  ['ERROR', 'unknown-payout-paid', ['PAYED', 'DONE']],
  ['ERROR', 'retried', ['IN_PROGRESS']],
];

describe('a withdrawal', () => {
  // INVOICE-27
  test.each(rows)('in %s, %s leads through %j', (status, event, path) => {
    expect(go(status, event)).toEqual(path);
  });

  test('a booked withdrawal never moves automatically', () => {
    for (const type of eventTypes) expect(go('DONE', type)).toEqual([]);
  });

  // LEDGER-290
  test('only Retry and the answer that was missing move a withdrawal that staff must check', () => {
    const moving = eventTypes.filter((type) => go('ERROR', type).length > 0);
    expect(moving).toEqual(['unknown-payout-paid', 'retried']);
  });

  test('the answer that was missing moves nothing in any other status', () => {
    const moving = statuses.filter((status) => go(status, 'unknown-payout-paid').length > 0);
    expect(moving).toEqual(['ERROR']);
  });

  // INVOICE-44
  test('Retry is offered in DECLINED and ERROR alone', () => {
    expect(statuses.filter(isRetryable)).toEqual(['DECLINED', 'ERROR']);
  });

  test('no sequence of events leaves the statuses, and DONE is reached only from a reserved amount', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...eventTypes), { maxLength: 30 }), (types) => {
        let status: InvoiceStatusCode = 'NEW';
        for (const type of types) {
          for (const to of go(status, type)) {
            expect(statuses).toContain(to);
            if (to === 'DONE') expect(isReserved(status)).toBe(true);
            status = to;
          }
        }
      }),
    );
  });
});

describe('retries', () => {
  // ROUTING-39
  test('another route is tried 1, 5 and 15 minutes after a refusal, three times', () => {
    const delays = [1, 2, 3, 4].map((refusals) => autoRetryDelayMs(refusals, true));
    expect(delays).toEqual([60_000, 300_000, 900_000, undefined]);
  });

  test('nothing is tried again by itself where the setting is off', () => {
    expect(autoRetryDelayMs(1, false)).toBeUndefined();
  });

  test('the status of an unknown payout is requested after 5 s, then less and less often, at least every 5 min', () => {
    const delays = [0, 1, 2, 10].map(payoutAskDelayMs);
    expect(delays).toEqual([5_000, 10_000, 20_000, 300_000]);
  });
});

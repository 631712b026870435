import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  compareReported,
  type DepositEvent,
  type DepositFacts,
  depositTransition,
  graceMs,
  type InvoiceStatusCode,
  invoiceStatuses,
  leasedUntil,
  matchWindowMs,
  maxLeasesPerForm,
} from './index.ts';

const enough: DepositEvent = { type: 'money-reported', fit: 'enough' };
const part: DepositEvent = { type: 'money-reported', fit: 'part' };
const mismatch: DepositEvent = { type: 'money-reported', fit: 'mismatch' };
const events: readonly DepositEvent[] = [
  { type: 'requisites-issued' },
  { type: 'customer-paid' },
  { type: 'customer-paid-in-time' },
  { type: 'deadline-passed' },
  { type: 'match-window-ended' },
  { type: 'return-requested' },
  { type: 'canceled' },
  { type: 'provider-refused' },
  enough,
  part,
  mismatch,
];
const codes = invoiceStatuses.map(({ code }) => code);
const plain: DepositFacts = { withinGrace: true, wasRefused: false, wasMovedByPerson: false };
const facts = fc.record({
  withinGrace: fc.boolean(),
  wasRefused: fc.boolean(),
  wasMovedByPerson: fc.boolean(),
});

function path(status: InvoiceStatusCode, event: DepositEvent, change: Partial<DepositFacts> = {}) {
  return depositTransition(status, event, { ...plain, ...change }).join(' ');
}

describe('the moves of a deposit', () => {
  // INVOICE-15
  test('a deposit moves exactly as the table says, and otherwise does not move', () => {
    const moves = codes.flatMap((status) =>
      events
        .map((event) => ({ event, to: path(status, event) }))
        .filter(({ to }) => to !== '')
        .map(({ event, to }) => {
          const cause = event.type === 'money-reported' ? event.fit : event.type;
          return `${status} ${cause}: ${to}`;
        }),
    );
    expect(moves).toEqual([
      'NEW requisites-issued: IN_PROGRESS',
      'NEW deadline-passed: CANCELED',
      'NEW canceled: CANCELED',
      'NEW enough: ERROR',
      'NEW part: ERROR',
      'NEW mismatch: ERROR',
      'IN_PROGRESS customer-paid: PENDING',
      'IN_PROGRESS customer-paid-in-time: PENDING',
      'IN_PROGRESS deadline-passed: CANCELED',
      'IN_PROGRESS canceled: CANCELED',
      'IN_PROGRESS enough: PAYED DONE',
      'IN_PROGRESS part: PENDING',
      'IN_PROGRESS mismatch: ERROR',
      'PENDING match-window-ended: DECLINED',
      'PENDING return-requested: ERROR',
      'PENDING provider-refused: DECLINED',
      'PENDING enough: PAYED DONE',
      'PENDING mismatch: ERROR',
      'PAYED provider-refused: ERROR',
      'PAYED enough: DONE',
      'PAYED part: ERROR',
      'PAYED mismatch: ERROR',
      'DECLINED enough: PAYED DONE',
      'DECLINED part: PENDING',
      'DECLINED mismatch: ERROR',
      'CANCELED customer-paid-in-time: PENDING',
      'CANCELED enough: PAYED DONE',
      'CANCELED part: PENDING',
      'CANCELED mismatch: ERROR',
    ]);
  });

  test.each([enough, part, mismatch])('money after the grace is for a person: $fit', (money) => {
    expect(path('DECLINED', money, { withinGrace: false })).toBe('ERROR');
    expect(path('CANCELED', money, { withinGrace: false })).toBe('ERROR');
  });

  // FORM-204
  test('a press in time that arrives after the grace, a refusal or a move by a person changes nothing', () => {
    const late = { type: 'customer-paid-in-time' } as const;
    for (const change of [
      { withinGrace: false },
      { wasRefused: true },
      { wasMovedByPerson: true },
    ]) {
      expect(path('CANCELED', late, change)).toBe('');
    }
  });

  test('grace means nothing while the deposit is open', () => {
    expect(path('IN_PROGRESS', enough, { withinGrace: false })).toBe('PAYED DONE');
    expect(path('PENDING', enough, { withinGrace: false })).toBe('PAYED DONE');
  });

  // INVOICE-25
  test.each(['IN_PROGRESS', 'PENDING', 'PAYED', 'DECLINED', 'CANCELED'] as const)(
    "money on %s after a refusal or a person's move is for a person",
    (status) => {
      for (const money of [enough, part, mismatch]) {
        expect(path(status, money, { wasRefused: true })).toBe('ERROR');
        expect(path(status, money, { wasMovedByPerson: true })).toBe('ERROR');
      }
    },
  );

  test('no sequence of events leaves the table, books money that does not fit, or reopens DONE and ERROR', () => {
    const happening = fc.record({ event: fc.constantFrom(...events), facts });
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.array(happening), (start, happenings) => {
        let status = start;
        for (const { event, facts: known } of happenings) {
          const next = depositTransition(status, event, known);
          const isSettled = status === 'DONE' || status === 'ERROR';
          expect(next.every((code) => codes.includes(code))).toBe(true);
          expect(isSettled && next.length > 0).toBe(false);
          expect(next.includes('DONE') && event !== enough).toBe(false);
          status = next.at(-1) ?? status;
        }
      }),
    );
  });
});

describe('amounts are compared, and leases end', () => {
  test('reported money is exact to the minor unit, short or over', () => {
    expect(compareReported(minorUnits(100n), minorUnits(100n))).toBe('exact');
    expect(compareReported(minorUnits(99n), minorUnits(100n))).toBe('short');
    expect(compareReported(minorUnits(101n), minorUnits(100n))).toBe('over');
  });

  test('a match window is an hour, grace and lease half of it, three amounts per form', () => {
    expect([matchWindowMs, graceMs, maxLeasesPerForm]).toEqual([3_600_000, 1_800_000, 3]);
    expect(leasedUntil(1_000)).toBe(1_801_000);
  });
});

import type { Invoice, PendingApproval } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { makeInvoice, makeStatus } from '../../fixtures/invoices.ts';
import { helpingStep, isForPerson, waitingWords } from './waiting-words.ts';

const decidable: PendingApproval = {
  id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
  kind: 'STATUS_CHANGE',
  isOwn: false,
  isDecidable: true,
};
const of = (pending: Partial<PendingApproval>, invoice: Partial<Invoice> = {}) =>
  makeInvoice({ pendingApprovals: [{ ...decidable, ...pending }], ...invoice });

// INVOICE-455
test.each<readonly [Partial<PendingApproval>, string]>([
  [{}, 'A change of this invoice waits'],
  [{ kind: 'REFUND', amount: 5_000_000 }, 'The refund of 50 000.00 UZS waits'],
  [{ kind: 'RETURN', amount: 5_000_000 }, 'The return of 50 000.00 UZS waits'],
  [{ kind: 'RETURN' }, 'A return of money waits'],
  [{ kind: 'PAYOUT_END' }, 'The declared outcome of the payout waits'],
])('the pending change %j is named: %s', (pending, start) => {
  const words = waitingWords(of(pending), {})?.replaceAll(/\s/g, ' ');
  expect(words).toBe(`${start} for approval by a second person`);
  expect(isForPerson(of(pending), {})).toBe(true);
});

const uzs = { currency: currencies.UZS };
const toDone = { name: 'Status', before: 'PENDING', after: 'DONE' };
const amount = { name: 'Amount', before: '5000000', after: '4000000', ...uzs };
const money = { name: 'Money', before: null, after: '5000000', ...uzs };
const reference = { name: 'Bank’s reference', before: null, after: 'BANK-1' };

// INVOICE-455
test.each<readonly [Partial<PendingApproval>, string]>([
  [{ variant: 'STATUS' }, 'A status change'],
  [{ variant: 'STATUS', changes: [toDone] }, 'A status change: PENDING → DONE'],
  [
    { variant: 'STATUS', changes: [amount, toDone] },
    'A status change: 50 000.00 UZS → 40 000.00 UZS, PENDING → DONE',
  ],
  [
    { variant: 'AMOUNT', changes: [amount] },
    'A change of the amount: 50 000.00 UZS → 40 000.00 UZS',
  ],
  [
    { variant: 'REPORTED_TRANSFER', changes: [money, reference, toDone] },
    'A reported transfer: 50 000.00 UZS, PENDING → DONE',
  ],
  [
    {
      variant: 'ASSIGNED_TRANSFER',
      changes: [money, reference, { ...toDone, after: 'PENDING' }],
    },
    'An assigned transfer: 50 000.00 UZS',
  ],
])('the pending change %j is named by what it is, with its values: %s', (pending, words) => {
  const [name, values] = words.split(': ');
  const sentence = `${name} waits for approval by a second person`;
  const named = waitingWords(of(pending), {})?.replaceAll(/\s/g, ' ');
  expect(named).toBe(values === undefined ? sentence : `${sentence}: ${values}`);
});

// INVOICE-455
test('the words say who decides where the person may not', () => {
  const own = { isOwn: true, isDecidable: false };
  expect(waitingWords(of(own), {})).toMatch(/\. You requested it: somebody else decides$/);
  const seen = { isDecidable: false };
  expect(waitingWords(of(seen), {})).toMatch(/\. People who may decide approvals do that$/);
});

test('while a change waits for a second person, no other step is offered and nobody else is named', () => {
  const invoice = of({}, { invoiceStatus: makeStatus('ERROR'), receivedAmount: 100 });
  expect(waitingWords(invoice, {})).not.toMatch(/People who may change the status/);
  expect(helpingStep(invoice, true)).toBeUndefined();
  expect(helpingStep(of({}, { isRetryable: true }))).toBeUndefined();
});

test('a refund whose payee waits is said once, on its deposit and on its own page', () => {
  const refund = { kind: 'REFUND', amount: 5_000_000 } as const;
  const part = { ...refund, state: 'APPROVAL' } as const;
  const sentence = /^The refund of 50.000\.00\u00A0UZS waits for approval by a second person$/;
  const deposit = of(refund, { refundedAmount: 5_000_000, refundsUnderWay: [part] });
  expect(waitingWords(deposit, {})).toMatch(sentence);
  const invoiceStatus = makeStatus('NEW');
  const own = of(refund, { flowType: { code: 'WITHDRAWAL' }, invoiceStatus });
  expect(waitingWords(own, {})).toMatch(sentence);
});

test('a request for money back whose return waits is not decided again', () => {
  const invoice = of({ kind: 'RETURN', amount: 5_000_000 }, { isReturnRequested: true });
  expect(waitingWords(invoice, {})).toMatch(
    /^The customer requested the money back\. The return of .* by a second person$/,
  );
});

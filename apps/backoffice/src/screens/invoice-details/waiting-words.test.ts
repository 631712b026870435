import type { Invoice } from '@tiyin/api/types';
import { expect, test } from 'vitest';
import { makeInvoice, makeStatus } from '../../fixtures/invoices.ts';
import type { InvoiceRights } from './invoice-rights.ts';
import { helpingStep, isForPerson, waitingWords } from './waiting-words.ts';

const waitsUntil = '2026-11-24T21:40:00.000Z';
const flowType = { code: 'WITHDRAWAL' } as const;
const all: InvoiceRights = {
  movesStatus: true,
  confirmsTransfers: true,
  decidesTickets: true,
  seesPayouts: true,
};

const openPayout: NonNullable<Invoice['openPayout']> = {
  createDate: '2026-11-20T12:20:00.000Z',
  id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
  isEndable: false,
  isMadeByHand: true,
  nextAskDate: null,
  status: { code: 'NEW', id: 1, value: 'New' },
  statusDate: '2026-11-20T12:20:10.000Z',
};

/** Of 1 250 000.00. */
const short = { amount: 125_000_000, receivedAmount: 120_000_000 };

// OFFICE-453
test.each<readonly [Partial<Invoice>, RegExp]>([
  [{ invoiceStatus: makeStatus('NEW'), waitsUntil }, /choose how to pay, until 24\/11/],
  [{ invoiceStatus: makeStatus('IN_PROGRESS'), waitsUntil }, /customer to pay, until 24\/11/],
  [
    { invoiceStatus: makeStatus('PENDING'), waitsUntil },
    /report the money, until 24\/11\/2026 21:40:00 UTC$/,
  ],
  [{ invoiceStatus: makeStatus('PENDING') }, /report the money$/],
  [
    { ...short, invoiceStatus: makeStatus('PENDING'), waitsUntil },
    /^1.200.000\.00\u00A0UZS came, waits for the missing 50.000\.00\u00A0UZS, until 24\/11/,
  ],
  [{ invoiceStatus: makeStatus('PAYED') }, /report the money$/],
  [{ invoiceStatus: makeStatus('ERROR') }, /^Needs a person: no money is here/],
  [
    { ...short, invoiceStatus: makeStatus('ERROR') },
    /^Needs a person: only 1.200.000\.00\u00A0UZS came, 50.000\.00\u00A0UZS is missing$/,
  ],
  [
    { ...short, invoiceStatus: makeStatus('ERROR'), receivedAmount: 130_000_000 },
    /^Needs a person: 1.300.000\.00\u00A0UZS came, 50.000\.00\u00A0UZS too much$/,
  ],
  [
    { ...short, invoiceStatus: makeStatus('ERROR'), receivedAmount: 125_000_000 },
    /^Needs a person: the whole amount came, and is not booked$/,
  ],
  [{ suspenseAmount: 5_000_000 }, /^50.000\.00\u00A0UZS is left over and can be returned/],
  [{ ...short, receivedAmount: 130_000_000 }, /^50.000\.00\u00A0UZS is left over/],
  [
    { invoiceStatus: makeStatus('CANCELED'), suspenseAmount: 5_000_000 },
    /^50.000\.00\u00A0UZS is left over/,
  ],
  [{ invoiceStatus: makeStatus('ERROR'), isReturnRequested: true }, /^The customer requested/],
  [
    { isReturnRequested: true, suspenseAmount: 5_000_000 },
    /^The customer requested 50.000\.00\u00A0UZS back: the request waits for a decision$/,
  ],
  [{ flowType, invoiceStatus: makeStatus('NEW') }, /where the money goes$/],
  [
    { flowType, invoiceStatus: makeStatus('IN_PROGRESS'), waitsUntil },
    /^Waits for the provider to pay it out, until 24\/11/,
  ],
  [
    { flowType, invoiceStatus: makeStatus('IN_PROGRESS'), openPayout },
    /^Waits for a person to make the payout, and to confirm it in Money$/,
  ],
  [
    {
      flowType,
      invoiceStatus: makeStatus('IN_PROGRESS'),
      missingPayout: { nextTryDate: null, isSendable: true },
    },
    /^Needs a person: no payout is under way\. To send one, change the status to ERROR, then Retry$/,
  ],
  [
    {
      flowType,
      invoiceStatus: makeStatus('IN_PROGRESS'),
      missingPayout: { nextTryDate: null, isSendable: false },
    },
    /^Needs a person: no payout is under way, and none can be sent\. Decide the status$/,
  ],
  [
    {
      flowType,
      invoiceStatus: makeStatus('IN_PROGRESS'),
      missingPayout: { nextTryDate: waitsUntil, isSendable: true },
    },
    /^The last payout was not made: the next one is sent at 24\/11\/2026 21:40:00 UTC$/,
  ],
  [{ flowType, invoiceStatus: makeStatus('PENDING') }, /no payout is under way/],
  [{ flowType, invoiceStatus: makeStatus('PAYED') }, /no payout is under way/],
  [{ flowType, invoiceStatus: makeStatus('PAYED'), openPayout }, /report that it was paid$/],
  [{ flowType, invoiceStatus: makeStatus('ERROR') }, /look at its transactions/],
  [
    { flowType, invoiceStatus: makeStatus('DECLINED'), isRetryable: true },
    /^The payout was not made: it can be sent again$/,
  ],
])('the invoice %j says %s', (differences, words) => {
  expect(waitingWords(makeInvoice(differences), all)).toMatch(words);
});

test.each(['DONE', 'DECLINED', 'CANCELED'] as const)('%s waits for nothing', (code) => {
  const invoiceStatus = makeStatus(code);
  expect(waitingWords(makeInvoice({ invoiceStatus }), {})).toBeUndefined();
  expect(waitingWords(makeInvoice({ flowType, invoiceStatus }), {})).toBeUndefined();
});

// OFFICE-453
test.each<readonly [Partial<Invoice>, keyof InvoiceRights, RegExp]>([
  [
    { flowType, invoiceStatus: makeStatus('DECLINED'), isRetryable: true },
    'movesStatus',
    /change the status/,
  ],
  [{ invoiceStatus: makeStatus('ERROR') }, 'movesStatus', /change the status/],
  [{ suspenseAmount: 5_000_000 }, 'confirmsTransfers', /confirm payouts and record money/],
  [
    { flowType, invoiceStatus: makeStatus('IN_PROGRESS'), openPayout },
    'confirmsTransfers',
    /confirm payouts and record money/,
  ],
  [
    { invoiceStatus: makeStatus('PENDING'), isReturnRequested: true },
    'decidesTickets',
    /decide tickets/,
  ],
  // OFFICE-330
  [
    { invoiceStatus: makeStatus('PENDING'), isReturnRequested: true },
    'confirmsTransfers',
    /confirm payouts and record money/,
  ],
])('where the person may not help %j, it says who may', (differences, right, who) => {
  const invoice = makeInvoice(differences);
  expect(isForPerson(invoice, all)).toBe(true);
  expect(waitingWords(invoice, { ...all, [right]: false })).toMatch(
    /\. People who may .* do that$/,
  );
  expect(waitingWords(invoice, { ...all, [right]: false })).toMatch(who);
  expect(waitingWords(invoice, all)).not.toMatch(/People who/);
});

test('people who see no payouts are not told that there is none, nor to look at them', () => {
  const seen = { ...all, seesPayouts: false };
  const of = (code: 'PENDING' | 'ERROR') =>
    waitingWords(makeInvoice({ flowType, invoiceStatus: makeStatus(code) }), seen);
  expect(of('PENDING')).toBe('Waits for the provider to report that it was paid');
  expect(of('ERROR')).not.toMatch(/transactions/);
});

test('a payout that failed is sent again, and money in suspense goes back', () => {
  expect(helpingStep(makeInvoice({ isRetryable: true }))).toBe('retry');
  expect(helpingStep(makeInvoice({ suspenseAmount: 100 }))).toBe('return');
  expect(helpingStep(makeInvoice())).toBeUndefined();
});

// INVOICE-226
test('a short deposit is accepted where the person may, unless its customer wants the money back', () => {
  const invoiceStatus = makeStatus('ERROR');
  const part = { invoiceStatus, receivedAmount: 120_000_050, suspenseAmount: 120_000_050 };
  expect(helpingStep(makeInvoice(part), true)).toBe('accept');
  expect(helpingStep(makeInvoice(part), false)).toBe('return');
  expect(helpingStep(makeInvoice({ ...part, isReturnRequested: true }), true)).toBeUndefined();
  expect(helpingStep(makeInvoice({ ...part, receivedAmount: 130_000_000 }), true)).toBe('return');
  const waiting = { invoiceStatus: makeStatus('PENDING'), receivedAmount: 120_000_050 };
  expect(helpingStep(makeInvoice(waiting), true)).toBeUndefined();
});

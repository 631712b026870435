import { expect, test } from 'vitest';
import { makeInvoice, makeStatus } from '../../fixtures/invoices.ts';
import { helpingStep, waitingWords } from './waiting-words.ts';

const waitsUntil = '2026-11-24T21:40:00.000Z';

// OFFICE-453
test.each([
  [
    { invoiceStatus: makeStatus('PENDING'), waitsUntil },
    /report the money, until 24\/11\/2026 21:40:00 UTC$/,
  ],
  [{ invoiceStatus: makeStatus('PENDING') }, /report the money$/],
  [{ invoiceStatus: makeStatus('ERROR') }, /^Needs a person/],
  [{ invoiceStatus: makeStatus('ERROR'), isReturnRequested: true }, /^The customer requested/],
  [{ flowType: { code: 'WITHDRAWAL' }, invoiceStatus: makeStatus('IN_PROGRESS') }, /the payout$/],
  [
    {
      flowType: { code: 'WITHDRAWAL' },
      invoiceStatus: makeStatus('DECLINED'),
      isRetryable: true,
    },
    /can be sent again$/,
  ],
] as const)('the invoice %j says %s', (differences, words) => {
  expect(waitingWords(makeInvoice(differences))).toMatch(words);
});

test.each(['DONE', 'DECLINED', 'CANCELED'] as const)(
  'a deposit that is %s waits for nothing',
  (code) => {
    expect(waitingWords(makeInvoice({ invoiceStatus: makeStatus(code) }))).toBeUndefined();
  },
);

test('a payout that failed is sent again, and money in suspense goes back', () => {
  expect(helpingStep(makeInvoice({ isRetryable: true }))).toBe('retry');
  expect(helpingStep(makeInvoice({ suspenseAmount: 100 }))).toBe('return');
  expect(helpingStep(makeInvoice())).toBeUndefined();
});

// INVOICE-226
test('a short deposit is accepted where the person may, unless its customer wants the money back', () => {
  const invoiceStatus = makeStatus('ERROR');
  const short = { invoiceStatus, receivedAmount: 120_000_050, suspenseAmount: 120_000_050 };
  expect(helpingStep(makeInvoice(short), true)).toBe('accept');
  expect(helpingStep(makeInvoice(short), false)).toBe('return');
  expect(helpingStep(makeInvoice({ ...short, isReturnRequested: true }), true)).toBeUndefined();
  expect(helpingStep(makeInvoice({ ...short, receivedAmount: 130_000_000 }), true)).toBe('return');
  const waiting = { invoiceStatus: makeStatus('PENDING'), receivedAmount: 120_000_050 };
  expect(helpingStep(makeInvoice(waiting), true)).toBeUndefined();
});

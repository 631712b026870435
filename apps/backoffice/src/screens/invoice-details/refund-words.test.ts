import type { RefundUnderWay } from '@tiyin/api/types';
import { expect, test } from 'vitest';
import { makeInvoice } from '../../fixtures/invoices.ts';
import { isForPerson, waitingWords } from './waiting-words.ts';

const words = (part: Partial<RefundUnderWay>, paid = 0) => {
  const refund = { kind: 'REFUND', state: 'PAYOUT', amount: 5_000_000, ...part } as const;
  const amount = refund.amount + paid;
  const given = refund.kind === 'REFUND' ? { refundedAmount: amount } : { returnedAmount: amount };
  return waitingWords(makeInvoice({ ...given, refundsUnderWay: [refund] }), {});
};

// INVOICE-232
test.each<readonly [Partial<RefundUnderWay>, RegExp]>([
  [
    { state: 'PAYEE' },
    /^The refund of 50.000\.00\u00A0UZS waits for the customer to name the payee$/,
  ],
  [
    { state: 'APPROVAL' },
    /^The refund of 50.000\.00\u00A0UZS waits for approval by a second person$/,
  ],
  [{ state: 'PAYOUT' }, /^The refund of 50.000\.00\u00A0UZS waits for its payout$/],
  [
    { state: 'UNKNOWN' },
    /^The refund of 50.000\.00\u00A0UZS was sent, and is not known to be paid out$/,
  ],
  [{ state: 'PERSON' }, /^The refund of 50.000\.00\u00A0UZS needs a person/],
  [{ kind: 'RETURN' }, /^The return of 50.000\.00\u00A0UZS waits for its payout$/],
  [
    { kind: 'RETURN', state: 'UNKNOWN' },
    /^The return of 50.000\.00\u00A0UZS was sent, and is not known/,
  ],
])('the refund %j says %s', (part, sentence) => {
  expect(words(part)).toMatch(sentence);
});

test('while one is under way, the sum that was paid out before is said, too', () => {
  expect(words({}, 1_000_000)).toMatch(/for its payout\. 10.000\.00\u00A0UZS was paid out before$/);
});

test('it stands after the sentence of the invoice itself', () => {
  const refundsUnderWay = [{ kind: 'RETURN', state: 'PAYOUT', amount: 5_000_000 }] as const;
  const invoice = makeInvoice({ suspenseAmount: 1_000_000, refundsUnderWay: [...refundsUnderWay] });
  const rights = { confirmsTransfers: true };
  expect(waitingWords(invoice, rights)).toMatch(/left over .*\. The return of .* its payout$/);
});

test('only one that nobody knows about, or that was stopped, needs a person', () => {
  const needs = (state: RefundUnderWay['state']) =>
    isForPerson(makeInvoice({ refundsUnderWay: [{ kind: 'REFUND', state, amount: 1 }] }), {});
  const states = ['PAYEE', 'APPROVAL', 'PAYOUT', 'UNKNOWN', 'PERSON'] as const;
  expect(states.filter(needs)).toEqual(['UNKNOWN', 'PERSON']);
});

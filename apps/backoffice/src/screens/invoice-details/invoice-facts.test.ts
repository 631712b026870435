import type { Invoice } from '@tiyin/api/types';
import type { Description } from '@tiyin/ui/description-list';
import { expect, test } from 'vitest';
import { makeInvoice } from '../../fixtures/invoices.ts';
import { partyFacts, paymentFacts } from './invoice-facts.tsx';

const full = makeInvoice();
const { account: _account, credentials: _credentials, providerInvoiceId: _id, ...bare } = full;

// INVOICE-218
test.each([
  ['payment', paymentFacts],
  ['parties', partyFacts],
] as const)('the facts of the %s keep their places when others are missing', (_name, factsOf) => {
  const whole = factsOf(full).map(({ term }) => term);
  const known = factsOf(bare).map(({ term }) => term);
  expect(known.length).toBeLessThan(whole.length);
  expect(known).toEqual(whole.slice(0, known.length));
});

// INVOICE-218
test('for people who see them, what is not known yet keeps its place as a dash', () => {
  const rights = { seesAccounts: true, seesCredentials: true, seesProvider: true };
  const payment = (invoice: Invoice) => paymentFacts(invoice, undefined, rights);
  const parties = (invoice: Invoice) => partyFacts(invoice, {}, rights);
  const terms = (facts: Description[]) => facts.map(({ term }) => term);
  const withAccount = { ...full, paymentAccount: { id: 3, lastFour: '1234' } };
  expect(terms(payment(bare))).toEqual(terms(payment(full)));
  expect(terms(parties(bare))).toEqual(terms(parties(withAccount)));
  expect(terms(parties(full)), 'requisites without an account').toEqual(terms(parties(bare)));
  expect(
    parties(bare)
      .slice(-5)
      .map(({ value }) => value),
  ).toEqual(['—', '—', '—', '—', '—']);
});

// INVOICE-219
test('the facts name the merchant and the mode', () => {
  const values = (isTestProcessing: boolean) =>
    partyFacts({ ...full, isTestProcessing }).map(({ value }) => value);
  expect(values(false).slice(0, 2)).toEqual(['Samarqand Market', 'Production']);
  expect(values(true)[1]).toBe('Test processing');
});

test('a part of the credentials that is missing is a dash in its place', () => {
  const facts = partyFacts({ ...full, credentials: { owner: 'KARIMOV M.' } });
  expect(facts.slice(-3)).toEqual([
    { term: 'Bank name', value: '—' },
    { term: 'Owner', value: 'KARIMOV M.' },
    { term: 'Provider', value: '—' },
  ]);
});

// INVOICE-225
test.each([
  [900, ['Received', 'Missing']],
  [1_150, ['Received', 'Excess']],
  [1_000, []],
  [0, []],
])('of 1 000 that were requested, %d that came add the facts %j', (receivedAmount, terms) => {
  const requested = paymentFacts({ ...full, amount: 1_000 });
  const facts = paymentFacts({ ...full, amount: 1_000, receivedAmount });
  expect(facts.slice(requested.length).map(({ term }) => term)).toEqual(terms);
});

const refund = { kind: 'REFUND', state: 'PAYOUT', amount: 100_000 } as const;

// OFFICE-280, INVOICE-232
test.each<[Partial<Invoice>, string[]]>([
  [{ refundedAmount: 250_000 }, ['Refunded']],
  [{ refundedAmount: 100_000, refundsUnderWay: [refund] }, ['Refund under way']],
  [{ refundedAmount: 250_000, refundsUnderWay: [refund] }, ['Refunded', 'Refund under way']],
  [{ returnedAmount: 100_000 }, ['Returned']],
  [
    { returnedAmount: 100_000, refundsUnderWay: [{ ...refund, kind: 'RETURN' }] },
    ['Return under way'],
  ],
  [{ refundOf: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002' }, ['Refund of']],
  [{}, []],
])('the refunds %j add the facts %j', (refunds, terms) => {
  const facts = paymentFacts({ ...full, ...refunds });
  expect(facts.slice(paymentFacts(full).length).map(({ term }) => term)).toEqual(terms);
});

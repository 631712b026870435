import { notificationType } from '@tiyin/domain/notifications';
import { expect, test } from 'vitest';
import { titleOf } from './kind-texts.ts';
import { factsOf } from './notification-facts.ts';

// OFFICE-395
test('a run of the checks that was not complete says what it left out', () => {
  const details = [
    { name: 'unchecked', value: '2' },
    { name: 'changes', value: '1' },
    { name: 'entries', value: '0' },
  ];
  expect(factsOf({ details })).toBe(
    'Checks without a result: 2 · More changed since the last run than one run looks at',
  );
});

// RUN-263
test('a check that failed is named', () => {
  const details = [
    { name: 'check', value: 'The balances of each currency sum to zero' },
    { name: 'violations', value: '1' },
  ];
  expect(factsOf({ details })).toBe('The balances of each currency sum to zero · Found: 1');
});

// OFFICE-313
test('a paused account is explained by its deposits, their pool and their invoices', () => {
  const details = [
    { name: 'pool', value: 'UZS cards' },
    { name: 'unpaid', value: '2' },
    {
      name: 'invoices',
      value: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e 019aa1f0-11aa-7a02-8c11-0d93b7a4442e',
    },
  ];
  expect(factsOf({ details })).toBe(
    '2 deposits in a row without money · Pool: UZS cards · Invoices: 019AA1F1…B7A4442E, 019AA1F0…B7A4442E',
  );
});

// ROUTING-575
test('reports that contradict each other differ by their amounts or references', () => {
  const amounts = [
    { name: 'amount', value: '450000' },
    { name: 'saidAmount', value: '2000000' },
    { name: 'currency', value: 'UZS' },
  ];
  expect(factsOf({ details: amounts })).toBe(
    'Amount: 4\u202f500.00\u00A0UZS · Then said: 20\u202f000.00\u00A0UZS',
  );
  const references = [
    { name: 'reference', value: 'TRX-1' },
    { name: 'saidReference', value: 'TRX-2' },
  ];
  expect(factsOf({ details: references })).toBe('Reference: TRX-1 · Then said: TRX-2');
});

const request = [
  { name: 'kind', value: 'STATUS_CHANGE' },
  { name: 'variant', value: 'AMOUNT' },
  { name: 'about', value: 'invoice:019aa1f1-e0b3-7a02-8c11-0d93b7a4442e' },
  { name: 'aboutName', value: 'A-1042' },
  { name: 'amount', value: '12500000' },
  { name: 'currency', value: 'UZS' },
  { name: 'requester', value: 'Aziz Umarov' },
];

// OFFICE-890
test('a request for approval says its change, amount and object, and who requested it', () => {
  expect(factsOf({ details: request })).toBe(
    'Amount change · Amount: 125\u202f000.00\u00A0UZS · Invoice A-1042 · Requested by: Aziz Umarov',
  );
  const fee = [
    { name: 'kind', value: 'FEE' },
    { name: 'about', value: 'terminal:7' },
    { name: 'requester', value: 'Aziz Umarov' },
  ];
  expect(factsOf({ details: fee })).toBe(
    'Fees of a production terminal · Terminal 7 · Requested by: Aziz Umarov',
  );
});

// OFFICE-890
test('the requester reads the outcome first', () => {
  expect(factsOf({ details: [...request, { name: 'outcome', value: 'REJECTED' }] })).toBe(
    'Rejected · Amount change · Amount: 125\u202f000.00\u00A0UZS · Invoice A-1042',
  );
});

// OFFICE-890
test('a return that waits is called one', () => {
  const type = notificationType('PAYOUT_WAITS');
  expect(titleOf({ type, details: [{ name: 'returnId', value: '4' }] })).toBe(
    'A return waits for somebody to make it',
  );
  expect(titleOf({ type, details: [{ name: 'payoutId', value: '4' }] })).toBe(
    'A payout waits for somebody to make it',
  );
});

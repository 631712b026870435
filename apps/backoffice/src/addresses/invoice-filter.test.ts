import { expect, test } from 'vitest';
import { invalidLabels } from './address-conditions.ts';
import { filterChips } from '../screens/invoices/filter-chips.ts';
import {
  invoiceConditions,
  countFilters,
  filterParameters,
  isCrossed,
  isNarrowing,
  noFilter,
} from './invoice-filter.ts';

const whole = {
  search: 'order-88214',
  statusIds: [1, 5],
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
  lastStatusDate: '2026-11-21',
  customerId: 'u-40917',
  flowType: 'DEPOSIT',
  paymentMethod: 'Humo',
  accountId: 17,
  bank: 'Ipak Yoʻli',
  providerId: 3,
  sumFrom: 1000,
  sumTo: 2500.5,
  isLarge: true,
  isPayoutUnknown: true,
  assignee: '4',
} as const;

// OFFICE-31
test('empty values are dropped before the request', () => {
  expect(filterParameters(noFilter)).toEqual({});
  expect(isNarrowing(noFilter)).toBe(false);
  expect(isNarrowing({ ...noFilter, sumFrom: 0 })).toBe(true);
});

// INVOICE-53
test('days are sent as dd/MM/yyyy, sums in major units', () => {
  expect(filterParameters(whole)).toEqual({
    search: 'order-88214',
    statusIds: [1, 5],
    dateFrom: '01/11/2026',
    dateTo: '20/11/2026',
    lastStatusDate: '21/11/2026',
    customerId: 'u-40917',
    flowType: 'DEPOSIT',
    paymentMethod: 'Humo',
    accountId: '17',
    bank: 'Ipak Yoʻli',
    providerId: '3',
    sumFrom: '1000',
    sumTo: '2500.5',
    isLarge: 'true',
    isPayoutUnknown: 'true',
    assignee: '4',
  });
});

test('a day that there is not is dropped', () => {
  expect(filterParameters({ ...noFilter, dateFrom: '2026-02-30' })).toEqual({});
});

test('everything that narrows has its words, and each can go alone', () => {
  const chips = filterChips(whole);
  expect(chips.map(({ label }) => label)).toEqual([
    'Status: NEW',
    'Status: DONE',
    'Date From: 01/11/2026',
    'Date To: 20/11/2026',
    'Last Status Date: 21/11/2026',
    'Customer ID: u-40917',
    'Flow Type: DEPOSIT',
    'Payment method: Humo',
    'Account ID: 17',
    'Bank: Ipak Yoʻli',
    'Provider ID: 3',
    'Sum From: 1\u202F000',
    'Sum To: 2\u202F500.50',
    'Large amount',
    'Payout outcome unknown',
    'Assigned to: person 4',
    'Search: order-88214',
  ]);
  expect(chips[0]?.without).toEqual({ ...whole, statusIds: [5] });
  expect(chips[12]?.without).toEqual({ ...whole, sumTo: null });
  expect(filterChips(noFilter)).toEqual([]);
});

// INVOICE-590
test('the invoices without an account or a method have words, too', () => {
  const without = { ...noFilter, accountId: 0, paymentMethod: 'none' } as const;
  expect(filterChips(without).map(({ label }) => label)).toEqual([
    'Payment method: none',
    'Account ID: none',
  ]);
  expect(filterParameters(without)).toEqual({ accountId: '0', paymentMethod: 'none' });
});

// INVOICE-621, OFFICE-621
test('the person of an assignment has their name where it is known', () => {
  const chipOf = (assignee: 'me' | '4') =>
    filterChips({ ...noFilter, assignee }, [{ id: 4, name: 'Timur Aliev' }])[0]?.label;
  expect(chipOf('4')).toBe('Assigned to: Timur Aliev');
  expect(chipOf('me')).toBe('Assigned to: me');
});

test('one by one all of the filter can be taken off', () => {
  let filter: Parameters<typeof filterChips>[0] = whole;
  for (let chip = filterChips(filter)[0]; chip; chip = filterChips(filter)[0])
    filter = chip.without;
  expect(filter).toEqual(noFilter);
});

test('bounds that pass each other are crossed, equal ones are not', () => {
  expect(isCrossed({ ...whole, dateFrom: '2026-11-21' })).toBe(true);
  expect(isCrossed({ ...whole, sumFrom: 2500.51 })).toBe(true);
  expect(isCrossed({ ...whole, dateFrom: '2026-11-20', sumFrom: 2500.5 })).toBe(false);
  expect(isCrossed(noFilter)).toBe(false);
});

test('the active conditions are counted, without the search', () => {
  expect(countFilters(noFilter)).toBe(0);
  expect(
    countFilters({ ...noFilter, search: 'order-1', statusIds: [1, 5], flowType: 'DEPOSIT' }),
  ).toBe(3);
});

// OFFICE-935
test.each([
  ['sumFrom=99999999999999999999', ['Sum From']],
  ['sumFrom=99999999999999&sumTo=1e9&flowType=DEPOSIT', ['Sum From', 'Sum To']],
  ['flowType=BOTH&dateTo=2026-02-30', ['Date To', 'Flow Type']],
  ['statusIds=5&statusIds=99', ['Status']],
  ['sumFrom=5&sumFrom=7', ['Sum From']],
  ['sumFrom=5&sumTo=&search=x&statusIds=1&statusIds=5&statusIds=5', []],
  ['', []],
])('the conditions of ?%s that are invalid are named', (search, labels) => {
  expect(invalidLabels(new URLSearchParams(search), invoiceConditions)).toEqual(labels);
});

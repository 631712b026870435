import { expect, test } from 'vitest';
import { clampMoneyPage, moneyAddress, type MoneyQuery, readMoneyQuery } from './money-address.ts';

const first: MoneyQuery = {
  tab: undefined,
  item: undefined,
  search: '',
  state: 'all',
  page: 0,
  size: 10,
};

test.each([
  ['', first],
  ['tab=unmatched&item=77', { ...first, tab: 'unmatched', item: '77' }],
  [
    'tab=all&search=1250.00&state=assigned&page=3&size=25',
    { ...first, tab: 'all', search: '1250.00', state: 'assigned', page: 2, size: 25 },
  ],
  [
    'tab=all&account=3&provider=2&currency=RUB&source=staff',
    { ...first, tab: 'all', accountId: 3, providerId: 2, currency: 'RUB', source: 'staff' },
  ],
  [
    'tab=settlements&merchant=3&currency=UZS&from=2026-11-01&to=2026-11-20',
    {
      ...first,
      tab: 'settlements',
      merchantId: 3,
      currency: 'UZS',
      from: '2026-11-01',
      to: '2026-11-20',
    },
  ],
] as const)('%j is a page and the page is that address', (search, query) => {
  expect(readMoneyQuery(search)).toEqual(query);
  expect(moneyAddress(query)).toBe(`/money${search === '' ? '' : `?${search}`}`);
});

test.each([
  'tab=books',
  'page=0',
  'page=x',
  'size=7',
  'state=lost',
  'merchant=x',
  'account=0',
  'provider=-1',
  'source=somebody',
  'currency=USDT',
  'from=2026-13-01',
])('an invalid part is the default: %s', (search) => expect(readMoneyQuery(search)).toEqual(first));

test('a page beyond the end is the last that there is', () => {
  const query = readMoneyQuery('page=9');
  expect([clampMoneyPage(query, 11).page, clampMoneyPage(query, 0).page]).toEqual([1, 0]);
});

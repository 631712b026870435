import { expect, test } from 'vitest';
import {
  accountListAddress,
  clampAccountPage,
  readAccountListQuery,
} from './account-list-address.ts';

test('the address carries search, page and page size, and gives them back', () => {
  const query = { search: 'Ipak Yoʻli & Co', page: 2, size: 25, sort: 'most_used' } as const;
  const address = accountListAddress(query);
  expect(readAccountListQuery(address.slice(address.indexOf('?')))).toEqual(query);
});

test('the list as it starts has the plain address', () => {
  expect(accountListAddress(readAccountListQuery(''))).toBe('/accounts');
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=x',
  '?page=9999999',
  '?size=7',
  '?search=%20',
  '?sort=name',
])('an invalid part of %s is the default', (address) =>
  expect(accountListAddress(readAccountListQuery(address))).toBe('/accounts'),
);

test('a page beyond the end is the last one that there is', () => {
  const query = { search: '', page: 7, size: 10, sort: 'newest' } as const;
  expect(clampAccountPage(query, 21).page).toBe(2);
  expect(clampAccountPage(query, 0).page).toBe(0);
  expect(clampAccountPage({ ...query, page: 1 }, 21).page).toBe(1);
});

import { expect, test } from 'vitest';
import { approvalsAddress, readApprovalsQuery } from './approvals-address.ts';

test.each([
  ['', '/approvals'],
  ['shown=own&page=3&size=25', '/approvals?shown=own&page=3&size=25'],
  ['shown=all', '/approvals?shown=all'],
  ['shown=nonsense&page=0&size=7', '/approvals'],
])('the address of ?%s is %s', (search, address) => {
  expect(approvalsAddress(readApprovalsQuery(search))).toBe(address);
});

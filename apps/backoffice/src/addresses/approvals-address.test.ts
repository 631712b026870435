import { expect, test } from 'vitest';
import { approvalsAddress, readApprovalsQuery } from './approvals-address.ts';

// OFFICE-843
test.each([
  ['', '/approvals'],
  ['shown=own&page=3&size=25', '/approvals?shown=own&page=3&size=25'],
  ['shown=all', '/approvals?shown=all'],
  ['request=019aa1f1&shown=own', '/approvals?shown=own&request=019aa1f1'],
  ['shown=nonsense&page=0&size=7', '/approvals'],
])('the address of ?%s is %s', (search, address) => {
  expect(approvalsAddress(readApprovalsQuery(search))).toBe(address);
});

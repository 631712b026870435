import { permissions as every } from '@tiyin/domain/permissions';
import { expect, test } from 'vitest';
import { makeInvoiceListItem, makeStatus } from '../../../fixtures/invoices.ts';
import { offeredKinds, whyNot } from './bulk-actions.ts';

const deposit = makeInvoiceListItem();
const declined = makeInvoiceListItem({
  flowType: { code: 'WITHDRAWAL' },
  invoiceStatus: makeStatus('DECLINED'),
});

// OFFICE-480
test('an action is offered if the person may use it and it fits at least one of the invoices', () => {
  expect(offeredKinds([deposit, declined], every)).toEqual([
    'assign',
    'callback',
    'query',
    'retry',
    'status',
  ]);
  expect(offeredKinds([deposit], every)).toEqual(['assign', 'callback', 'status']);
  expect(offeredKinds([deposit, declined], ['merchant.callback.edit'])).toEqual(['callback']);
  expect(offeredKinds([deposit, declined], [])).toEqual([]);
});

test('in test processing retry and the status are everybody’s', () => {
  const tried = { ...declined, isTestProcessing: true };
  expect(offeredKinds([tried], [])).toEqual(['retry', 'status']);
  expect(whyNot('status', declined, [])).toBe('You may not do this');
});

test('an invoice that the action does not fit has its reason', () => {
  const done = { ...declined, invoiceStatus: makeStatus('DONE') };
  expect(whyNot('retry', done, every)).toBe('Only withdrawals in DECLINED and ERROR are retried');
  expect(whyNot('query', deposit, every)).toBe('A deposit has no payout');
  expect(whyNot('retry', declined, every)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { makeInvoice } from '../../fixtures/invoices.ts';
import { describeInvoice } from './describe-invoice.ts';

test('an invoice is described by its amount and its status', () => {
  expect(describeInvoice(makeInvoice())).toBe('1\u202F250\u202F000.00\u00A0UZS · DONE');
});

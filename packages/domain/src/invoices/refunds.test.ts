import { expect, test } from 'vitest';
import { countsAsRefunded, invoiceStatuses } from './index.ts';

// INVOICE-230
test('a refund counts from its request on, until it is declined or canceled', () => {
  const counting = invoiceStatuses.map(({ code }) => code).filter(countsAsRefunded);
  expect(counting).toEqual(['NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE', 'ERROR']);
});

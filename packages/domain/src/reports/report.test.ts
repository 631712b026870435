import { expect, test } from 'vitest';
import { isPeriodInOrder, reportFileName, reportKind, reportKinds } from './index.ts';

const november = { periodStart: '2026-11-01', periodEnd: '2026-11-20' };

// PEOPLE-27
test('the four reports are in order, each with its permission', () => {
  expect(reportKinds.map(({ title, permission }) => [title, permission])).toEqual([
    ['Transactions', 'report.read.invoice'],
    ['Balance', 'report.read.balance'],
    ['Provider', 'report.read.provider'],
    ['Terminal Pool Balance', 'report.read.pool.balance'],
  ]);
});

// INVOICE-61
test.each([
  ['invoice', 'Transactions_2026-11-01_2026-11-20.csv'],
  ['balance', 'Balance_2026-11-01_2026-11-20.csv'],
  ['provider', 'Provider_2026-11-01_2026-11-20.csv'],
  ['pool.balance', 'Terminal_Pool_Balance_2026-11-01_2026-11-20.csv'],
] as const)('the file of %s is called %s', (name, file) => {
  expect(reportFileName(name, november)).toBe(file);
});

test('the from date must not be after the to date', () => {
  expect(isPeriodInOrder(november)).toBe(true);
  expect(isPeriodInOrder({ periodStart: '2026-11-20', periodEnd: '2026-11-20' })).toBe(true);
  expect(isPeriodInOrder({ periodStart: '2026-12-01', periodEnd: '2026-11-20' })).toBe(false);
});

test('a report that there is not is a mistake', () => {
  // @ts-expect-error only a caller without types can name it
  expect(() => reportKind('people')).toThrow(RangeError);
});

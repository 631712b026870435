import { describe, expect, test } from 'vitest';
import {
  flowTypes,
  invoiceStatusByCode,
  invoiceStatusById,
  invoiceStatuses,
  isFinalStatus,
  statusTone,
} from './index.ts';

describe('invoice statuses', () => {
  // INVOICE-9
  test('the reference list counts from 1 in the order of the life of an invoice', () => {
    expect(invoiceStatuses.map(({ id, code }) => `${id} ${code}`)).toEqual([
      '1 NEW',
      '2 IN_PROGRESS',
      '3 PENDING',
      '4 PAYED',
      '5 DONE',
      '6 DECLINED',
      '7 CANCELED',
      '8 ERROR',
    ]);
  });

  test('each is found by its id and by its code, and no other id finds any', () => {
    for (const status of invoiceStatuses) {
      expect(invoiceStatusById(status.id)).toBe(status);
      expect(invoiceStatusByCode(status.code)).toBe(status);
    }
    expect(invoiceStatusById(0)).toBeUndefined();
    expect(invoiceStatusById(9)).toBeUndefined();
  });

  // INVOICE-10
  test('each status has its colour', () => {
    expect(invoiceStatuses.map(({ code }) => `${code} ${statusTone(code)}`)).toEqual([
      'NEW neutral',
      'IN_PROGRESS primary',
      'PENDING warning',
      'PAYED success',
      'DONE success',
      'DECLINED error',
      'CANCELED error',
      'ERROR warning',
    ]);
  });

  test('the system is done with DONE, DECLINED and CANCELED only', () => {
    const final = invoiceStatuses.filter(({ code }) => isFinalStatus(code));
    expect(final.map(({ code }) => code)).toEqual(['DONE', 'DECLINED', 'CANCELED']);
  });

  // INVOICE-3
  test('money flows two ways', () => {
    expect(flowTypes.map(({ code }) => code)).toEqual(['DEPOSIT', 'WITHDRAWAL']);
  });
});

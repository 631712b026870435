import { expect, it } from 'vitest';
import { asId, type InvoiceId } from '@tiyin/domain/ids';
import type { InvoiceRow } from '../../src/payments/invoice-rows/invoice-row.ts';
import { waitsUntil } from '../../src/payments/invoices/waits-until.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const deadlineAt = new Date('2026-11-20T12:30:00.000Z');
const matchUntil = new Date('2026-11-20T12:45:00.000Z');

const rowOf = (flowType: InvoiceRow['flowType'], status: InvoiceRow['status']) => ({
  id: asId<InvoiceId>('019aa1f2-7c40-7e11-9b52-4f6d20c1a001'),
  flowType,
  status,
  statusAt: now,
  deadlineAt,
  matchUntil,
  wasRefused: false,
  wasMovedByPerson: false,
});

// INVOICE-453
it.each([
  ['DEPOSIT', 'NEW', deadlineAt],
  ['DEPOSIT', 'IN_PROGRESS', deadlineAt],
  ['DEPOSIT', 'PENDING', matchUntil],
  ['DEPOSIT', 'PAYED', undefined],
  ['DEPOSIT', 'DONE', undefined],
  ['DEPOSIT', 'ERROR', undefined],
  ['WITHDRAWAL', 'NEW', deadlineAt],
  ['WITHDRAWAL', 'IN_PROGRESS', undefined],
  ['WITHDRAWAL', 'DECLINED', undefined],
] as const)('a %s that is %s ends by itself at its own time, or never', (flow, status, until) => {
  expect(waitsUntil(rowOf(flow, status), now)).toEqual(until);
});

it('a deposit that waits for its rest without a match window does not end by itself', () => {
  expect(waitsUntil({ ...rowOf('DEPOSIT', 'PENDING'), matchUntil: null }, now)).toBeUndefined();
});

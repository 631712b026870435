import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { claimableAmount, type InvoiceStatusCode, invoiceStatuses } from './index.ts';

const claim = (status: InvoiceStatusCode, received: bigint): bigint =>
  claimableAmount({
    flowType: 'DEPOSIT',
    status,
    amount: minorUnits(1_000n),
    received: minorUnits(received),
  });

// FORM-270
test('the money that may be requested back, by status: short, exact, over', () => {
  const table = invoiceStatuses.map(({ code }) => [
    code,
    ...[0n, 900n, 1_000n, 1_200n].map((received) => claim(code, received)),
  ]);
  expect(table).toEqual([
    ['NEW', 0n, 0n, 0n, 0n],
    ['IN_PROGRESS', 0n, 0n, 0n, 0n],
    ['PENDING', 0n, 900n, 0n, 0n],
    ['PAYED', 0n, 0n, 0n, 0n],
    ['DONE', 0n, 0n, 0n, 200n],
    ['DECLINED', 0n, 900n, 1_000n, 1_200n],
    ['CANCELED', 0n, 900n, 1_000n, 1_200n],
    ['ERROR', 0n, 900n, 1_000n, 1_200n],
  ]);
});

test('never more may be requested back than came, and nothing of a withdrawal', () => {
  const deposit = fc.record({
    status: fc.constantFrom(...invoiceStatuses.map(({ code }) => code)),
    amount: fc.bigInt({ min: 1n, max: 10n ** 15n }).map(minorUnits),
    received: fc.bigInt({ min: 0n, max: 10n ** 15n }).map(minorUnits),
  });
  fc.assert(
    fc.property(deposit, (known) => {
      const claimable = claimableAmount({ ...known, flowType: 'DEPOSIT' });
      expect(claimable >= 0n && claimable <= known.received).toBe(true);
      expect(claimableAmount({ ...known, flowType: 'WITHDRAWAL' })).toBe(0n);
    }),
  );
});

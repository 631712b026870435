import { type AccountId, asId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

// LEDGER-734
it('two returns of one transfer that were paid in the same millisecond are shown each with its reference', async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const { transfer } = await transferSteps(system).take({ accountId, amount: 1_000_000n });
  const staff = await system.operator();
  const { secrets } = system.context;
  const now = system.clock.now();
  const actor = { type: 'staff', id: staff.id } as const;
  for (const amount of [400_000n, 600_000n]) {
    const source = { transferId: transfer.id };
    const given = { staff, source, amount: minorUnits(amount), secrets, now };
    const { id: returnId } = await system.run((tx) =>
      returnMoney(tx, { ...given, payee: { credential: payeeCard }, reason: 'He asked for it' }),
    );
    const report = { returnId, outcome: 'paid', externalId: `bank-${amount}`, actor, now } as const;
    await system.run((tx) => reportReturn(tx, report));
  }
  const day = await statementSteps(system).day(accountId, now.toISOString().slice(0, 10));
  const paid = day.unseen.filter(({ kind }) => kind === 'return');
  expect(paid.map((each) => [each.amount, each.reference])).toEqual([
    [-400_000, 'bank-400000'],
    [-600_000, 'bank-600000'],
  ]);
});

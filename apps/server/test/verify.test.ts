import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../src/administration/verify.ts';
import { refundSteps } from './payments/refund-steps.ts';
import { openTestSystem, type TestSystem } from './payments/test-system.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await openTestSystem();
  const shop = await system.shop({});
  await refundSteps(system).paidDeposit(shop, 1_000_000n);
});
afterAll(() => system.close());

// RUN-459
test('a whole database is verified in one line, and one with a changed balance is refused by what is wrong', async () => {
  expect(await verify(system.context)).toMatch(
    /^All \d+ invariants hold\. The audit is whole: \d+ entries\./,
  );
  await system.run(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update ledger_account set balance = balance + 1
      where id = (select min(id) from ledger_account)`);
  });
  await expect(verify(system.context)).rejects.toThrow(
    /^The database is not whole: \d+ violations\.\n/,
  );
});

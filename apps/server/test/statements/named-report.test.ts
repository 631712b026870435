import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signIn } from '../callers.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { mt940Of } from './statement-files.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

// LEDGER-263
it('a report of a provider that names a deposit is not about a line that paid another one', async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  const open = async (): Promise<Deposit> => {
    const deposit = await system.createDeposit(shop, 300_000n);
    await system.requestRequisites(deposit);
    return deposit;
  };
  const report = (named: Deposit, transferId: string) =>
    transferSteps(system).take({ accountId, amount: 300_000n, named, transferId });
  const first = await open();
  const day = system.clock.now().toISOString().slice(0, 10);
  const operator = await signIn(system.app, 'operator');
  const sent = await operator({
    method: 'POST',
    url: `/api/v1/people/account/${accountId}/statement?format=mt940`,
    headers: { 'content-type': 'application/octet-stream' },
    body: mt940Of([{ day, amount: 300_000n, reference: 'LINE-1' }]),
  });
  expect(sent.statusCode, sent.body).toBe(201);
  await system.runDueJobs();
  expect(await system.status(first)).toBe('DONE');
  const second = await open();
  expect((await report(second, 'of-second')).outcome).toBe('taken');
  expect(await system.status(second)).toBe('DONE');
  // The first one's own report is about the line.
  expect((await report(first, 'of-first')).outcome).toBe('known');
});

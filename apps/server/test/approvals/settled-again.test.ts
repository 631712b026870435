import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { rate, settlement } from '../../src/db/schema.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
beforeEach(async () => {
  steps = await approvalSteps(system);
  shop = await system.shop({ isTest: false, providerKind: 'manual', feeBasisPoints: 0 });
  await payoutSteps(system).earn(shop, 9_000_000n);
  await system.run((tx) =>
    tx.insert(rate).values({ currency: 'UZS', perUsdt: 1_280_000n, setAt: system.clock.now() }),
  );
  await steps.setRule({ kind: 'SETTLEMENT', currency: 'UZS', threshold: 1_000_000 });
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

/** Requests the settlement of a key, or repeats it; it needs a second person. */
async function settle(key: string) {
  const answer = await steps.requester({
    method: 'POST',
    url: '/api/v1/settlement',
    headers: { 'idempotency-key': key },
    body: { terminalId: shop.terminalId, baseAmount: 1_280_000, settlementAmount: 1_000_000 },
  });
  expect(answer.statusCode, answer.body).toBe(202);
  const { id, status } = answer.json<ApprovalRequestedAnswer>().approval;
  return { id, status, isReplayed: answer.headers['idempotent-replayed'] === 'true' };
}

const settled = () =>
  system.run((tx) => tx.$count(settlement, eq(settlement.terminalId, shop.terminalId)));

// LEDGER-771
it.each([
  ['approved', 'APPROVED', 1],
  ['rejected', 'REJECTED', 0],
] as const)('a repeated settlement that was %s says so', async (end, status, count) => {
  const { id, ...first } = await settle(end);
  expect(first).toEqual({ status: 'PENDING', isReplayed: false });
  expect(await settle(end)).toEqual({ id, status: 'PENDING', isReplayed: true });
  await (end === 'approved' ? steps.approve(id) : steps.reject(id));
  expect(await settle(end)).toEqual({ id, status, isReplayed: true });
  expect(await settled()).toBe(count);
  const other = await settle(`another after ${end}`.replaceAll(' ', '-'));
  expect(other).toMatchObject({ status: 'PENDING', isReplayed: false });
  expect(other.id).not.toBe(id);
});

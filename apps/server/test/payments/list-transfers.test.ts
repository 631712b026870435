import { asId, type AccountId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listTransfers } from '../../src/payments/transfers/list-transfers.ts';
import type { TransferFilter } from '../../src/payments/transfers/transfer-filter.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
});
beforeEach(async () => {
  shop = await system.shop();
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

async function list(filter: Partial<TransferFilter> = {}) {
  const staff = { ...(await system.operator()), testDashboard: true };
  const page = { state: 'all', search: undefined, page: 0, size: 40, ...filter } as const;
  return (await system.run((tx) => listTransfers(tx, staff, page))).data.map(({ id }) => id);
}

describe('a transfer in the list', () => {
  // OFFICE-273
  it('is found by its sum, its reference, a part of its comment and its invoice', async () => {
    const deposit = await system.order(shop, 7_654_300n);
    await system.ask(deposit);
    const id = await transfers.vouch({ accountId, amount: 7_654_300n, transferId: 'bank-5f20c1' });
    await transfers.take({ accountId, amount: 1_111_100n });
    for (const search of ['76 543.00', '76543', 'BANK-5f', 'on the stat', deposit.invoiceId]) {
      expect(await list({ search }), search).toContain(id);
    }
    expect(await list({ search: '76543.01' })).not.toContain(id);
    expect(await list({ search: '100%' })).toEqual([]);
  });

  it('has an invoice or waits for one', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 2_222_200n });
    expect(await list({ state: 'unmatched' })).toContain(transfer.id);
    expect(await list({ state: 'assigned' })).not.toContain(transfer.id);
    const deposit = await system.order(shop, 2_222_200n);
    await transfers.assign(transfer.id, deposit);
    expect(await list({ state: 'unmatched' })).not.toContain(transfer.id);
    expect(await list({ state: 'assigned' })).toContain(transfer.id);
  });

  it('is there although staff vouched for it without an account', async () => {
    const deposit = await system.order(shop, 3_333_300n);
    await system.move(deposit, 'DONE');
    expect(await list({ search: deposit.invoiceId })).toHaveLength(1);
  });

  it('of another merchant is not seen, money without an owner is', async () => {
    const other = await system.shop();
    const deposit = await system.order(shop, 4_444_400n);
    await system.ask(deposit);
    const { transfer } = await transfers.take({ accountId, amount: 4_444_400n });
    const stray = await transfers.take({ accountId, amount: 5_555_500n });
    const staff = {
      ...(await system.operator()),
      merchantId: other.merchantId,
      permissions: ['people.account'],
      testDashboard: true,
    };
    const page = { state: 'all', search: undefined, page: 0, size: 40 } as const;
    const seen = (await system.run((tx) => listTransfers(tx, staff, page))).data;
    const ids = seen.map(({ id }) => id);
    expect(ids).toContain(stray.transfer.id);
    expect(ids).not.toContain(transfer.id);
  });
});

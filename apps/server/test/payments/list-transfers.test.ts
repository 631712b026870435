import { text } from 'node:stream/consumers';
import { asId, type AccountId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentAccount } from '../../src/db/schema.ts';
import { exportTransfers } from '../../src/payments/transfers/export-transfers.ts';
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
    const deposit = await system.createDeposit(shop, 7_654_300n);
    await system.requestRequisites(deposit);
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
    const deposit = await system.createDeposit(shop, 2_222_200n);
    await transfers.assign(transfer.id, deposit);
    expect(await list({ state: 'unmatched' })).not.toContain(transfer.id);
    expect(await list({ state: 'assigned' })).toContain(transfer.id);
  });

  it('is there although staff vouched for it without an account', async () => {
    const deposit = await system.createDeposit(shop, 3_333_300n);
    await system.move(deposit, 'DONE');
    expect(await list({ search: deposit.invoiceId })).toHaveLength(1);
  });

  it('of another merchant is not seen, money without an owner is', async () => {
    const other = await system.shop();
    const deposit = await system.createDeposit(shop, 4_444_400n);
    await system.requestRequisites(deposit);
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

  // OFFICE-323
  it('is found by its account, provider, currency, reporter and day', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 6_666_600n });
    const vouched = await transfers.vouch({ accountId, amount: 6_666_700n });
    const other = (await system.shop()).accountIds[0] ?? asId<AccountId>(0);
    const [own] = await system.run((tx) =>
      tx.select().from(paymentAccount).where(eq(paymentAccount.id, accountId)),
    );
    const day = system.clock.now().toISOString().slice(0, 10);
    const both = [vouched, transfer.id];
    expect(await list({ accountId })).toEqual(both);
    expect(await list({ accountId: other })).toEqual([]);
    expect(await list({ providerId: own?.providerId })).toEqual(both);
    expect(await list({ accountId, currency: 'UZS' })).toEqual(both);
    expect(await list({ accountId, currency: 'RUB' })).toEqual([]);
    expect(await list({ accountId, source: 'staff' })).toEqual([vouched]);
    expect(await list({ accountId, from: day, to: day })).toEqual(both);
    expect(await list({ accountId, to: '2020-01-01' })).toEqual([]);
    expect(await list({ accountId, from: '2099-01-01' })).toEqual([]);
    await expect(list({ from: '2026-02-30' })).rejects.toThrow('There is no such day');
  });

  // OFFICE-323
  it('is a line of the CSV file of its filter, with text that no spreadsheet calculates', async () => {
    await transfers.vouch({ accountId, amount: 7_777_700n, transferId: '=1+1' });
    await transfers.take({ accountId, amount: 8_888_800n });
    const staff = { ...(await system.operator()), testDashboard: true };
    const filter = { state: 'all', accountId, source: 'staff' } as const;
    const file = await exportTransfers(system.context.database, staff, filter);
    const [header, line, ...rest] = (await text(file)).split('\r\n');
    expect(header).toContain('ID,Transfer ID,Created date,Source,Reported by,Account ID,');
    expect(line).toContain(`,'=1+1,`);
    expect(line).toContain(',staff,');
    expect(line).toContain(',77777.00,0.00,UZS,');
    expect(line).toContain(',Seen on the statement,true');
    expect(rest).toEqual(['']);
  });

  // OFFICE-323, ROUTING-241
  it('is in the file of a search by its sum', async () => {
    await transfers.take({ accountId, amount: 6_543_200n, transferId: 'by-sum' });
    const staff = { ...(await system.operator()), testDashboard: true };
    const filter = { state: 'all', accountId, search: '65 432.00' } as const;
    const file = await exportTransfers(system.context.database, staff, filter);
    expect(await text(file)).toContain(',by-sum,');
  });
});

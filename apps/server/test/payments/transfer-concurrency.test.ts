import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A shop with one account, by default with different amounts for its open deposits. */
const oneAccount = (checkUniqueAmount = true): Promise<Shop> =>
  system.shop({ accounts: [{ checkUniqueAmount }] });

async function shown(shop: Shop, amounts: readonly bigint[]): Promise<Deposit[]> {
  const deposits: Deposit[] = [];
  for (const amount of amounts) {
    const deposit = await system.createDeposit(shop, amount);
    await system.requestRequisites(deposit);
    deposits.push(deposit);
  }
  return deposits;
}

const statusesOf = (deposits: readonly Deposit[]) => Promise.all(deposits.map(system.status));

describe('at the same moment', () => {
  it('money for twenty deposits of one account finds each its own', async () => {
    const shop = await oneAccount();
    const deposits = await shown(
      shop,
      times(20, (index) => 1_000_000n + BigInt(index) * 100n),
    );
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    await Promise.all(deposits.map(({ amount }) => transfers.take({ accountId, amount })));
    expect(new Set(await statusesOf(deposits))).toEqual(new Set(['DONE']));
  });

  it('ten reports of one transfer that names nothing count once', async () => {
    const shop = await oneAccount();
    const [deposit] = await shown(shop, [1_000_000n, 2_000_000n]);
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    const report = { accountId, amount: 1_000_000n, transferId: 'same' };
    const taken = await Promise.all(times(10, () => transfers.take(report)));
    const outcomes = taken.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual([...times(9, () => 'known'), 'taken']);
    expect(deposit && (await system.postings(deposit))).toHaveLength(2);
  });

  it('ten unmatched reports of one transfer are one', async () => {
    const shop = await oneAccount();
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    const report = { accountId, amount: 1_000_000n, transferId: 'stray' };
    const taken = await Promise.all(times(10, () => transfers.take(report)));
    const [{ transfer } = { transfer: undefined }] = taken;
    expect(taken.every((result) => result.transfer.id === transfer?.id)).toBe(true);
    expect(await transfers.postings(transfer?.id ?? asId<TransferId>(0))).toHaveLength(1);
  });

  it('six payments for one deposit: one is booked, the others are its excess', async () => {
    const shop = await oneAccount();
    const deposits = await shown(shop, [1_000_000n, 2_000_000n, 3_000_000n]);
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    const taken = await Promise.all(
      times(6, () => transfers.take({ accountId, amount: 1_000_000n })),
    );
    const owners = taken.map(({ transfer }) => transfer.invoiceId);
    expect(owners).toEqual(times(6, () => deposits[0]?.invoiceId));
    expect(await system.balance(shop, 'suspense')).toBe(5_000_000n);
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
    expect(await statusesOf(deposits)).toEqual(['DONE', 'IN_PROGRESS', 'IN_PROGRESS']);
  });

  it('money and the customer giving up: it is booked all the same', async () => {
    const shop = await oneAccount();
    const deposits = await shown(
      shop,
      times(8, (index) => 1_000_000n + BigInt(index)),
    );
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    await Promise.allSettled(
      deposits.flatMap(({ amount, formId }) => [
        transfers.take({ accountId, amount }),
        system.run((tx) => cancelForm(tx, { formId, now: system.clock.now() })),
      ]),
    );
    expect(new Set(await statusesOf(deposits))).toEqual(new Set(['DONE']));
  });

  it('five people give one transfer to five deposits: one of them does', async () => {
    const shop = await oneAccount(false);
    const deposits = await shown(
      shop,
      times(5, () => 1_000_000n),
    );
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    const { transfer } = await transfers.take({ accountId, amount: 1_000_000n });
    const assigned = await Promise.allSettled(
      deposits.map((deposit) => transfers.assign(transfer.id, deposit)),
    );
    const refused = assigned.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(times(4, () => 'transfer_assigned'));
    const done = (await statusesOf(deposits)).filter((status) => status === 'DONE');
    expect(done).toHaveLength(1);
  });

  it('reports, assignments and people who take back and set again: the books hold', async () => {
    const shop = await oneAccount(false);
    const deposits = await shown(
      shop,
      times(10, () => 1_000_000n),
    );
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    const strays = await Promise.all(
      deposits.map(() => transfers.take({ accountId, amount: 1_000_000n })),
    );
    const actions = deposits.flatMap((deposit, index) => [
      () => transfers.assign(strays[index]?.transfer.id ?? asId<TransferId>(0), deposit),
      () => transfers.take({ accountId, amount: 1_000_000n, named: deposit }),
      () => transfers.take({ accountId, amount: 1_000_000n }),
      () => system.move(deposit, 'DONE'),
      () => system.move(deposit, 'ERROR'),
    ]);
    const ended = await Promise.allSettled(actions.map((action) => action()));
    const reasons = ended.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    );
    expect(reasons.filter((code) => code !== 'status_unchanged')).toEqual([]);
  });
});

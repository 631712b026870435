import { type AccountId, asId, type ProviderId } from '@tiyin/domain/ids';
import { permissions } from '@tiyin/domain/permissions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAccount } from '../../src/db/schema.ts';
import type { Shop } from '../payments/shop.ts';
import { openListSystem, type Query, staffOf } from './lists.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
let shop: Shop;
let first: AccountId;
let second: AccountId;
let providerId: ProviderId;

beforeAll(async () => {
  system = await openListSystem();
  shop = await system.shop({ accounts: [{}, {}] });
  const [one, two] = shop.accountIds;
  if (one === undefined || two === undefined) throw new Error('two accounts were not made');
  [first, second] = [one, two];
  const [row] = await system.run((tx) =>
    tx
      .update(paymentAccount)
      .set({ bankName: 'Kapitalbank' })
      .where(eq(paymentAccount.id, one))
      .returning(),
  );
  providerId = row?.providerId ?? asId<ProviderId>(0);
});
afterAll(() => system.close());

const found = async (query: Query, staff = staffOf(shop)) =>
  (await system.ids(staff, query)).toSorted();

const sorted = (...ids: readonly string[]) => ids.toSorted();

describe('the filter by the route of invoices', () => {
  // INVOICE-590
  it('finds what went through an account, its bank and its provider', async () => {
    const deposit = await system.put(shop, { accountId: first });
    const elsewhere = await system.put(shop, { accountId: second });
    const without = await system.put(shop);
    const unsent = await system.put(shop, { flowType: 'WITHDRAWAL' });
    const refused = await system.put(shop, { flowType: 'WITHDRAWAL', status: 'DECLINED' });
    await system.query(sql`
      insert into payout (id, invoice_id, account_id, number, round, attempt, status, created_at, status_at)
      values (gen_random_uuid(), ${refused}, ${first}, 1, 1, 1, 'FAILED', now(), now()) returning id`);
    expect(await found({ accountId: first })).toEqual(sorted(deposit, refused));
    expect(await found({ accountId: second })).toEqual([elsewhere]);
    expect(await found({ accountId: asId<AccountId>(0) })).toEqual(sorted(without, unsent));
    expect(await found({ bank: 'Kapitalbank' })).toEqual(sorted(deposit, refused));
    expect(await found({ bank: 'kapital' })).toEqual([]);
    expect(await found({ providerId })).toEqual(sorted(deposit, elsewhere, refused));
    await system.query(sql`update invoice set method_id = 1 where id = ${deposit} returning id`);
    expect(await found({ paymentMethod: 'Humo' })).toEqual([deposit]);
    expect(await found({ paymentMethod: 'none', accountId: second })).toEqual([elsewhere]);
    expect(await system.csv(staffOf(shop), { accountId: first })).toContain(deposit);
  });

  // INVOICE-590
  it('finds nothing by an account without the permission for accounts', async () => {
    const blind = staffOf(
      shop,
      permissions.filter((permission) => permission !== 'people.account'),
    );
    const queries: Query[] = [{ accountId: first }, { bank: 'Kapitalbank' }, { providerId }];
    for (const query of queries) {
      expect(await found(query)).not.toEqual([]);
      expect(await found(query, blind)).toEqual([]);
    }
    expect(await found({ paymentMethod: 'Humo' }, blind)).toHaveLength(1);
  });
});

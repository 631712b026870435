import { asId, type AccountId, type MethodId, type TerminalId } from '@tiyin/domain/ids';
import { type Permission, permissions } from '@tiyin/domain/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { successDrops } from '../../src/monitoring/success-drops.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { signIn } from '../callers.ts';
import { staffOf } from '../invoices/lists.ts';
import { type Shop, humo, uzcard } from '../payments/shop.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  system = await openTestSystem();
  const accounts = [{}, {}, { methodId: uzcard }];
  [shop, other] = [await system.shop({ accounts }), await system.shop()];
});
afterAll(() => system.close());

type Batch = {
  readonly ended: number;
  readonly succeeded: number;
  readonly minutesAgo: number;
  /** How long each took; a minute by default. */
  readonly minutesLong?: number;
  readonly terminalId?: TerminalId;
  readonly methodId?: MethodId | null;
  readonly accountId?: AccountId | null;
  readonly flowType?: 'DEPOSIT' | 'WITHDRAWAL';
  readonly status?: string;
};

/** Invoices of a terminal that ended alike. */
async function put(ofShop: Shop, batch: Batch): Promise<string[]> {
  const {
    ended,
    succeeded,
    minutesAgo,
    minutesLong = 1,
    methodId = humo,
    accountId = null,
  } = batch;
  const { terminalId = ofShop.terminalId, flowType = 'DEPOSIT', status = 'DECLINED' } = batch;
  const endedAt = system.clock.now().getTime() - minutesAgo * minute;
  const at = new Date(endedAt - minutesLong * minute).toISOString();
  const rows = await system.query(sql`
    insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, flow_type, status,
      amount, currency, is_test, customer_external_id, method_id, account_id, created_at, status_at,
      deadline_at)
    select gen_random_uuid(), ${ofShop.merchantId}, ${terminalId}, gen_random_uuid()::text,
      ${flowType}, case when number <= ${succeeded} then 'DONE' else ${status} end, 100, 'UZS', true,
      'u-1', ${methodId}, ${accountId}, ${at}, ${new Date(endedAt).toISOString()}, ${at}
    from generate_series(1, ${ended}) as number returning id`);
  return rows.map((row) => String(row['id']));
}

const read = (staff: Staff, minutes = 60, ofShop = shop) =>
  system.run((tx) =>
    successDrops(tx, {
      staff,
      minutes,
      merchantId: ofShop.merchantId,
      now: system.clock.now(),
    }),
  );

const account = (place: number): AccountId => shop.accountIds[place] ?? asId<AccountId>(0);
const without = (missing: Permission) => permissions.filter((each) => each !== missing);

describe('the drop of a terminal’s success rate', () => {
  // OFFICE-590
  it('is explained by method, bank, account and provider, with the numbers of both periods', async () => {
    expect(await read(staffOf(shop))).toEqual([]);
    for (const minutesAgo of [5, 65]) {
      await put(shop, { ended: 50, succeeded: 45, minutesAgo, accountId: account(1) });
      const uzcards = { methodId: uzcard, accountId: account(2) };
      await put(shop, { ended: 50, succeeded: 45, minutesAgo, ...uzcards });
    }
    await put(shop, { ended: 100, succeeded: 91, minutesAgo: 70, accountId: account(0) });
    await put(shop, { ended: 50, succeeded: 6, minutesAgo: 10, accountId: account(0) });
    const [drop, ...others] = await read(staffOf(shop));
    expect(others).toEqual([]);
    const floored = Math.floor(system.clock.now().getTime() / minute) * minute;
    expect(drop).toMatchObject({
      terminalId: shop.terminalId,
      periodStart: new Date(floored - 60 * minute).toISOString(),
      periodEnd: system.clock.now().toISOString(),
      comparedWith: 'BEFORE',
      successPercentLowThreshold: 70,
      now: { endedCount: 150, successCount: 96, successPercent: 64 },
      before: { endedCount: 200, successCount: 181, successPercent: 90.5 },
      culprit: {
        paymentMethod: { name: 'Humo' },
        account: { id: account(0), lastFour: expect.stringMatching(/^\d{4}$/) },
        provider: { name: 'A provider' },
        now: { endedCount: 50, successCount: 6, successPercent: 12 },
        before: { endedCount: 100, successCount: 91, successPercent: 91 },
      },
    });
    expect(drop?.culprit?.sharePercent).toBeGreaterThan(95);
    expect(drop?.slices[0]?.sharePercent).toBeGreaterThanOrEqual(
      drop?.culprit?.sharePercent ?? 100,
    );
  });

  it('leaves out what is open, ended outside of both periods, or was made more than a day before them', async () => {
    const before = await read(staffOf(shop));
    const lost = { ended: 90, succeeded: 0, accountId: account(1) };
    await put(shop, { ...lost, minutesAgo: 1, status: 'PENDING' });
    await put(shop, { ...lost, minutesAgo: 125 });
    await put(shop, { ...lost, minutesAgo: 2, minutesLong: 1600 });
    expect(await read(staffOf(shop))).toEqual(before);
  });

  // PEOPLE-590
  it('is explained by method alone to people who may not see accounts', async () => {
    const [drop] = await read(staffOf(shop, without('people.account')));
    expect(drop?.culprit).toMatchObject({ paymentMethod: { name: 'Humo' } });
    expect(Object.keys(drop?.culprit ?? {}).toSorted()).toEqual([
      'before',
      'now',
      'paymentMethod',
      'sharePercent',
    ]);
  });

  it('names the account of the last payout of a withdrawal that was refused', async () => {
    const ofPayouts = { terminalId: shop.payoutTerminalId, flowType: 'WITHDRAWAL' } as const;
    const paid = { ...ofPayouts, accountId: account(0) };
    for (const minutesAgo of [5, 65])
      await put(shop, { ...paid, ended: 40, succeeded: 40, minutesAgo });
    const refused = await put(shop, { ...ofPayouts, ended: 20, succeeded: 0, minutesAgo: 5 });
    for (const id of refused) {
      await system.query(sql`
        insert into payout (id, invoice_id, account_id, number, round, attempt, status, created_at, status_at)
        select gen_random_uuid(), ${id}, account, place, 1, place, 'FAILED', now(), now()
        from (values (1, ${account(0)}::int), (2, ${account(2)}::int)) as tried (place, account)
        returning id`);
    }
    const drops = await read(staffOf(shop));
    const drop = drops.find(({ terminalId }) => terminalId === shop.payoutTerminalId);
    expect(drop?.culprit).toMatchObject({ account: { id: account(2) }, sharePercent: 100 });
  });

  it('names invoices that got no account', async () => {
    await put(other, {
      ended: 40,
      succeeded: 40,
      minutesAgo: 5,
      accountId: other.accountIds[0] ?? null,
    });
    await put(other, { ended: 40, succeeded: 0, minutesAgo: 5 });
    await put(other, {
      ended: 80,
      succeeded: 80,
      minutesAgo: 65,
      accountId: other.accountIds[0] ?? null,
    });
    const [drop] = await read(staffOf(other), 60, other);
    expect(drop?.culprit).toMatchObject({ account: null, provider: null });
  });

  // OFFICE-62
  it('is of the requested merchant, within the person’s scope, and of test or production', async () => {
    expect(await read(staffOf(other))).toEqual([]);
    expect(await read(staffOf(undefined))).not.toEqual([]);
    expect(await read({ ...staffOf(shop), testDashboard: false })).toEqual([]);
  });

  it('is explained for at most 30 days, to people with both permissions', async () => {
    const url = `/api/data/v1/terminal/drop?merchantId=${shop.merchantId}&minutes=`;
    const statusOf = async (username: 'operator' | 'viewer', minutes: number) => {
      const call = await signIn(system.app, username);
      return (await call({ method: 'GET', url: `${url}${minutes}` })).statusCode;
    };
    expect(await statusOf('operator', 43_200)).toBe(200);
    expect(await statusOf('operator', 43_201)).toBe(400);
    expect(await statusOf('viewer', 60)).toBe(403);
  });
});

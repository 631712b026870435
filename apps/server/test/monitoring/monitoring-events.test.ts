import { asId, type AccountId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeAction } from '../../src/audit/actions.ts';
import { type Action, recordAudit } from '../../src/audit/record-audit.ts';
import type { Facts } from '../../src/audit/facts.ts';
import { listMonitoringEvents } from '../../src/audit-log/list-monitoring-events.ts';
import { recordRelease } from '../../src/lifecycle/record-release.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { signIn } from '../callers.ts';
import { staffOf } from '../invoices/lists.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  system = await openTestSystem();
  [shop, other] = [await system.shop(), await system.shop()];
});
afterAll(() => system.close());

const before = (minutesAgo: number) => new Date(system.clock.now().getTime() - minutesAgo * minute);

type Put = { readonly minutesAgo?: number; readonly before?: Facts; readonly after?: Facts };

async function put(action: ChangeAction, subject: string, facts: Put = {}): Promise<void> {
  const entry: Action = {
    actor: { type: 'system' },
    action,
    subject,
    before: facts.before ?? { limit: '1' },
    after: facts.after ?? { limit: '2' },
    now: before(facts.minutesAgo ?? 5),
  };
  await system.run(async (tx) => recordAudit(tx, entry));
}

const read = (staff: Staff, minutes = 60, ofShop = shop) =>
  system.run((tx) =>
    listMonitoringEvents(tx, staff, {
      merchantId: ofShop.merchantId,
      minutes,
      now: system.clock.now(),
    }),
  );

/** The actions and objects of the events, newest first. */
const named = async (...question: Parameters<typeof read>) => {
  const { data } = await read(...question);
  return data.map(({ action, object: { id, kind } }) => `${action} ${kind}:${id}`);
};

const accountOf = ({ accountIds }: Shop): AccountId => accountIds[0] ?? asId<AccountId>(0);

async function routeOf(ofShop: Shop) {
  const [row] = await system.query(sql`
    select pool_id, provider_id from pool_account join payment_account on id = account_id
    where account_id = ${accountOf(ofShop)}`);
  return { pool: String(row?.['pool_id']), provider: `provider:${Number(row?.['provider_id'])}` };
}

describe('the events of Monitoring', () => {
  // OFFICE-780
  it('are the changes of the merchant’s terminals, their accounts and providers, and new releases', async () => {
    const account = `account:${accountOf(shop)}`;
    const { pool, provider } = await routeOf(shop);
    await put('account.limit_changed', account, { minutesAgo: 50 });
    await put('account.paused', account, { minutesAgo: 40 });
    await put('provider.paused', provider, { minutesAgo: 30 });
    await put('terminal.changed', `terminal:${shop.terminalId}`, { minutesAgo: 20 });
    // It was taken out of the pool.
    const left = { before: { poolIds: `7${pool} ${pool}` }, after: { poolIds: '' } };
    await put('account.changed', 'account:999999', { ...left, minutesAgo: 10 });
    await system.run((tx) => recordRelease(tx, '1.0.0 (a)', before(5)));
    const expected = [
      'server.released server:release',
      'account.changed account:999999',
      `terminal.changed terminal:${shop.terminalId}`,
      `provider.paused ${provider}`,
      `account.paused ${account}`,
      `account.limit_changed ${account}`,
    ];
    expect(await named(staffOf(undefined))).toEqual(expected);
    expect(await named(staffOf(undefined), 25)).toEqual(expected.slice(0, 3));
    // The other shop has the release alone.
    expect(await named(staffOf(undefined), 60, other)).toEqual(expected.slice(0, 1));
  });

  it('leave out renamings, changes of nothing, other actions and other objects', async () => {
    const known = await named(staffOf(undefined));
    const terminal = `terminal:${shop.terminalId}`;
    await put('terminal.changed', terminal, { before: { name: 'A' }, after: { name: 'B' } });
    await put('terminal.changed', terminal, { before: {}, after: {} });
    await put('account.changed', `account:${accountOf(shop)}`, { before: {}, after: {} });
    await put('account.day_closed', `account:${accountOf(shop)}`);
    await put('account.limit_changed', `account:${accountOf(other)}`);
    expect(await named(staffOf(undefined))).toEqual(known);
  });

  // PEOPLE-780
  it('are those of the own terminals for people of a merchant, and of test or production', async () => {
    const own = [`terminal.changed terminal:${shop.terminalId}`];
    expect(await named(staffOf(shop))).toEqual(own);
    expect(await named(staffOf(other))).toEqual([]);
    expect(await named({ ...staffOf(undefined), testDashboard: false })).toEqual([
      'server.released server:release',
    ]);
  });

  // PEOPLE-780
  it.each([
    [['audit.read', 'data.terminal.statistic'], 200],
    [['audit.read'], 403],
    [['data.terminal.statistic', 'terminal.statistic.settings'], 403],
  ] as const)(
    'are answered to people with %j by %i: it takes both',
    async (permissions, status) => {
      await system.query(sql`update person set permissions = string_to_array(${permissions.join(' ')}, ' ')
      where username = 'viewer' returning id`);
      const viewer = await signIn(system.app, 'viewer');
      const url = `/api/data/v1/terminal/event?merchantId=${shop.merchantId}`;
      const answer = await viewer({ method: 'GET', url });
      expect(answer.statusCode).toBe(status);
    },
  );

  it('are at most 100, the newest ones', async () => {
    const many = Array.from({ length: 101 }, (_, place) => place);
    for (const minutesAgo of many) {
      await put('terminal.changed', `terminal:${other.terminalId}`, { minutesAgo });
    }
    const { data, hasMore } = await read(staffOf(other), 200, other);
    expect([data.length, hasMore]).toEqual([100, true]);
    expect(data.at(-1)?.createdDate).toBe(before(99).toISOString());
  });
});

// RUN-780
it('a release is audited once, and again when it is another', async () => {
  const start = (release: string) =>
    system.run((tx) => recordRelease(tx, release, system.clock.now()));
  for (const release of ['1.0.0 (a)', '1.0.0 (b)', '1.0.0 (b)']) await start(release);
  const entries = await system.query(sql`
    select before ->> 'release' as before, after ->> 'release' as after from audit_entry
    where action = 'server.released' order by id`);
  expect(entries).toMatchObject([
    { before: null, after: '1.0.0 (a)' },
    { before: '1.0.0 (a)', after: '1.0.0 (b)' },
  ]);
});

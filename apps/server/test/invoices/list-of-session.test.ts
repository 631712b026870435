import type { InvoiceId, PersonId } from '@tiyin/domain/ids';
import type { Permission } from '@tiyin/domain/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../src/db/schema.ts';
import { listOfSession } from '../../src/payments/invoices/list-of-session.ts';
import { beginSession, endSession } from '../../src/staff/sessions.ts';
import { callerWith, signIn } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { watchQueries } from '../query-log.ts';
import { testHost } from '../test-app.ts';
import { openListSystem } from './lists.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
let shop: Shop;
beforeAll(async () => {
  system = await openListSystem();
  shop = await system.shop();
  const other = await system.shop();
  for (const eachShop of [shop, other])
    for (let minute = 10; minute < 17; minute += 1)
      await system.put(eachShop, { at: `2026-11-20T12:${minute}:00.000Z` });
});
afterAll(() => system.close());

type Input = Partial<Omit<typeof person.$inferInsert, 'permissions'>> & {
  readonly permissions?: Permission[];
};

let people = 0;

/** A signed-in user: browser, session and row. */
async function signInUser(input: Input) {
  people += 1;
  const names = { username: `user-${people}`, firstName: 'Some', lastName: 'Body' };
  const now = system.clock.now();
  return system.run(async (tx) => {
    const [row] = await tx
      .insert(person)
      .values({ ...names, passwordHash: '-', ...input })
      .returning();
    if (!row) throw new Error('the person was not written');
    const sessionId = await beginSession(tx, { personId: row.id, now });
    const [head, payload, signature] = system.app.jwt.sign({ sid: sessionId }).split('.');
    const browser = callerWith(system.app, {
      origin: `http://${testHost}`,
      cookie: `jwt=${head}.${payload}; jwt_sig=${signature}`,
    });
    return {
      row,
      sessionId,
      list: (query = '') => browser({ method: 'GET', url: `/api/v1/invoice${query}` }),
    };
  });
}

const change = (personId: PersonId, fields: Partial<typeof person.$inferInsert>) =>
  system.run((tx) => tx.update(person).set(fields).where(eq(person.id, personId)));

describe('a page without a filter', () => {
  it.each<[string, () => Input]>([
    ['of all merchants', () => ({ permissions: ['merchant.rw.all'] })],
    [
      'of all, who has a merchant',
      () => ({ permissions: ['merchant.rw.all'], merchantId: shop.merchantId }),
    ],
    ['of one merchant', () => ({ merchantId: shop.merchantId })],
    ['of no merchant', () => ({})],
    [
      'of all, who looks at production',
      () => ({ permissions: ['merchant.rw.all'], testDashboard: false }),
    ],
  ])('shows a person %s the same as the list with a filter', async (_, input) => {
    const { row, sessionId } = await signInUser(input());
    const session = { sessionId, isDemo: true, now: system.clock.now() };
    for (const page of [
      { page: 0, size: 5 },
      { page: 1, size: 5 },
      { page: 2, size: 5 },
      { page: 0, size: 40 },
      { page: 3, size: 40 },
    ]) {
      const own = await system.context.database.query((tx) => listOfSession(tx, session, page));
      expect(own?.answer).toEqual(await system.list(row, {}, page));
    }
  });

  it('takes one statement, the session and the total included; with a filter it takes two', async () => {
    const { list } = await signInUser({ permissions: ['merchant.rw.all'] });
    const roundTrips: boolean[] = [];
    const stopWatching = watchQueries((_text, isRoundTrip) => roundTrips.push(isRoundTrip));
    const costOf = async (query: string) => {
      roundTrips.length = 0;
      expect((await list(query)).statusCode).toBe(200);
      return { statements: roundTrips.length, roundTrips: roundTrips.filter(Boolean).length };
    };
    try {
      const one = { statements: 1, roundTrips: 1 };
      for (const query of ['', '?size=10', '?page=1&size=5'])
        expect(await costOf(query)).toEqual(one);
      expect(await costOf('?statusIds=5')).toEqual({ statements: 2, roundTrips: 2 });
    } finally {
      stopWatching();
    }
  });
});

describe('the request that follows at once', () => {
  const ids = (answer: { json: () => { data: { invoiceId: InvoiceId }[] } }) =>
    answer.json().data.map(({ invoiceId }) => invoiceId);

  it('is refused where the session was ended, whatever the request', async () => {
    const { sessionId, list } = await signInUser({ permissions: ['merchant.rw.all'] });
    expect((await list('?page=-1')).statusCode).toBe(400);
    expect((await list()).statusCode).toBe(200);
    await system.run((tx) => endSession(tx, sessionId, system.clock.now()));
    for (const query of ['', '?page=1', '?page=-1', '?unknown=1', '?statusIds=5']) {
      const answer = await list(query);
      expect(answer.statusCode, query).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
    }
  });

  it('shows what the person may see by then', async () => {
    const { row, list } = await signInUser({ permissions: ['merchant.rw.all'] });
    const own = { merchantId: shop.merchantId };
    expect((await list()).json()).toMatchObject({ total: 14 });
    await change(row.id, { permissions: [] });
    expect((await list()).json()).toEqual({ data: [], total: 0, totalIsCapped: false });
    await change(row.id, own);
    const answer = await list('?size=40');
    expect(ids(answer)).toEqual(await system.ids({ ...row, ...own, permissions: [] }));
    expect(answer.json()).toMatchObject({ total: 7 });
    await change(row.id, { testDashboard: false });
    expect((await list()).json()).toMatchObject({ total: 0 });
  });

  it('is refused to a demo person outside the demo', async () => {
    const { sessionId } = await signInUser({ permissions: ['merchant.rw.all'], isDemo: true });
    const session = { sessionId, isDemo: false, now: system.clock.now() };
    const page = { page: 0, size: 10 };
    const read = (isDemo: boolean) =>
      system.context.database.query((tx) => listOfSession(tx, { ...session, isDemo }, page));
    expect(await read(false)).toBeUndefined();
    expect(await read(true)).toMatchObject({ answer: { total: 14 } });
  });

  it('without a valid token is refused before a query', async () => {
    let statements = 0;
    const stopWatching = watchQueries(() => {
      statements += 1;
    });
    const forger = callerWith(system.app, { cookie: 'jwt=a.b; jwt_sig=c' });
    const answer = await forger({ method: 'GET', url: '/api/v1/invoice' });
    stopWatching();
    expect(answer.statusCode).toBe(401);
    expect(statements).toBe(0);
  });
});

it('the demo’s people see the list by it', async () => {
  const answer = await (
    await signIn(system.app, 'operator')
  )({ method: 'GET', url: '/api/v1/invoice' });
  expect(answer.json()).toMatchObject({ total: 14, totalIsCapped: false });
});

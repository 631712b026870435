import { operations } from '@tiyin/api/operations';
import { asId, type TerminalId } from '@tiyin/domain/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { apiKey, auditEntry, terminal } from '../../src/db/schema.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { and, eq } from 'drizzle-orm';
import { type Caller, callerWith, merchantServer, signIn, stranger } from '../callers.ts';
import { testHost } from '../test-app.ts';
import { accessTable, expectedStatus } from './access-table.ts';
import { actors, callerOf, demoRoles } from './actors.ts';
import { toRequest, validRequests } from './requests.ts';
import type { LiveForm } from './live-form.ts';
import { openWorld, type World } from './world.ts';

const json = { 'content-type': 'application/json' };

let world: World;
/** A paid deposit. */
let paid: LiveForm;

beforeAll(async () => {
  world = await openWorld();
  // Before the others leave their jobs.
  paid = await world.createForm();
  await stranger(world.app)(toRequest('completeForm', validRequests.completeForm(paid, world)));
  world.clock.advance(4_000);
  await world.runDueJobs();
});
afterAll(() => world.close());

// API-1, PEOPLE-19
test('the access table has a row for every operation of the contract and no other', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  );
});

describe.each(operations.map(({ operationId }) => operationId))('%s', (operationId) => {
  test.each(actors)('responds %s as the access table says', async (actor) => {
    const caller = await callerOf(world, actor);
    const form = await world.createForm({}, operationId);
    const parts = validRequests[operationId](form, world);
    const answer = await caller(toRequest(operationId, parts));
    expect(answer.statusCode, answer.body).toBe(expectedStatus(operationId, actor));
  });
});

describe.each(operations.filter(({ permission }) => permission !== 'public'))(
  '$operationId',
  ({ operationId, method }) => {
    test('asks for authentication before it reads the request', async () => {
      const form = await world.createForm({}, operationId);
      const parts = validRequests[operationId](form, world);
      const body = method === 'GET' ? {} : { body: '{"broken', headers: json };
      const broken = { ...toRequest(operationId, { ...parts, query: { unknown: '1' } }), ...body };
      const answer = await stranger(world.app)(broken);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
    });
  },
);

describe('merchant scope', () => {
  const key = 'tiyin_key_of_the_second_merchant';
  let foreign: { readonly invoiceId: string };

  beforeAll(async () => {
    const { app, context, shops, clock } = world;
    // It is the newest, so that it stands on the first page of who may see it.
    clock.advance(1_000);
    const [, second] = shops;
    if (!second) throw new Error('there is no second demo merchant');
    const terminalId = second.terminalIds[0] ?? asId<TerminalId>(0);
    await context.database.transaction(async (tx) => {
      const columns = { merchantId: second.merchantId, createdAt: clock.now() };
      await tx.insert(apiKey).values({ ...columns, tokenHash: hashToken(key) });
    });
    const answer = await merchantServer(app, key)(formCallOf(world, terminalId));
    if (answer.statusCode !== 201) throw new Error(answer.body);
    foreign = answer.json();
  });

  test.each([
    ['operator', 200],
    ['support', 200],
    ['merchant', 404],
    ['viewer', 404],
  ] as const)('%s is answered %i about an invoice of the second merchant', async (role, status) => {
    const caller = await signIn(world.app, role);
    const { invoiceId } = foreign;
    const answers = [
      await caller({ method: 'GET', url: `/api/v1/invoice/${invoiceId}` }),
      await caller({ method: 'GET', url: `/api/v1/event/status?invoiceId=${invoiceId}` }),
      await caller(moveTo(invoiceId, role === 'operator' ? 7 : 1)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  });

  // API-21
  test("another merchant's key sees and cancels no invoice but its own", async () => {
    const own = `/api/merchant/v1/invoices/${foreign.invoiceId}`;
    for (const [caller, status] of [
      [merchantServer(world.app), 404],
      [merchantServer(world.app, key), 200],
    ] as const) {
      expect((await caller({ method: 'GET', url: own })).statusCode).toBe(status);
      expect((await caller({ method: 'POST', url: `${own}/cancel` })).statusCode).toBe(status);
    }
  });

  test.each([
    ['operator', 2],
    ['support', 2],
    ['merchant', 1],
    ['viewer', 1],
  ] as const)('%s is listed the invoices and terminals of %i merchants', async (role, count) => {
    await world.createForm();
    const caller = await signIn(world.app, role);
    const terminals = await caller({ method: 'GET', url: '/api/v1/terminal' });
    const owners = terminals.json().data.map((row: { merchantId: number }) => row.merchantId);
    expect(new Set(owners).size).toBe(count);
    const invoices = await caller({ method: 'GET', url: '/api/v1/invoice?size=40' });
    const ids = invoices.json().data.map((row: { invoiceId: string }) => row.invoiceId);
    expect(ids.includes(foreign.invoiceId)).toBe(count === 2);
  });

  // INVOICE-52, PEOPLE-20
  test('a terminal of another merchant is like one that is not there', async () => {
    const { app, shops } = world;
    const [first, second] = shops;
    const foreignId = second?.terminalIds[0] ?? asId<TerminalId>(0);
    const merchant = await signIn(app, 'merchant');
    const balance = `/api/v1/merchant/balance?terminalId=${foreignId}`;
    expect((await merchant({ method: 'GET', url: balance })).statusCode).toBe(404);
    const list = await merchant({ method: 'GET', url: `/api/v1/invoice?terminalId=${foreignId}` });
    expect(list.json()).toMatchObject({ data: [], total: 0 });
    const named = `/api/v1/terminal?merchantId=${second?.merchantId}`;
    expect((await merchant({ method: 'GET', url: named })).json()).toEqual({ data: [] });
    const answer = await merchantServer(
      app,
      key,
    )(formCallOf(world, first.terminalIds[0] ?? asId<TerminalId>(0)));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/terminalId' }]);
  });
});

// PEOPLE-33
describe('data that a role may not see', () => {
  // INVOICE-7, INVOICE-8, INVOICE-467
  test.each([
    ['operator', ['account', 'credentials', 'paymentAccount', 'providerInvoiceId']],
    ['merchant', []],
    ['support', []],
    ['viewer', []],
  ] as const)('%s is shown these confidential fields of an invoice: %j', async (role, shown) => {
    const caller = await signIn(world.app, role);
    const answer = await caller({ method: 'GET', url: `/api/v1/invoice/${paid.invoiceId}` });
    const { data } = answer.json();
    expect(data.invoiceStatus.code).toBe('DONE');
    const confidential = ['account', 'credentials', 'paymentAccount', 'providerInvoiceId'];
    expect(confidential.filter((field) => field in data)).toEqual(shown);
  });

  test('nor are they shown by the answer to a status change', async () => {
    const form = await world.createForm();
    const viewer = await signIn(world.app, 'viewer');
    const { data } = (await viewer(moveTo(form.invoiceId, 7))).json();
    expect(data.invoiceStatus.code).toBe('CANCELED');
    expect(data).not.toHaveProperty('account');
    expect(data).not.toHaveProperty('credentials');
  });

  // PEOPLE-41
  test('reading requisites is audited, also by a refused change', async () => {
    const operator = await signIn(world.app, 'operator');
    for (const request of [
      (id: string) => operator({ method: 'GET', url: `/api/v1/invoice/${id.toUpperCase()}` }),
      (id: string) => operator({ ...moveTo(id, 7), headers: { 'if-match': '"999"' } }),
    ]) {
      const { invoiceId } = await world.createForm();
      expect((await request(invoiceId)).body).toMatch(/"account":{"value":"\d{16}"}/);
      const seen = await world.context.database.transaction((tx) =>
        tx.$count(
          auditEntry,
          and(
            eq(auditEntry.action, 'invoice.credentials_read'),
            eq(auditEntry.subject, `invoice:${invoiceId}`),
          ),
        ),
      );
      expect(seen).toBe(1);
    }
  });
});

// PEOPLE-21
describe('an invoice in production', () => {
  let terminalId: TerminalId;

  beforeAll(async () => {
    const { context, shops } = world;
    terminalId = shops[0].terminalIds[1] ?? asId<TerminalId>(0);
    await context.database.transaction(async (tx) => {
      await tx.update(terminal).set({ isTest: false }).where(eq(terminal.id, terminalId));
    });
  });

  // INVOICE-4, INVOICE-36
  test.each([
    ['operator', 200],
    ['merchant', 403],
    ['support', 403],
    ['viewer', 403],
  ] as const)('is answered to a status change by %s with %i', async (role, status) => {
    const made = await merchantServer(world.app)(formCallOf(world, terminalId));
    const { invoiceId } = made.json();
    const caller = await signIn(world.app, role);
    expect((await caller(moveTo(invoiceId, 7))).statusCode).toBe(status);
    const after = await caller({ method: 'GET', url: `/api/v1/invoice/${invoiceId}` });
    expect(after.json().data.invoiceStatus.code).toBe(status === 200 ? 'CANCELED' : 'NEW');
  });
});

describe('sessions', () => {
  const me = { method: 'GET', url: '/api/v1/people/me' } as const;
  const logout = { method: 'POST', url: '/api/v1/logout' } as const;

  // PEOPLE-7, PEOPLE-9
  test('a revoked session is unauthenticated', async () => {
    const caller = await signIn(world.app, 'operator');
    expect((await caller(me)).statusCode).toBe(200);
    expect((await caller(logout)).statusCode).toBe(204);
    expect((await caller(me)).statusCode).toBe(401);
  });

  test('one session of a person ends without the other', async () => {
    const [here, there] = [await signIn(world.app, 'viewer'), await signIn(world.app, 'viewer')];
    await here(logout);
    expect((await there(me)).statusCode).toBe(200);
  });

  test.each(['jwt', 'jwt_sig'])('the cookie %s alone is unauthenticated', async (name) => {
    const answer = await logIn(stranger(world.app));
    const cookie = answer.cookies.find((known) => known.name === name);
    expect(
      (await callerWith(world.app, { cookie: `${name}=${cookie?.value}` })(me)).statusCode,
    ).toBe(401);
  });

  test('an altered token is unauthenticated', async () => {
    const [front, back] = (await logIn(stranger(world.app))).cookies.map(({ value }) => value);
    const call = (cookie: string) => callerWith(world.app, { cookie })(me);
    expect((await call(`jwt=${front}; jwt_sig=${back}`)).statusCode).toBe(200);
    const altered = `${back?.startsWith('A') ? 'B' : 'A'}${back?.slice(1)}`;
    expect((await call(`jwt=${front}; jwt_sig=${altered}`)).statusCode).toBe(401);
  });

  test.each([
    ['another Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['a sibling of our host', { origin: `http://www.${testHost}` }],
    ['another site, by Sec-Fetch-Site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['neither header', { origin: '' }],
  ])('a call with cookies from %s changes nothing', async (_, headers) => {
    const form = await world.createForm();
    const answer = await logIn(stranger(world.app));
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const given = Object.entries({ ...headers, cookie }).filter(([, value]) => value !== '');
    const caller = callerWith(world.app, Object.fromEntries(given));
    for (const request of [moveTo(form.invoiceId, 7), logout, logInRequest]) {
      const refused = await caller(request);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 'cross_origin' });
      expect(refused.cookies).toEqual([]);
    }
    expect((await caller(me)).statusCode).toBe(200);
    expect((await caller(getInvoice(form))).json().data.invoiceStatus.code).toBe('IN_PROGRESS');
  });

  // PEOPLE-6
  test('a browser that sends no Origin is judged by Sec-Fetch-Site', async () => {
    const caller = callerWith(world.app, { 'sec-fetch-site': 'same-origin' });
    expect((await caller(logInRequest)).statusCode).toBe(200);
  });
});

// API-23, PEOPLE-49
test('outside demo mode the demo logins, their sessions and the demo key are refused', async () => {
  const inDemo = await logIn(stranger(world.app));
  const cookie = inDemo.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { context } = world;
  const app = await createApp({ ...context, config: { ...context.config, isDemo: false } });
  const me = await callerWith(app, { cookie })({ method: 'GET', url: '/api/v1/people/me' });
  expect(me.statusCode).toBe(401);
  const logins = await Promise.all(
    demoRoles.map((role) =>
      stranger(app)({
        ...logInRequest,
        body: { username: role, password: `${role}-demo` },
      }),
    ),
  );
  expect(logins.map((answer) => answer.json().code)).toEqual(
    demoRoles.map(() => 'wrong_credentials'),
  );
  const call = formCallOf(world, world.shops[0].terminalIds[0] ?? asId<TerminalId>(0));
  expect((await merchantServer(app)(call)).statusCode).toBe(401);
  await app.close();
});

describe('two people at one invoice', () => {
  // API-6, INVOICE-6
  test('a change from a stale state is a conflict that shows the current one and changes nothing', async () => {
    const form = await world.createForm();
    const operator = await signIn(world.app, 'operator');
    const seen = await operator(getInvoice(form));
    await operator(moveTo(form.invoiceId, 7));
    const current = await operator(getInvoice(form));
    const late = await operator({
      ...moveTo(form.invoiceId, 6),
      headers: { 'if-match': String(seen.headers['etag']) },
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'conflict', current: current.json().data });
    const after = await operator(getInvoice(form));
    expect(after.json()).toEqual(current.json());
    expect(after.headers['etag']).toBe(current.headers['etag']);
  });

  test('a change from the current state succeeds and makes a new version', async () => {
    const form = await world.createForm();
    const operator = await signIn(world.app, 'operator');
    const seen = await operator(getInvoice(form));
    const changed = await operator({
      ...moveTo(form.invoiceId, 7),
      headers: { 'if-match': String(seen.headers['etag']) },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const { version } = changed.json().data;
    expect(version).toBeGreaterThan(seen.json().data.version);
    expect(changed.headers['etag']).toBe(`"${version}"`);
    expect((await operator(getInvoice(form))).headers['etag']).toBe(`"${version}"`);
  });

  test('of two at once from the same state one succeeds', async () => {
    const form = await world.createForm();
    const operator = await signIn(world.app, 'operator');
    const headers = { 'if-match': `"${form.version}"` };
    const answers = await Promise.all(
      [6, 7].map((statusId) => operator({ ...moveTo(form.invoiceId, statusId), headers })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

const logInRequest = {
  method: 'POST',
  url: '/api/v1/login',
  body: { username: 'viewer', password: 'viewer-demo' },
} as const;

function logIn(caller: Caller) {
  return caller(logInRequest);
}

function getInvoice({ invoiceId }: LiveForm) {
  return { method: 'GET', url: `/api/v1/invoice/${invoiceId}` } as const;
}

function moveTo(invoiceId: string, statusId: number) {
  const body = { invoiceId, statusId, reason: 'The bank shows it' };
  return { method: 'PATCH', url: '/api/v1/invoice/status', body } as const;
}

function formCallOf(opened: World, terminalId: number) {
  const body = opened.formRequest({ terminalId });
  const headers = { 'idempotency-key': body.merchantInvoiceId };
  return { method: 'POST', url: '/api/merchant/v1/forms', headers, body } as const;
}

import { operations } from '@tiyin/api/operations';
import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { invoice } from '../../src/db/schema.ts';
import { callerWith, type Caller, merchantServer, signIn, stranger } from '../callers.ts';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';
import { takeReport } from '../payments/take-report.ts';
import type { LiveForm } from './live-form.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let form: LiveForm;
let customer: Caller;
let operator: Caller;

beforeAll(async () => {
  world = await openWorld();
  form = await world.createForm();
  customer = stranger(world.app);
  operator = await signIn(world.app, 'operator');
});
afterAll(() => world.close());

const json = { 'content-type': 'application/json' };
const loginUrl = '/api/v1/login';
const formsUrl = '/api/merchant/v1/forms';

function expectProblem(answer: LightMyRequestResponse, status: number, code: string): void {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = answer.json();
  expect(problem).toMatchObject({ type: `urn:tiyin:problem:${code}`, status, code });
  expect(problem.title).toEqual(expect.any(String));
  expect(problem.requestId).toBe(answer.headers['x-request-id']);
}

// API-2
test('a leap second is 400', async () => {
  const url = `/api/payments/form/${form.formId}/complete`;
  const body = { pressedAt: '2026-12-31T23:59:60Z' };
  expectProblem(await customer({ method: 'POST', url, body }), 400, 'validation_failed');
});

// API-2
test.each([
  '/api/v1/audit?before=99999999999999.1',
  '/api/v1/invoice?statusIds=5&dateTo=31/12/9999',
  '/api/v1/report/invoice?periodStart=2026-01-01&periodEnd=9999-12-31',
  '/api/v1/report/balance/preview?periodStart=2026-01-01&periodEnd=9999-12-31&currencyId=1',
])('a time that no row can have is 400: %s', async (url) => {
  expectProblem(await operator({ method: 'GET', url }), 400, 'validation_failed');
});

// API-2, API-4
test.each([
  '/api/v1/transfer?to=9999-12-31',
  '/api/v1/transfer/csv?to=9999-12-31',
  '/api/v1/settlement?to=9999-12-31',
  '/api/v1/settlement/csv?to=9999-12-31',
  '/api/v1/audit?to=9999-12-31',
  '/api/v1/audit/csv?to=9999-12-31',
])('a day after which no row can be is 422: %s', async (url) => {
  expectProblem(await operator({ method: 'GET', url }), 422, 'not_allowed');
});

// API-461
test('a cursor that no list returned is 400', async () => {
  const url = `/api/merchant/v1/invoices?after=99999999999999.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;
  const answer = await merchantServer(world.app)({ method: 'GET', url });
  expectProblem(answer, 400, 'validation_failed');
});

// API-5, LEDGER-1
test('a sum that JSON cannot represent exactly is refused as too large, never shown wrongly', async () => {
  const { accountId } = world;
  const { database, clock } = world.context;
  // No report of so much is taken by the API (LEDGER-205): many of them add up to it.
  for (const externalId of ['large-1', 'large-2']) {
    const money = {
      accountId: asId<AccountId>(accountId),
      externalId,
      amount: minorUnits(BigInt(Number.MAX_SAFE_INTEGER)),
    };
    await database.transaction((tx) => takeReport(tx, { ...money, now: clock.now() }));
  }
  const body = { direction: 'TOP_UP', amount: 100, comment: 'As agreed' };
  const headers = { 'if-match': '"0"' };
  const url = `/api/v1/people/account/${accountId}/movement`;
  const answer = await operator({ method: 'POST', url, headers, body });
  expectProblem(answer, 422, 'amount_out_of_range');
});

// API-2, API-3
describe('a problem is application/problem+json and names the field', () => {
  // PEOPLE-1
  test.each([
    ['missing', { username: 'viewer' }, '/password'],
    ['unknown', { username: 'viewer', password: 'x', isAdmin: true }, '/isAdmin'],
    ['too long', { username: 'u'.repeat(129), password: 'x' }, '/username'],
    ['of another type', { username: 7, password: 'x' }, '/username'],
  ])('a field of the body that is %s', async (_, body, path) => {
    const answer = await customer({ method: 'POST', url: loginUrl, body });
    expectProblem(answer, 400, 'validation_failed');
    expect(answer.json().errors).toMatchObject([{ path, message: expect.any(String) }]);
  });

  test.each([
    ['/api/v1/invoice?page=-1', 'query.page'],
    ['/api/v1/invoice?size=7', 'query.size'],
    ['/api/v1/invoice?page=1&page=2', 'query.page'],
    ['/api/v1/invoice?sort=amount', 'query.sort'],
    ['/api/v1/event/status', 'query.invoiceId'],
    ['/api/v1/invoice/not-a-uuid', 'path.id'],
    ['/api/v1/invoice/urn:uuid:019bc119-0100-725a-8c68-a39720f74020', 'path.id'],
  ])('%s', async (url, path) => {
    const answer = await operator({ method: 'GET', url });
    expectProblem(answer, 400, 'validation_failed');
    expect(answer.json().errors).toMatchObject([{ path }]);
  });

  test('a header that is missing', async () => {
    const server = merchantServer(world.app);
    const answer = await server({ method: 'POST', url: formsUrl, body: world.formRequest() });
    expectProblem(answer, 400, 'validation_failed');
    expect(answer.json().errors).toMatchObject([{ path: 'header.idempotency-key' }]);
  });

  test.each(['3', 'W/"3"', '*', '"x"'])('a header If-Match of %s', async (etag) => {
    const answer = await operator({
      method: 'PATCH',
      url: '/api/v1/invoice/status',
      headers: { 'if-match': etag },
      body: { invoiceId: form.invoiceId, statusId: 7 },
    });
    expectProblem(answer, 400, 'validation_failed');
    expect(answer.json().errors).toMatchObject([{ path: 'header.if-match' }]);
  });

  test('a body that is well formed and yet not allowed', async () => {
    const body = world.formRequest({ amount: 1 });
    const headers = { 'idempotency-key': body.merchantInvoiceId };
    const answer = await merchantServer(world.app)({
      method: 'POST',
      url: formsUrl,
      headers,
      body,
    });
    expectProblem(answer, 422, 'amount_outside_limits');
    expect(answer.json().errors).toMatchObject([{ path: '/amount' }]);
  });

  // INVOICE-211
  test.each([
    ['no reason', undefined, 422, 'reason_required'],
    ['blanks', '    ', 422, 'not_allowed'],
    ['two characters', 'no', 400, 'validation_failed'],
    ['501 characters', 'x'.repeat(501), 400, 'validation_failed'],
  ])('a status change that needs a reason, with %s', async (_name, reason, status, code) => {
    const opened = await world.createForm();
    const body = {
      invoiceId: opened.invoiceId,
      statusId: 5,
      ...(reason !== undefined && { reason }),
    };
    const answer = await operator({ method: 'PATCH', url: '/api/v1/invoice/status', body });
    expectProblem(answer, status, code);
    expect(answer.json().errors).toMatchObject([{ path: '/reason' }]);
  });

  test('the status that an invoice has already, and nothing is changed', async () => {
    const opened = await world.createForm();
    const body = { invoiceId: opened.invoiceId, statusId: 2 };
    const answer = await operator({ method: 'PATCH', url: '/api/v1/invoice/status', body });
    expectProblem(answer, 422, 'status_unchanged');
    const after = await operator({ method: 'GET', url: `/api/v1/invoice/${opened.invoiceId}` });
    expect(after.headers['etag']).toBe(`"${opened.version}"`);
  });
});

test('a deposit whose amount another waits for by now is not opened again', async () => {
  const opened = await world.createForm({ amount: 7_777_700 });
  const move = (statusId: number) => {
    const body = { invoiceId: opened.invoiceId, statusId };
    return operator({ method: 'PATCH', url: '/api/v1/invoice/status', body });
  };
  expect((await move(7)).statusCode).toBe(200);
  world.clock.advance(31 * 60_000);
  // As many as there are accounts for the method.
  for (let count = 0; count < 3; count += 1) await world.createForm({ amount: 7_777_700 });
  expectProblem(await move(2), 409, 'amount_taken');
});

describe('unreadable requests', () => {
  test.each([
    ['no JSON', '{"username": "viewer", '],
    ['nothing', ''],
    ['two values', '{} {}'],
    ['a poisoned prototype', '{"__proto__": {"isAdmin": true}}'],
    ['a poisoned constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
  ])('a body of %s is 400', async (_, body) => {
    const answer = await customer({ method: 'POST', url: loginUrl, headers: json, body });
    expectProblem(answer, 400, 'validation_failed');
  });

  test('a body that is missing is 400', async () => {
    expectProblem(await customer({ method: 'POST', url: loginUrl }), 400, 'validation_failed');
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/problem+json',
  ])('a body of %s is 415', async (type) => {
    const body = JSON.stringify({ username: 'viewer', password: 'viewer-demo' });
    const headers = { 'content-type': type };
    const answer = await customer({ method: 'POST', url: loginUrl, headers, body });
    expectProblem(answer, 415, 'unsupported_media_type');
  });

  test('a body of no media type is 415', async () => {
    const body = JSON.stringify({ username: 'viewer', password: 'viewer-demo' });
    const answer = await customer({ method: 'POST', url: loginUrl, body });
    expectProblem(answer, 415, 'unsupported_media_type');
  });

  // API-10
  test('a body beyond 64 KiB is 413', async () => {
    const body = { username: 'viewer', password: 'x'.repeat(64 * 1024) };
    expectProblem(
      await customer({ method: 'POST', url: loginUrl, body }),
      413,
      'payload_too_large',
    );
  });

  test('a NUL character is 400, and nothing is kept', async () => {
    const customerWithNul = { externalId: 'u\u0000', firstName: 'Aziz' };
    const body = world.formRequest({ customer: customerWithNul });
    const request = { method: 'POST', url: formsUrl, body } as const;
    const headers = { 'idempotency-key': body.merchantInvoiceId };
    const server = merchantServer(world.app);
    expectProblem(await server({ ...request, headers }), 400, 'validation_failed');
    const customerWithout = { externalId: 'u', firstName: 'Aziz' };
    const again = await server({
      ...request,
      headers,
      body: { ...body, customer: customerWithout },
    });
    expect(again.statusCode, again.body).toBe(201);
  });

  // API-901
  test.each(['0x1', '%201', '1%20', '1e0', '1.0', '%2B1', '0b1'])(
    'an id that is written as %j is 400, and so is another integer',
    async (id) => {
      const ofPath = await operator({ method: 'GET', url: `/api/v1/person/${id}` });
      expectProblem(ofPath, 400, 'validation_failed');
      expect(ofPath.json().errors).toEqual([{ path: 'path.id', message: 'must be integer' }]);
      const url = `/api/v1/invoice?statusIds=1&statusIds=${id}&merchantId=${id}`;
      const ofQuery = await operator({ method: 'GET', url });
      const paths = ofQuery.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path);
      expect(ofQuery.statusCode).toBe(400);
      expect(paths).toContain('query.merchantId');
      expect(paths.some((path) => path.startsWith('query.statusIds'))).toBe(true);
    },
  );

  // API-281
  test('a NUL in the search of a file is 400', async () => {
    const url = '/api/v1/transfer/csv?search=a%00b';
    const answer = await operator({ method: 'GET', url });
    expectProblem(answer, 400, 'validation_failed');
  });

  // API-281
  test('half a character in a stored object is kept as the mark for it', async () => {
    const url = `/api/v1/people/account/${world.strayAccountId}/statement/mapping`;
    const body = {
      delimiter: ';',
      skippedLines: 0,
      dateFormat: 'dd.MM.yyyy',
      date: 'Date',
      amount: 'Sum \ud800',
    };
    const answer = await operator({ method: 'PUT', url, body });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.amount).toBe('Sum \ufffd');
  });

  test('an id larger than any that is kept is 400', async () => {
    const url = `/api/v1/terminal?merchantId=${2 ** 31}`;
    expectProblem(await operator({ method: 'GET', url }), 400, 'validation_failed');
  });

  test('an address that cannot be decoded is 400', async () => {
    const answer = await operator({ method: 'GET', url: '/api/v1/invoice/%zz' });
    expectProblem(answer, 400, 'validation_failed');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('unknown paths and methods', () => {
  test.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api'],
  ] as const)('%s %s is 404', async (method, url) => {
    expectProblem(await operator({ method, url }), 404, 'not_found');
  });

  // API-206
  test.each([
    ['DELETE', '/api/v1/people/me', 'GET, HEAD'],
    ['POST', '/api/v1/invoice', 'GET, HEAD'],
    ['GET', '/api/v1/login', 'POST'],
    ['GET', '/api/v1/login/', 'POST'],
    ['DELETE', '/api/v1/invoice/status', 'GET, HEAD, PATCH'],
    ['PUT', '/api/merchant/v1/forms?x=1', 'POST'],
  ] as const)('%s %s is 405 and says what is there: %s', async (method, url, allow) => {
    const answer = await operator({ method, url });
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers['allow']).toBe(allow);
  });

  // API-206
  test('every path of the contract refuses another method with 405', async () => {
    const known = new Map<string, Set<string>>();
    for (const { path, method } of operations) {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      known.set(url, (known.get(url) ?? new Set()).add(method.toUpperCase()));
    }
    for (const [url, methods] of known) {
      const { statusCode, headers } = await world.app.inject({ method: 'OPTIONS', url });
      expect([url, statusCode]).toEqual([url, 405]);
      const allowed = String(headers['allow']).split(', ');
      expect(allowed, url).toEqual(expect.arrayContaining([...methods]));
    }
  });

  // API-208
  test('a slash at the end of any path of the contract does not matter', async () => {
    const answers = operations.map(async ({ path, method }) => {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const options = { method, headers: { host: testHost } };
      const [bare, slashed] = [
        await world.app.inject({ ...options, url }),
        await world.app.inject({ ...options, url: `${url}/` }),
      ];
      return [
        [method, url, slashed.statusCode],
        [method, url, bare.statusCode],
      ];
    });
    for (const [slashed, bare] of await Promise.all(answers)) expect(slashed).toEqual(bare);
    const made = await operator({ method: 'GET', url: '/api/v1/people/me/' });
    expect(made.statusCode, made.body).toBe(200);
  });

  test('an unknown form is 404', async () => {
    const url = `/api/payments/form/${'a'.repeat(32)}/init`;
    expectProblem(await customer({ method: 'POST', url }), 404, 'not_found');
  });
});

describe('headers', () => {
  const requests = [
    ['a success', { method: 'GET', url: '/api/health' }, 200],
    ['a problem', { method: 'GET', url: '/api/v1/people/me' }, 401],
    ['a path that is not there', { method: 'GET', url: '/api/v1/nothing' }, 404],
  ] as const;

  test.each(requests)('%s is kept by no cache and shown by no page', async (_, request, status) => {
    const answer = await customer(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  // API-12
  test('every response has a request id of ours, whatever the caller sends', async () => {
    const request = {
      method: 'GET',
      url: '/api/health',
      headers: { 'x-request-id': 'mine' },
    } as const;
    const ids = [await customer(request), await customer(request)].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the cookies of a session', () => {
  const body = { username: 'viewer', password: 'viewer-demo' };

  // PEOPLE-5
  test('are the readable half and the hidden signature, for this site alone', async () => {
    const { cookies, body: text } = await customer({ method: 'POST', url: loginUrl, body });
    const common = { path: '/', sameSite: 'Lax', maxAge: 86_400 };
    expect(cookies).toEqual([
      { ...common, name: 'jwt', value: expect.stringMatching(/^[\w-]+\.[\w-]+$/) },
      { ...common, name: 'jwt_sig', value: expect.stringMatching(/^[\w-]+$/), httpOnly: true },
      {
        name: 'tiyin_browser',
        value: expect.stringMatching(/^[\w-]{24}$/),
        path: '/api/v1/login',
        sameSite: 'Strict',
        maxAge: 7_776_000,
        httpOnly: true,
      },
    ]);
    expect(text).not.toContain(cookies[1]?.value);
  });

  test('are cleared by a sign-out', async () => {
    const { cookies } = await customer({ method: 'POST', url: '/api/v1/logout' });
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['jwt', ''],
      ['jwt_sig', ''],
    ]);
    for (const { expires } of cookies) expect(expires).toEqual(new Date(0));
  });

  test('a wrong password and an unknown name get the same response', async () => {
    const wrong = { ...body, password: 'operator-demo' };
    const answers = [wrong, { ...body, username: 'nobody' }].map((given) =>
      customer({ method: 'POST', url: loginUrl, body: given }),
    );
    for (const answer of await Promise.all(answers)) {
      expectProblem(answer, 401, 'wrong_credentials');
      expect(answer.cookies).toEqual([]);
    }
  });
});

describe('rate limits', () => {
  let limited: TestApp;

  beforeAll(async () => {
    limited = await openTestApp();
  });
  afterAll(() => limited.close());

  const body = { username: 'viewer', password: '' };
  const tries = 30;

  // PEOPLE-4
  test('too many tries to sign in are 429 with the time to wait', async () => {
    const guesser = stranger(limited.app);
    for (let count = 0; count < tries; count += 1) {
      const headers = { authorization: `Bearer another-${count}` };
      const answer = await guesser({ method: 'POST', url: loginUrl, headers, body });
      expectProblem(answer, 400, 'validation_failed');
    }
    const refused = await guesser({ method: 'POST', url: loginUrl, body });
    expectProblem(refused, 429, 'rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('one operation does not use up the limit of another', async () => {
    const url = `/api/payments/form/${'a'.repeat(32)}/status`;
    expectProblem(await stranger(limited.app)({ method: 'POST', url }), 404, 'not_found');
  });
});

describe('a merchant creates a form', () => {
  let server: Caller;

  beforeAll(() => {
    server = merchantServer(world.app);
  });

  function createForm(key: string, body: object) {
    const headers = { 'idempotency-key': key };
    return server({ method: 'POST', url: formsUrl, headers, body });
  }

  // API-19
  test('and gets its address', async () => {
    const body = world.formRequest();
    const answer = await createForm(body.merchantInvoiceId, body);
    expect(answer.statusCode, answer.body).toBe(201);
    const { formId, url } = answer.json();
    expect(url).toBe(`http://${testHost}/payment/${formId}`);
  });

  // FORM-12
  test('for a method of its choice, which the form then names', async () => {
    const body = world.formRequest({ paymentMethodName: 'Uzs' });
    const { formId } = (await createForm(body.merchantInvoiceId, body)).json();
    const url = `/api/payments/form/${formId}/init`;
    const init = (await customer({ method: 'POST', url })).json();
    expect(init).toMatchObject({ paymentMethodName: 'Uzs' });
  });

  test('the same key and body get the same response, in any order of the fields', async () => {
    const body = world.formRequest();
    const first = await createForm('again', body);
    const reversed = Object.fromEntries(Object.entries(body).toReversed());
    const second = await createForm('again', reversed);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await countOf(body.merchantInvoiceId)).toBe(1);
  });

  test('the same key with another body is 409, and nothing is made', async () => {
    await createForm('other', world.formRequest());
    const body = world.formRequest();
    expectProblem(await createForm('other', body), 409, 'idempotency_conflict');
    expect(await countOf(body.merchantInvoiceId)).toBe(0);
  });

  // API-17
  test('of two at once with one key one is created, and both get it', async () => {
    const body = world.formRequest();
    const answers = await Promise.all([createForm('twice', body), createForm('twice', body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await countOf(body.merchantInvoiceId)).toBe(1);
  });

  // API-18, INVOICE-2
  test('another key with a merchantInvoiceId that is taken is 409', async () => {
    const body = world.formRequest();
    await createForm('one', body);
    const answer = await createForm('two', body);
    expectProblem(answer, 409, 'merchant_invoice_id_taken');
    expect(answer.json()).toMatchObject({ errors: [{ path: '/merchantInvoiceId' }] });
    expect(await countOf(body.merchantInvoiceId)).toBe(1);
  });

  test('a key that failed may be tried again', async () => {
    const body = world.formRequest();
    expectProblem(await createForm('failed', { ...body, amount: 1 }), 422, 'amount_outside_limits');
    expect((await createForm('failed', body)).statusCode).toBe(201);
  });

  test('a key is forgotten after a day', async () => {
    await createForm('old', world.formRequest());
    world.clock.advance(24 * 60 * 60_000);
    expect((await createForm('old', world.formRequest())).statusCode).toBe(201);
  });

  test.each([
    ['no key', {}],
    ['an unknown key', { authorization: 'Bearer tiyin_other_key' }],
    ['another scheme', { authorization: 'Basic dGl5aW46a2V5' }],
  ])('%s is 401', async (_, headers) => {
    const caller = callerWith(world.app, headers);
    expectProblem(await caller({ method: 'POST', url: formsUrl, body: {} }), 401, 'unauthorized');
  });

  function countOf(merchantInvoiceId: string): Promise<number> {
    return world.context.database.transaction((tx) =>
      tx.$count(invoice, eq(invoice.merchantInvoiceId, merchantInvoiceId)),
    );
  }
});

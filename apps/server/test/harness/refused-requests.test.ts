import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import { callerWith, merchantServer } from '../callers.ts';
import { breachOf } from './answers.ts';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function post(path: 'forms' | 'payouts', body: object, key: string = crypto.randomUUID()) {
  const headers = { 'idempotency-key': key };
  const url = `/api/merchant/v1/${path}`;
  const answer = await merchantServer(world.app)({ method: 'POST', url, headers, body });
  expect(breachOf(path === 'forms' ? 'createForm' : 'createPayout', answer)).toBeUndefined();
  return answer;
}

function payoutRequest(more: object): object {
  const { merchantInvoiceId, customer } = world.formRequest();
  return {
    terminalId: world.payoutTerminalId,
    amount: 100_000,
    merchantInvoiceId,
    customer,
    paymentMethodName: 'Humo',
    credential: '9860120115551234',
    ...more,
  };
}

// API-445
describe('a request that is refused says why', () => {
  test('outside the limits: the limits of each method, in minor units of the currency', async () => {
    const answer = await post('forms', world.formRequest({ amount: 1 }));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'amount_outside_limits',
      detail: expect.stringMatching(/: Humo takes \d+ to \d+ minor units of UZS$/),
      errors: [{ path: '/amount' }],
      limits: [{ paymentMethodName: 'Humo', currency: 'UZS' }],
    });
    const [{ minAmount, maxAmount }] = answer.json().limits;
    expect((await post('forms', world.formRequest({ amount: minAmount }))).statusCode).toBe(201);
    expect((await post('forms', world.formRequest({ amount: maxAmount }))).statusCode).toBe(201);
  });

  test('a method that is not offered: those that are', async () => {
    const refused = await post('forms', world.formRequest({ paymentMethodName: 'SbpRus' }));
    expect(refused.statusCode, refused.body).toBe(422);
    const { code, offeredMethods } = refused.json();
    expect(code).toBe('method_not_offered');
    expect(offeredMethods).toContain('Humo');
    for (const paymentMethodName of offeredMethods) {
      const request = world.formRequest({ paymentMethodName });
      expect((await post('forms', request)).statusCode).toBe(201);
    }
  });

  test.each([
    ['terminal_unknown', '/terminalId', { terminalId: 999_999 }],
    ['method_not_offered', '/paymentMethodName', { paymentMethodName: 'None' }],
    ['credential_not_valid', '/credential', { credential: '9860' }],
    ['amount_outside_limits', '/amount', { amount: 9_007_199_254_740_991 }],
  ])('%s at %s has a code of its own', async (code, path, more) => {
    const answer = await post('payouts', payoutRequest(more));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ code, errors: [{ path }] });
  });

  test('a terminal of the other direction', async () => {
    const answer = await post('forms', world.formRequest({ type: 'Withdrawal' }));
    expect(answer.json()).toMatchObject({ code: 'terminal_flow_differs' });
  });
});

// API-444
test('every missing field is named at once', async () => {
  const answer = await post('payouts', {});
  expect(answer.statusCode).toBe(400);
  const paths = answer.json().errors.map(({ path }: { path: string }) => path);
  const required = Object.keys(payoutRequest({})).map((name) => `/${name}`);
  expect(paths.toSorted()).toEqual(required.toSorted());
});

// API-446
test('the scheme of an API key is taken in any case, and named where there is no key', async () => {
  const invoice = await post('forms', world.formRequest());
  const url = `/api/merchant/v1/invoices/${invoice.json().invoiceId}`;
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const caller = callerWith(world.app, { authorization: `${scheme} ${demoApiKey}` });
    expect((await caller({ method: 'GET', url })).statusCode, scheme).toBe(200);
  }
  for (const headers of [{}, { authorization: 'Bearer another' }]) {
    const answer = await callerWith(world.app, headers)({ method: 'GET', url });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Tiyin"');
  }
  const person = await callerWith(world.app, {})({ method: 'GET', url: '/api/v1/people/me' });
  expect(person.headers).not.toHaveProperty('www-authenticate');
});

// API-447
test('a replayed response says so, and the first one does not', async () => {
  for (const [path, body] of [
    ['forms', world.formRequest()],
    ['payouts', payoutRequest({})],
  ] as const) {
    const key = crypto.randomUUID();
    const [first, second] = [await post(path, body, key), await post(path, body, key)];
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
  }
});

const formsUrl = '/api/merchant/v1/forms';

/** Sends a form request as bytes. */
async function postBytes(body: Buffer, more: Readonly<Record<string, string>> = {}) {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const headers = { 'content-type': 'application/json', ...key, ...more };
  return merchantServer(world.app)({ method: 'POST', url: formsUrl, headers, body });
}

// API-543
test('a value that is not of a list: the values of the list', async () => {
  const answer = await post('forms', { ...world.formRequest(), type: 'deposit' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    { path: '/type', message: 'must be one of Deposit, Withdrawal' },
  ]);
  const url = '/api/merchant/v1/invoices?status=done';
  const list = await merchantServer(world.app)({ method: 'GET', url });
  expect(list.json().errors).toMatchObject([
    { path: 'query.status.0', message: expect.stringMatching(/^must be one of NEW, .*DONE/) },
  ]);
});

// API-544
test('a body that is not UTF-8 is refused, never kept with other characters', async () => {
  const request = world.formRequest();
  const text = JSON.stringify({ ...request, customer: { externalId: 'Азиз' } });
  const cyrillic = Buffer.from(text.replace('Азиз', '@'), 'latin1');
  const at = cyrillic.indexOf('@');
  // Азиз in windows-1251.
  const name = Buffer.from([0xc0, 0xe7, 0xe8, 0xe7]);
  const body = Buffer.concat([cyrillic.subarray(0, at), name, cyrillic.subarray(at + 1)]);
  for (const type of ['application/json', 'application/json; charset=windows-1251']) {
    const answer = await postBytes(body, { 'content-type': type });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(breachOf('createForm', answer)).toBeUndefined();
    expect(answer.json().detail).toBe('The body is not UTF-8');
  }
  expect((await postBytes(Buffer.from(text))).statusCode).toBe(201);
  const marked = Buffer.from(`\ufeff${JSON.stringify(world.formRequest())}`);
  expect((await postBytes(marked)).statusCode).toBe(201);
});

// API-544
test('a body that is compressed is 415, and the answer says so', async () => {
  const body = gzipSync(JSON.stringify(world.formRequest()));
  for (const encoding of ['gzip', 'br', 'GZIP']) {
    const answer = await postBytes(body, { 'content-encoding': encoding });
    expect(answer.statusCode, answer.body).toBe(415);
    expect(breachOf('createForm', answer)).toBeUndefined();
    expect(answer.json().detail).toBe('Send the body without a Content-Encoding');
  }
  const plain = Buffer.from(JSON.stringify(world.formRequest()));
  expect((await postBytes(plain, { 'content-encoding': 'identity' })).statusCode).toBe(201);
});

// API-545
test('a body that is too large: the number of bytes that is the limit', async () => {
  const body = Buffer.from(JSON.stringify({ merchantInvoiceId: 'x'.repeat(64 * 1024) }));
  const answer = await postBytes(body);
  expect(answer.statusCode).toBe(413);
  expect(answer.json().detail).toBe('A body of this request has at most 65536 bytes');
});

// API-545
test('too many endpoints: how many there may be', async () => {
  const body = { url: 'https://books.example/tiyin', types: ['settlement.created'] };
  const url = '/api/merchant/v1/endpoints';
  const create = (key: string) =>
    merchantServer(world.app)({ method: 'POST', url, headers: { 'idempotency-key': key }, body });
  let answer = await create('endpoint-0');
  for (let made = 1; answer.statusCode === 201; made += 1)
    answer = await create(`endpoint-${made}`);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().detail).toBe('A merchant has at most 5 endpoints: remove one first');
});

// API-546
test('a NUL character: its field', async () => {
  const server = merchantServer(world.app);
  const body = world.formRequest({ customer: { externalId: 'u\u0000' } });
  const answer = await post('forms', body);
  expect(answer.statusCode).toBe(400);
  const message = 'may not contain a NUL character';
  expect(answer.json().errors).toEqual([{ path: '/customer/externalId', message }]);
  const url = '/api/merchant/v1/invoices?merchantInvoiceId=a%00b';
  const list = await server({ method: 'GET', url });
  expect(list.statusCode).toBe(400);
  expect(list.json().errors).toEqual([{ path: 'query.merchantInvoiceId', message }]);
});

// API-902
test('a text of another form: the form in words', async () => {
  const server = merchantServer(world.app);
  const messageOf = async (url: string) =>
    (await server({ method: 'GET', url: `/api/merchant/v1/${url}` })).json().errors[0].message;
  const moment = 'must be a date and time in UTC, such as 2026-03-01T09:30:00Z';
  expect(await messageOf('events?since=2026-12-01T00:00:00%2B05:00')).toBe(moment);
  expect(await messageOf('invoices?createdFrom=2026-12-01')).toBe(moment);
  const form = await post('forms', world.formRequest({ successUrl: 'shop.example' }));
  expect(form.json().errors).toEqual([
    { path: '/successUrl', message: 'must be an http or https address without blanks' },
  ]);
});

// API-547
test('an API key that is not there, and one that does not count: which of the two', async () => {
  const url = '/api/merchant/v1/balances';
  const refusal = async (headers: Readonly<Record<string, string>>) => {
    const answer = await callerWith(world.app, headers)({ method: 'GET', url });
    expect(answer.json()).toMatchObject({ status: 401, code: 'unauthorized' });
    return answer.json().detail;
  };
  const missing = 'Send an API key of a merchant in the header Authorization, after "Bearer "';
  expect(await refusal({})).toBe(missing);
  expect(await refusal({ authorization: demoApiKey })).toBe(missing);
  const wrong = 'The API key is unknown, was revoked or has ended';
  expect(await refusal({ authorization: 'Bearer tiyin_unknown' })).toBe(wrong);
});

// API-548
test('a part of an address that is too long is 400, and is not repeated in the answer', async () => {
  const url = `/api/merchant/v1/invoices/${'a'.repeat(5_000)}`;
  const answer = await merchantServer(world.app)({ method: 'GET', url });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'validation_failed' });
  expect(answer.json().detail).toBe('The address cannot be read');
});

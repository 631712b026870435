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

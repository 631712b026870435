import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantServer } from '../callers.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function create(
  url: string,
  body: { readonly merchantInvoiceId: string; readonly callbackUrl?: string },
) {
  const headers = { 'idempotency-key': body.merchantInvoiceId };
  const path = `/api/merchant/v1/${url}`;
  const answer = await merchantServer(world.app)({ method: 'POST', url: path, headers, body });
  return answer.statusCode === 201 ? 'ok' : `${answer.statusCode} ${answer.json().errors[0].path}`;
}

// API-203
test.each([
  ['https://[', '422'],
  ['https:///x', '422'],
  ['https://', '400'],
  ['https://good@evil.example/', '422'],
  ['https://user:password@shop.example/', '422'],
  ['https://shop.example/\u202Egpj', '422'],
  ['https://shop.example/\u200Bpaid', '422'],
  ['https://shop.example:99999/', '422'],
  [String.raw`https://evil.example\@good.example/`, '422'],
  [String.raw`https://shop.example\.evil.example/`, '422'],
  [String.raw`https://shop.example/\evil.example`, '422'],
  ['javascript:alert(1)', '400'],
])('a form does not lead back to %s', async (url, status) => {
  for (const name of ['successUrl', 'cancelUrl', 'errorUrl']) {
    const outcome = await create('forms', world.formRequest({ [name]: url }));
    expect(outcome).toBe(`${status} /${name}`);
  }
});

// API-203
test.each([
  'https://shop.example',
  'http://shop.example:8080/a?b=c#d',
  'https://магазин.example/спасибо',
])('a form leads back to %s', async (successUrl) => {
  expect(await create('forms', world.formRequest({ successUrl }))).toBe('ok');
});

// API-202
test.each(['http://user:pa55@shop.example/cb', 'https://user@shop.example/', 'https://['])(
  'callbacks of a form or a payout do not go to %s',
  async (callbackUrl) => {
    expect(await create('forms', world.formRequest({ callbackUrl }))).toBe('422 /callbackUrl');
    const { customer, merchantInvoiceId } = world.formRequest();
    const method = { paymentMethodName: 'Humo', credential: '9860120115551234' };
    const terminalId = world.payoutTerminalId;
    const payout = { terminalId, amount: 100_000, merchantInvoiceId, customer, ...method };
    expect(await create('payouts', { ...payout, callbackUrl })).toBe('422 /callbackUrl');
  },
);

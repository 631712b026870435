import { randomUUID } from 'node:crypto';
import type { CreatedForm } from '@tiyin/api/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerPlainForm, BuiltApps } from '../../src/http/built-apps.ts';
import { emptyApps } from '../built-apps.ts';
import { type TestApp, openTestApp, testHost } from '../test-app.ts';

/** The last input of the form's build; it makes the call that the post names. The journeys test the real build. */
let handed: Parameters<AnswerPlainForm>[0] | undefined;
const outcomes: unknown[] = [];

const answerPlainForm: AnswerPlainForm = async (request) => {
  handed = request;
  const { post, nonce } = request;
  if (post === undefined) {
    return { kind: 'page', html: `<style nonce="${nonce}"></style>`, status: 200 };
  }
  const { action, amount = '48000000' } = post.fields;
  if (action === 'ask')
    outcomes.push(await post.calls.requestRequisites({ methodId: 1, amount: Number(amount) }));
  if (action === 'paid') outcomes.push(await post.calls.complete({ credential: '' }));
  if (action === 'cancel') outcomes.push(await post.calls.cancel());
  if (action === 'ticket') outcomes.push(await post.calls.ticket({ description: 'a\u0000b' }));
  if (action === 'break') throw new Error('it broke');
  return { kind: 'redirect', location: '/payment/x/plain' };
};

const apps: BuiltApps = {
  ...emptyApps,
  renderPaymentForm: ({ view }) => ({ html: `<p>${view.kind}</p>`, status: 503 }),
  answerPlainForm,
  renderReceipt: ({ receipt }) => ({ html: `<p>${receipt.kind}</p>`, status: 404 }),
};

let served: TestApp;
let formId: string;
beforeAll(async () => {
  served = await openTestApp({ apps, config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => served.close());

/** A fresh deposit of the demo merchant. */
async function createForm(): Promise<string> {
  const answer = await served.app.inject({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { authorization: 'Bearer tiyin_demo_key', 'idempotency-key': randomUUID() },
    payload: {
      terminalId: 1,
      type: 'Deposit',
      amount: 48_000_000,
      canChangeAmount: true,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: 'u-1' },
      successUrl: 'https://shop.test/paid',
      cancelUrl: 'https://shop.test/canceled',
      errorUrl: 'https://shop.test/failed',
    },
  });
  return answer.json<CreatedForm>().formId;
}

const encoded = { 'content-type': 'application/x-www-form-urlencoded', host: testHost };
const post = (payload: string, headers: Record<string, string> = {}, path = '') =>
  served.app.inject({
    method: 'POST',
    url: `/payment/${formId}/plain${path}`,
    headers: { ...encoded, ...headers },
    payload,
  });

describe('the plain pages of a payment form', () => {
  beforeAll(async () => {
    formId = await createForm();
  });

  test('are handed the form, the place and the language, and no calls to make', async () => {
    const url = `/payment/${formId}/plain/amount/1/500?lang=ru&lang=en`;
    const answer = await served.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(handed).toMatchObject({
      path: 'amount/1/500',
      lang: 'ru',
      view: { kind: 'form', formId },
    });
    expect(handed).not.toHaveProperty('post');
    const { headers } = answer;
    expect(headers['content-security-policy']).toContain(`'nonce-${handed?.nonce}'`);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('post what their fields say, and are led on by GET', async () => {
    const answer = await post('action=method&method=1&amount=1%20000&amount=2');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/payment/x/plain');
    expect(handed?.post?.fields).toEqual({ action: 'method', method: '1', amount: '2' });
  });

  test.each([
    [
      'says that it is of the same origin',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      303,
    ],
    ['names our origin', { origin: `http://${testHost}` }, 303],
    ['says nothing, as textual browsers do', {}, 303],
    ['hides its origin and says no more, as older browsers do', { origin: 'null' }, 303],
    ['comes from another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }, 403],
    ['comes from a sister domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['names another origin', { origin: 'https://evil.example' }, 403],
  ])('take a post by what it says of itself: one that %s', async (_, headers, status) => {
    expect((await post('action=method', headers)).statusCode).toBe(status);
  });

  test.each([
    ['larger than a few fields', `x=${'1'.repeat(17_000)}`, encoded, 413],
    ['of another type', '{"action":"paid"}', { 'content-type': 'application/json' }, 415],
  ])('read no post that is %s, and say so by a page', async (_, payload, headers, status) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toBe('<p>error</p>');
  });

  // API-281
  test('answer text that the database cannot keep with 400, and log no fault of ours', async () => {
    const logged = served.loggedErrors.length;
    const answer = await post('action=ticket');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('<p>error</p>');
    expect(served.loggedErrors.slice(logged)).toEqual([]);
  });

  test('answer a fault of ours by a page, and keep it in the log', async () => {
    const answer = await post('action=break');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('<p>error</p>');
    expect(served.loggedErrors.join('\n')).toContain('it broke');
  });

  test('of an unknown form have nothing to call', async () => {
    const url = '/payment/nobodyhasthisformid12345678/plain';
    await served.app.inject({ method: 'POST', url, headers: encoded, payload: 'action=paid' });
    expect(handed).toMatchObject({ view: { kind: 'not-found' } });
    expect(handed).not.toHaveProperty('post');
  });
});

test('what forms post is read by the plain pages alone', async () => {
  const url = `/api/payments/form/${formId}/complete`;
  const answer = await served.app.inject({
    method: 'POST',
    url,
    headers: encoded,
    payload: `credential=1&formId=${formId}`,
  });
  expect(answer.statusCode).toBe(415);
});

test('what a plain page calls is the form’s own: twice is once, and a refusal has its code', async () => {
  formId = await createForm();
  outcomes.length = 0;
  for (const action of ['ask', 'ask', 'paid', 'paid', 'cancel']) await post(`action=${action}`);
  await post('action=ask&amount=1');
  expect(outcomes).toEqual([
    { ok: true, hasRequisites: true },
    { ok: true, hasRequisites: true },
    { ok: true, successUrl: 'https://shop.test/paid' },
    { ok: true, successUrl: 'https://shop.test/paid' },
    { ok: false, code: 'not_cancelable', fields: [] },
    { ok: false, code: 'form_ended', fields: [] },
  ]);
  formId = await createForm();
  outcomes.length = 0;
  await post('action=ask&amount=1');
  expect(outcomes).toEqual([{ ok: false, code: 'not_allowed', fields: ['/amount'] }]);
});

test('each customer may post to the plain pages 60 times a minute', async () => {
  const from = (address: string) => post('action=method', { 'x-forwarded-for': address });
  for (let count = 0; count < 60; count += 1) await from('203.0.113.7');
  const late = await from('203.0.113.7');
  expect(late.statusCode).toBe(429);
  expect(late.body).toBe('<p>error</p>');
  expect((await from('203.0.113.8')).statusCode).toBe(303);
});

import type { CreatedForm } from '@tiyin/api/types';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerFirstRequest, BuiltApps } from '../../src/http/built-apps.ts';
import { emptyApps } from '../built-apps.ts';
import { merchantServer } from '../callers.ts';
import { type TestApp, openTestApp, testHost } from '../test-app.ts';

/** Requests requisites as the real build does, which the journeys test. */
const answerFirstRequest: AnswerFirstRequest = async ({ view, readView, lang, ...request }) => {
  if (view.kind !== 'form') return undefined;
  const outcome = await request.requestRequisites({ methodId: 1, amount: view.init.amount });
  const after = await readView();
  const status = after.kind === 'form' ? after.init.status : after.kind;
  return `<p>${lang} ${JSON.stringify(outcome)} ${status}</p>`;
};

let served: TestApp;
let formId: string;
beforeAll(async () => {
  const apps: BuiltApps = { ...emptyApps, answerFirstRequest };
  served = await openTestApp({ apps });
});
afterAll(() => served.close());

beforeEach(async () => {
  const answer = await merchantServer(served.app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      terminalId: served.shops[0].terminalIds[0],
      type: 'Deposit',
      amount: 48_000_000,
      canChangeAmount: true,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: randomUUID() },
      successUrl: 'https://shop.test/paid',
      cancelUrl: 'https://shop.test/canceled',
      errorUrl: 'https://shop.test/failed',
    },
  });
  ({ formId } = answer.json<CreatedForm>());
});

const post = (headers: Record<string, string> = {}, id = formId) =>
  served.app.inject({
    method: 'POST',
    url: `/payment/${id}?lang=ru`,
    headers: { host: testHost, ...headers },
  });

// FORM-273
test('the page’s own request issues requisites once, and is answered with what the form then is', async () => {
  const [answer, again] = [await post(), await post()];
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('<p>ru {"ok":true,"hasRequisites":true} IN_PROGRESS</p>');
  expect(again.body).toBe(answer.body);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

// FORM-273
test('it is made by no other site, and has no content where the form has to ask itself', async () => {
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
  const unknown = await post({}, 'AbCdEfGhIjKlMnOpQrStUv');
  expect(unknown.statusCode).toBe(204);
  expect(unknown.body).toBe('');
});

import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerPlainForm } from '../../src/http/built-faces.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

/** Faces that show what the server hands them; the real ones are the journeys' to test. */
const faces = {
  backofficeAssets: tmpdir(),
  payformAssets: tmpdir(),
  backofficePage: '<script nonce="__CSP_NONCE__"></script>',
  renderPaymentForm: ({ view, nonce }: { view: { kind: string }; nonce: string }) => ({
    html: `<p>${view.kind}</p><script nonce="${nonce}"></script>`,
    status: view.kind === 'form' ? 200 : 404,
  }),
  answerPlainForm: (async ({ view, nonce, post }) =>
    post === undefined
      ? { kind: 'page', html: `<p>${view.kind}</p><style nonce="${nonce}"></style>`, status: 404 }
      : { kind: 'redirect', location: '/payment/x/plain' }) satisfies AnswerPlainForm,
};

const policy =
  /^default-src 'none'; script-src 'self' 'nonce-([\w+/=]{24})'; style-src 'self' 'nonce-\1'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;

let served: TestApp;
beforeAll(async () => {
  served = await openTestApp({ faces, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => served.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });

describe('a page', () => {
  test.each(['/', '/invoices', '/payment/nobodyhasthisformid12345678'])(
    '%s has the strict policy, with a nonce of its own each time, and is not kept',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      const nonces = [first, second].map((answer) => {
        const nonce = policy.exec(String(answer.headers['content-security-policy']))?.[1];
        expect(nonce).toBeDefined();
        expect(answer.body).toContain(`nonce="${nonce}"`);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers['x-frame-options']).toBe('DENY');
        return nonce;
      });
      expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  test('of a payment tells nobody where it was', async () => {
    const { headers } = await get('/payment/nobodyhasthisformid12345678');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('is not what a path of the API answers', async () => {
    for (const url of ['/api', '/api?x=1', '/api/nothing', '/payform-assets/gone.js']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  });

  test('answers HEAD as GET', async () => {
    const { statusCode, headers } = await served.app.inject({ method: 'HEAD', url: '/invoices' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });
});

test('behind a trusted proxy each customer has a limit of their own', async () => {
  const from = (address: string) =>
    get('/payment/nobodyhasthisformid12345678', { 'x-forwarded-for': address });
  for (let count = 0; count < 120; count += 1) await from('203.0.113.7');
  expect((await from('203.0.113.7')).statusCode).toBe(429);
  expect((await from('203.0.113.8')).statusCode).toBe(404);
});

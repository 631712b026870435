import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltApps } from '../../src/http/built-apps.ts';
import { emptyApps } from '../built-apps.ts';
import { merchantServer, signIn } from '../callers.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

/** The files of a build: a script, and the same script compressed. */
const assets = mkdtempSync(join(tmpdir(), 'tiyin-assets-'));
const script = 'export const answer = 42;';
const compressed = brotliCompressSync(script);
writeFileSync(join(assets, 'form.js'), script);
writeFileSync(join(assets, 'form.js.br'), compressed);

/** Apps that show what the server hands them; the real ones are the journeys' to test. */
const apps: BuiltApps = {
  ...emptyApps,
  payformAssets: assets,
  backofficePage:
    '<meta name="support-url" content="__SUPPORT_URL__" /><script nonce="__CSP_NONCE__"></script>',
  renderPaymentForm: ({ view, nonce }) => ({
    html: `<p>${view.kind}</p><script nonce="${nonce}"></script>`,
    status: view.kind === 'form' ? 200 : 404,
  }),
  answerPlainForm: async ({ view, nonce, post }) =>
    post === undefined
      ? { kind: 'page', html: `<p>${view.kind}</p><style nonce="${nonce}"></style>`, status: 404 }
      : { kind: 'redirect', location: '/payment/x/plain' },
  renderReceipt: ({ receipt, nonce }) => ({
    html: `<p>${receipt.kind}</p><style nonce="${nonce}"></style>`,
    status: receipt.kind === 'unknown' ? 404 : 200,
  }),
};

const policyWith = (trusted: string) =>
  new RegExp(
    "^default-src 'none'; script-src 'self' 'nonce-([\\w+/=]{24})'; style-src 'self' 'nonce-\\1'; " +
      `img-src 'self' data:; font-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${trusted}; ` +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /csp-reports$",
  );
const policy = policyWith('default');
/** The back office's late script of hashes has a policy of its own (RUN-303). */
const officePolicy = policyWith('default hashes');

let served: TestApp;
beforeAll(async () => {
  served = await openTestApp({ apps, config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(async () => {
  await served.close();
  rmSync(assets, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers });

describe('a page', () => {
  // RUN-302
  test.each([
    ['/', officePolicy],
    ['/invoices', officePolicy],
    ['/payment/nobodyhasthisformid12345678', policy],
    ['/receipt/1.x.y', policy],
  ])(
    '%s has the strict policy, with a nonce of its own each time, and is not kept',
    async (url, expected) => {
      const [first, second] = [await get(url), await get(url)];
      const nonces = [first, second].map((answer) => {
        const nonce = expected.exec(String(answer.headers['content-security-policy']))?.[1];
        expect(nonce).toBeDefined();
        expect(answer.body).toContain(`nonce="${nonce}"`);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers['x-frame-options']).toBe('DENY');
        return nonce;
      });
      expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  // OFFICE-13
  test('of the back office names the help desk of the configuration', async () => {
    expect((await get('/invoices')).body).toContain(
      'content="https://help.example/desk?of=tiyin&amp;lang=en"',
    );
  });

  // FORM-5
  test('of a payment sends no referrer', async () => {
    const { headers } = await get('/payment/nobodyhasthisformid12345678');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  // FORM-260
  test('of a receipt that cannot be leads to the form, which says so', async () => {
    for (const id of ['nobodyhasthisformid12345678', '%00']) {
      const answer = await get(`/payment/${id}/receipt`);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/payment/${id}`]);
      const page = await get(`/payment/${id}`);
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        404,
        expect.stringMatching(/^text\/html/),
      ]);
    }
  });

  test('is not what a path of the API answers', async () => {
    for (const url of ['/api', '/api?x=1', '/api/nothing', '/payform-assets/gone.js']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  });

  // API-207
  test.each([
    ['/invoices/019bc119-0100-725a-8c68-a39720f74020', 200],
    ['/settings/change-password/', 200],
    ['/login', 200],
    ['/healthz', 404],
    ['/invoices/a/b', 404],
  ])('%s is answered to a browser with the back office and %i', async (url, status) => {
    const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  // API-207
  test.each(['/healthz', '/livez', '/readyz', '/metrics', '/docs', '/openapi.yaml', '/.env', '/x'])(
    'is not what a probe of %s is answered',
    async (url) => {
      for (const accept of ['*/*', 'application/json', '']) {
        const answer = await get(url, { accept });
        expect([accept, answer.statusCode]).toEqual([accept, 404]);
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      }
    },
  );

  // API-207
  test('is not sent to clients that take no HTML, nor for another method', async () => {
    expect((await get('/invoices', { accept: 'application/json' })).statusCode).toBe(404);
    const posted = await served.app.inject({ method: 'POST', url: '/invoices' });
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('is sent to a client that takes %s as %s', async (accepted, encoding, open) => {
    const { headers, rawPayload } = await get('/invoices', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(open(rawPayload).toString()).toMatch(/<script nonce="[^"]+"><\/script>$/);
  });

  test('answers HEAD as GET', async () => {
    const { statusCode, headers } = await served.app.inject({ method: 'HEAD', url: '/invoices' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });
});

describe('a file of a build', () => {
  // API-207
  test.each([
    '/backoffice-assets/',
    '/payform-assets/',
    '/payform-assets',
    '/payform-assets/..%2f',
    '/payform-assets/.env',
  ])('is not at %s', async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(served.loggedErrors).toEqual([]);
  });

  test('is sent as it was compressed, to be kept for good', async () => {
    const answer = await get('/payform-assets/form.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.rawPayload).toEqual(compressed);
    expect((await get('/payform-assets/form.js')).body).toBe(script);
  });
});

describe('a page of a payment', () => {
  let url: string;
  const frame = async (frameOrigins: string[]) => {
    const operator = await signIn(served.app, 'operator');
    const look = `/api/v1/merchant/${served.shops[0].merchantId}/look`;
    const answer = await operator({ method: 'PATCH', url: look, body: { frameOrigins } });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  beforeAll(async () => {
    const [terminalId] = served.shops[0].terminalIds;
    const created = await merchantServer(served.app)({
      method: 'POST',
      url: '/api/merchant/v1/forms',
      headers: { 'idempotency-key': 'framed' },
      body: {
        terminalId,
        type: 'Deposit',
        amount: 1_000_000,
        canChangeAmount: true,
        merchantInvoiceId: 'framed',
        customer: { externalId: 'u-1' },
        successUrl: 'https://shop.example/',
        cancelUrl: 'https://shop.example/',
        errorUrl: 'https://shop.example/',
      },
    });
    url = new URL(created.json().url).pathname;
  });

  test('may not be framed, unless its merchant names origins', async () => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toMatch(policy);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('may be framed only by the origins that its merchant named', async () => {
    await frame(['https://shop.example', 'https://pay.shop.example:8443']);
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toMatch(
      /; frame-ancestors https:\/\/shop\.example https:\/\/pay\.shop\.example:8443;/,
    );
    expect(headers).not.toHaveProperty('x-frame-options');
    for (const [other, expected] of [
      ['/invoices', officePolicy],
      ['/payment/nobodyhasthisformid12345678', policy],
    ] as const) {
      const otherHeaders = (await get(other)).headers;
      expect(otherHeaders['content-security-policy']).toMatch(expected);
      expect(otherHeaders['x-frame-options']).toBe('DENY');
    }
    await frame([]);
  });

  test('gets its address as links carry it, and what its merchant looks like', async () => {
    const init = await served.app.inject({
      method: 'POST',
      url: `/api/payments/form/${url.replace('/payment/', '')}/init`,
    });
    expect(init.json()).toMatchObject({
      url: `http://tiyin.test${url}`,
      merchantName: 'Samarqand Market',
      merchantAccent: '#0b6e6e',
      merchantLogo: { width: 96, height: 96 },
    });
  });
});

// RUN-5
test('behind a trusted proxy each customer has a limit of their own', async () => {
  const from = (address: string) =>
    get('/payment/nobodyhasthisformid12345678', { 'x-forwarded-for': address });
  for (let count = 0; count < 120; count += 1) await from('203.0.113.7');
  expect((await from('203.0.113.7')).statusCode).toBe(429);
  expect((await from('203.0.113.8')).statusCode).toBe(404);
});

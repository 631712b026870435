import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@tiyin/api/operations';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { merchant, paymentForm } from '../../src/db/schema.ts';
import type { AnswerPlainForm, BuiltApps } from '../../src/http/built-apps.ts';
import { audienceOf } from '../../src/http/hosts.ts';
import { emptyApps } from '../built-apps.ts';
import { callerWith, merchantServer } from '../callers.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

const publicUrl = 'https://api.example';
const backofficeOrigin = 'https://office.example';
const payformOrigin = 'https://pay.example';

const assets = mkdtempSync(join(tmpdir(), 'tiyin-apps-'));
const style = 'p { color: inherit; }';
writeFileSync(join(assets, 'style.css'), style);

const apps: BuiltApps = {
  ...emptyApps,
  backofficeAssets: assets,
  payformAssets: assets,
  backofficePage: '<p>office __SUPPORT_URL__ __CSP_NONCE__</p>',
  renderPaymentForm: ({ view }) => ({
    html: `<p>form ${view.kind} ${view.kind === 'form' ? view.init.url : ''}</p>`,
    status: view.kind === 'form' ? 200 : 404,
  }),
  answerPlainForm: (async ({ view, post }) =>
    post === undefined
      ? { kind: 'page', html: `<p>plain ${view.kind}</p>`, status: 200 }
      : { kind: 'redirect', location: '/payment/x/plain' }) satisfies AnswerPlainForm,
  renderReceipt: ({ receipt }) => ({ html: `<p>receipt ${receipt.kind}</p>`, status: 404 }),
};

let served: TestApp;
let app: FastifyInstance;
/** A live form, as its merchant was given it. */
let form: { readonly formId: string; readonly url: string };

beforeAll(async () => {
  served = await openTestApp({ isRateLimited: false });
  const { context, shops } = served;
  const config = { ...context.config, publicUrl, backofficeOrigin, payformOrigin };
  app = await createApp({ ...context, config }, { isRateLimited: false, apps });
  const answer = await merchantServer(app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { host: 'api.example', 'idempotency-key': 'two-origins' },
    body: {
      terminalId: shops[0].terminalIds[0],
      type: 'Deposit',
      amount: 1_000_000,
      canChangeAmount: true,
      merchantInvoiceId: 'two-origins',
      customer: { externalId: 'u-1' },
      successUrl: 'https://shop.example/',
      cancelUrl: 'https://shop.example/',
      errorUrl: 'https://shop.example/',
    },
  });
  form = answer.json();
});
afterAll(async () => {
  await app.close();
  await served.close();
  rmSync(assets, { recursive: true });
});

const hosts = { backoffice: 'office.example', payform: 'pay.example', programs: 'api.example' };
const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, accept: 'text/html', ...headers } });

describe('with two origins', () => {
  // RUN-300
  test.each([
    ['/invoices', 'backoffice', /<p>office/],
    ['/login', 'backoffice', /<p>office/],
    ['/payment/nobodyhasthisformid12345678', 'payform', /<p>form not-found/],
    ['/payment/nobodyhasthisformid12345678/plain', 'payform', /<p>plain not-found/],
    ['/receipt/1.x.y', 'payform', /<p>receipt unknown/],
  ] as const)('the page %s is on the host of %s only', async (url, webApp, text) => {
    expect((await get(hosts[webApp], url)).body).toMatch(text);
    for (const host of Object.values(hosts).filter((each) => each !== hosts[webApp])) {
      const other = await get(host, url);
      expect([host, other.statusCode]).toEqual([host, 404]);
      if (!(url.startsWith('/payment') && host === hosts.backoffice)) {
        expect(other.body).not.toMatch(text);
      }
    }
  });

  // RUN-300
  test.each([
    ['/backoffice-assets/style.css', 'backoffice'],
    ['/payform-assets/style.css', 'payform'],
  ] as const)('the file %s is on the host of %s only', async (url, webApp) => {
    for (const host of Object.values(hosts)) {
      const { statusCode, body } = await get(host, url);
      expect([host, statusCode]).toEqual([host, host === hosts[webApp] ? 200 : 404]);
      if (host === hosts[webApp]) expect(body).toBe(style);
    }
  });

  // RUN-300
  test('an operation is on the hosts of its callers only', async () => {
    for (const { operationId, permission, tag, method, path } of operations) {
      const isOfPrograms = permission === 'merchant-key' || permission === 'provider-signature';
      const isOfForm = tag === 'form';
      const answering: string[] = isOfPrograms
        ? [hosts.programs, hosts.payform]
        : [isOfForm ? hosts.payform : hosts.backoffice];
      if (operationId === 'getHealth') answering.push(hosts.programs, hosts.payform);
      const url = path.replaceAll('{formId}', form.formId).replaceAll(/\{\w+\}/g, '1');
      for (const host of Object.values(hosts)) {
        const request = { method: method.toUpperCase() as 'GET', url };
        const { statusCode } = await callerWith(app, { host })(request);
        const isAnswered = statusCode !== 404;
        expect([operationId, host, isAnswered]).toEqual([
          operationId,
          host,
          answering.includes(host),
        ]);
      }
    }
  });

  // RUN-300
  test('an address that is written in another way stays on its host', async () => {
    const url = `/%70ayment/${form.formId}`;
    expect((await get(hosts.backoffice, url)).body).not.toMatch(/<p>form/);
    expect((await get(hosts.payform, url)).body).toMatch(/<p>form form/);
    const login = { method: 'POST', url: '/api/v1/%6cogin', body: {} } as const;
    expect((await callerWith(app, { host: hosts.payform })(login)).statusCode).toBe(404);
    expect((await callerWith(app, { host: hosts.backoffice })(login)).statusCode).toBe(403);
  });

  // RUN-300
  test('a name of the machine belongs to no app, and the error names the hosts that are', async () => {
    const answer = await get('127.0.0.1:4000', '/invoices');
    expect(answer.statusCode).toBe(421);
    expect(answer.json().detail).toContain(`this server is ${publicUrl}, ${backofficeOrigin}, `);
    expect((await get('127.0.0.1:4000', '/api/health')).statusCode).toBe(200);
  });

  // RUN-4
  test('links carry the address of the payment form, and a test form leads back to the office', async () => {
    expect(form.url).toBe(`${payformOrigin}/payment/${form.formId}`);
    expect((await get(hosts.payform, `/payment/${form.formId}`)).body).toContain(form.url);
    const signedIn = await signIn({ origin: backofficeOrigin });
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const office = callerWith(app, { host: hosts.backoffice, origin: backofficeOrigin, cookie });
    const [terminalId] = served.shops[0].terminalIds;
    const made = await office({ method: 'POST', url: `/api/v1/terminal/${terminalId}/form` });
    const { url, formId } = made.json().data;
    expect(url).toBe(`${payformOrigin}/payment/${formId}`);
    const [row] = await served.context.database.transaction((tx) =>
      tx.select().from(paymentForm).where(eq(paymentForm.id, formId)),
    );
    expect(row?.successUrl).toBe(`${backofficeOrigin}/terminals?terminal=${terminalId}`);
  });

  // PEOPLE-201
  test.each([
    ['the back office', 200, backofficeOrigin],
    ['the payment form', 403, payformOrigin],
    ['the address of programs', 403, publicUrl],
  ])('a sign-in from a page of %s is answered %i', async (_, status, origin) => {
    const answer = await signIn({ origin });
    expect(answer.statusCode).toBe(status);
  });

  // FORM-5
  test('a post of the plain form comes from the form alone', async () => {
    const post = (origin: string) =>
      app.inject({
        method: 'POST',
        url: `/payment/${form.formId}/plain/cancel`,
        headers: {
          host: hosts.payform,
          origin,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: '',
      });
    expect((await post(payformOrigin)).statusCode).toBe(303);
    expect((await post(backofficeOrigin)).statusCode).toBe(403);
  });

  // FORM-5
  test('a merchant’s page may frame the form, and no page the back office', async () => {
    const { context, shops } = served;
    const shop = 'https://shop.example';
    await context.database.transaction((tx) =>
      tx
        .update(merchant)
        .set({ frameOrigins: [shop] })
        .where(eq(merchant.id, shops[0].merchantId)),
    );
    const policyOf = async (host: string, url: string) =>
      String((await get(host, url)).headers['content-security-policy']);
    expect(await policyOf(hosts.payform, `/payment/${form.formId}`)).toMatch(
      /frame-ancestors https:\/\/shop\.example(;|$)/,
    );
    expect(await policyOf(hosts.backoffice, '/invoices')).toMatch(/frame-ancestors 'none'(;|$)/);
    expect(await policyOf(hosts.backoffice, `/payment/${form.formId}`)).toMatch(
      /frame-ancestors 'none'(;|$)/,
    );
  });
});

const signIn = (headers: Record<string, string>) =>
  callerWith(app, { host: hosts.backoffice, ...headers })({
    method: 'POST',
    url: '/api/v1/login',
    body: { username: 'operator', password: 'operator-demo' },
  });

describe('over https', () => {
  // PEOPLE-5
  test('the signature is a cookie of this host alone, and only under that name', async () => {
    const { cookies } = await signIn({ origin: backofficeOrigin });
    const secure = { secure: true, path: '/' };
    expect(cookies).toMatchObject([
      { ...secure, name: 'jwt' },
      { ...secure, name: '__Host-jwt_sig', httpOnly: true },
      { name: '__Secure-tiyin_browser', secure: true, httpOnly: true },
    ]);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
    const me = (cookie: string) => get(hosts.backoffice, '/api/v1/people/me', { cookie });
    const [front, back] = cookies;
    const value = `jwt=${front?.value}`;
    expect((await me(`${value}; __Host-jwt_sig=${back?.value}`)).statusCode).toBe(200);
    expect((await me(`${value}; jwt_sig=${back?.value}`)).statusCode).toBe(401);
  });

  // PEOPLE-720
  test('cookies jwt that a sister host planted keep nobody out', async () => {
    const { cookies } = await signIn({ origin: backofficeOrigin });
    const [front, back] = cookies;
    const me = async (...fronts: (string | undefined)[]) => {
      const cookie = [...fronts.map((each) => `jwt=${each}`), `__Host-jwt_sig=${back?.value}`];
      const sent = { cookie: cookie.join('; ') };
      return (await get(hosts.backoffice, '/api/v1/people/me', sent)).statusCode;
    };
    expect(await me('x.y', front?.value)).toBe(200);
    expect(await me(front?.value, 'x.y')).toBe(200);
    expect(await me('a.b', '', 'x', 'c.d', 'e.f', 'g.h', front?.value, 'x.y')).toBe(200);
    expect(await me('x.y', 'x.z')).toBe(401);
  });

  // PEOPLE-5
  test('signing out clears them', async () => {
    const out = { method: 'POST', url: '/api/v1/logout' } as const;
    const headers = { host: hosts.backoffice, origin: backofficeOrigin };
    const { cookies } = await callerWith(app, headers)(out);
    expect(cookies.map(({ name, value, secure }) => [name, value, secure])).toEqual([
      ['jwt', '', true],
      ['__Host-jwt_sig', '', true],
    ]);
  });
});

// RUN-300
test('a path that no list names belongs to the back office', () => {
  expect(audienceOf('/api/v1/anything-new')).toBe('backoffice');
  expect(audienceOf('/anything-new')).toBe('backoffice');
});

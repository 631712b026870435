import type { CurrentUser, CurrentUserAnswer, OidcUrlAnswer } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { GroupGrant } from '../../src/config/read-group-grants.ts';
import type { OidcSettings } from '../../src/config/read-oidc.ts';
import { auditEntry } from '../../src/db/schema.ts';
import { type Caller, callerWith } from '../callers.ts';
import { openTestApp, type TestApp, testHost } from '../test-app.ts';
import { openTestProvider, testClient, type TestProvider } from './test-provider.ts';
import { type ProviderBrowser, createProviderBrowser, visitProvider } from './visit-provider.ts';

/** A server with a provider beside it. */
export type OidcApp = TestApp & { readonly provider: TestProvider };

const origin = `http://${testHost}`;

/** The groups that the tests map. */
const groups: ReadonlyMap<string, GroupGrant> = new Map([
  ['operators', { roles: ['Operator'], merchantId: null }],
  ['support', { roles: ['Support'], merchantId: null }],
  ['shop', { roles: ['Merchant'], merchantId: asId(1) }],
  ['shop viewers', { roles: ['Viewer'], merchantId: asId(1) }],
  ['other shop', { roles: ['Merchant'], merchantId: asId(2) }],
]);

/** Opens both; the clock of the server begins at the time of the provider. */
export async function openOidcApp(
  options: Pick<NonNullable<Parameters<typeof openTestApp>[0]>, 'sendMail'> = {},
): Promise<OidcApp> {
  const provider = await openTestProvider({ redirectUri: `${origin}/login/return` });
  const oidc: OidcSettings = {
    issuer: provider.issuer,
    clientId: testClient.id,
    clientSecret: testClient.secret,
    scopes: 'openid profile',
    name: 'Test ID',
    groupsClaim: 'groups',
    groups,
    factorClaims: ['mfa'],
  };
  const app = await openTestApp({ ...options, isRateLimited: false, config: { oidc } });
  app.clock.advance(Date.now() - app.clock.now().getTime());
  const close = async () => {
    await app.close();
    await provider.close();
  };
  return { ...app, provider, close };
}

/** A browser that signs in by the provider. */
export type OidcBrowser = {
  readonly call: Caller;
  readonly atProvider: ProviderBrowser;
};

/** A browser with a jar for our cookies and another for those of the provider. */
export function openBrowser({ app }: Pick<OidcApp, 'app'>): OidcBrowser {
  const jar = new Map<string, string>();
  const plain = callerWith(app, { origin });
  const call: Caller = async (request) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await plain({ ...request, headers: { ...request.headers, cookie } });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  return { call, atProvider: createProviderBrowser() };
}

/** Begins a sign-in; returns the address of the provider. */
export async function begin({ call }: OidcBrowser, next = '/invoices'): Promise<string> {
  const answer = await call({ method: 'POST', url: '/api/v1/login/oidc', body: { next } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<OidcUrlAnswer>().data.url;
}

/** Sends the return of the provider to the server. */
export function finish({ call }: OidcBrowser, returned: URL): Promise<LightMyRequestResponse> {
  const body = { query: returned.search };
  return call({ method: 'POST', url: '/api/v1/login/oidc/return', body });
}

/** The whole round trip of a person. */
export async function signInAt(browser: OidcBrowser, login: string, next?: string) {
  const returned = await visitProvider(await begin(browser, next), login, browser.atProvider);
  return finish(browser, returned);
}

/** The person who is signed in. */
export async function whoIs({ call }: OidcBrowser): Promise<CurrentUser> {
  const answer = await call({ method: 'GET', url: '/api/v1/people/me' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CurrentUserAnswer>().data;
}

/** The entries of an action, the last one last. */
export function auditOf({ context }: Pick<OidcApp, 'context'>, action: string) {
  return context.database.transaction(async (tx) => {
    const rows = await tx.select().from(auditEntry).orderBy(auditEntry.id);
    return rows.filter((row) => row.action === action);
  });
}

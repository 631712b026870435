import { operations } from '@tiyin/api/operations';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkPerson } from '../../src/administration/identities.ts';
import { setPassword } from '../../src/administration/people.ts';
import { createApp } from '../../src/app.ts';
import { person, role } from '../../src/db/schema.ts';
import { requireMappedRoles } from '../../src/staff/oidc/grant-of-groups.ts';
import { type Caller, signIn, signInWith } from '../callers.ts';
import { forgeToken, forgedReturn } from '../oidc/forge-token.ts';
import {
  auditOf,
  begin,
  finish,
  openBrowser,
  openOidcApp,
  type OidcApp,
  type OidcBrowser,
  signInAt,
  whoIs,
} from '../oidc/oidc-app.ts';
import { visitProvider } from '../oidc/visit-provider.ts';
import { goodPassword } from './people-actors.ts';

const sixMinutes = 6 * 60_000;

let app: OidcApp;
let operator: Caller;
beforeAll(async () => {
  app = await openOidcApp();
  operator = await signIn(app.app, 'operator');
});
afterAll(() => app.close());
afterEach(async () => {
  // The provider reads the clock of the machine.
  app.clock.advance(Date.now() - app.clock.now().getTime());
  app.provider.intercept = undefined;
  await setStrict(false);
});

const setStrict = (needsSecondFactor: boolean) =>
  app.context.database.transaction((tx) =>
    tx.update(role).set({ needsSecondFactor }).where(eq(role.name, 'Support')),
  );

/** A person of the group support, signed in. */
async function enter(login: string, more: { readonly amr?: string[] } = {}): Promise<OidcBrowser> {
  app.provider.people.set(login, { groups: ['support'], preferred_username: login, ...more });
  const browser = openBrowser(app);
  const answer = await signInAt(browser, login);
  expect(answer.statusCode, answer.body).toBe(200);
  return browser;
}

const post = ({ call }: OidcBrowser, url: string, body: object = {}) =>
  call({ method: 'POST', url: `/api/v1/${url}`, ...(Object.keys(body).length > 0 && { body }) });
const getMoney = ({ call }: OidcBrowser) => call({ method: 'GET', url: '/api/v1/invoice' });

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** Sets up an app as a person without a password does; returns its code of now. */
async function setUpApp(browser: OidcBrowser): Promise<() => string> {
  const begun = await browser.call({ method: 'POST', url: '/api/v1/user/two_factor', body: {} });
  expect(begun.statusCode, begun.body).toBe(200);
  const { secret } = begun.json().data;
  const code = () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  const done = await post(browser, 'user/two_factor/confirm', { code: code() });
  expect(done.statusCode, done.body).toBe(200);
  return code;
}

describe('the second factor after a sign-in at the provider', () => {
  // PEOPLE-407
  test('is that of the provider where it names one that the configuration takes', async () => {
    await setStrict(true);
    const browser = await enter('by provider', { amr: ['pwd', 'mfa'] });
    expect(await whoIs(browser)).toMatchObject({
      mustSetUpSecondFactor: false,
      mustGiveSecondFactor: false,
    });
    expect((await getMoney(browser)).statusCode).toBe(200);
  });

  // PEOPLE-407
  test('has to be set up here where a role requires one and the provider names none', async () => {
    await setStrict(true);
    const browser = await enter('strict', { amr: ['pwd'] });
    expect((await whoIs(browser)).mustSetUpSecondFactor).toBe(true);
    await setUpApp(browser);
    expect((await getMoney(browser)).statusCode).toBe(200);
  });

  // PEOPLE-407, PEOPLE-409
  test('is the own one of a person who has one, and nothing opens before it', async () => {
    const first = await enter('own');
    const code = await setUpApp(first);
    app.clock.advance(60_000);
    const browser = openBrowser(app);
    await signInAt(browser, 'own');
    expect((await whoIs(browser)).mustGiveSecondFactor).toBe(true);
    const open: string[] = [];
    for (const { method, operationId, path, permission } of operations) {
      if (['public', 'merchant-key', 'provider-signature'].includes(permission)) continue;
      const answer = await browser.call({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
      if (!answer.body.includes('second_factor_missing')) open.push(operationId);
    }
    expect(open.toSorted()).toEqual([
      'beginPasskeyStepUp',
      'getCurrentUser',
      'getOwnSession',
      'stepUp',
    ]);
    expect((await post(browser, 'session/step_up', { code: code() })).statusCode).toBe(200);
    expect((await getMoney(browser)).statusCode).toBe(200);
  });

  // PEOPLE-407
  test('cannot be guessed by signing in again and again', async () => {
    const first = await enter('guessed');
    const code = await setUpApp(first);
    app.clock.advance(60_000);
    const statuses: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const browser = openBrowser(app);
      await signInAt(browser, 'guessed');
      const given = at < 5 ? '000000' : code();
      statuses.push((await post(browser, 'session/step_up', { code: given })).json().code);
    }
    expect(statuses.at(0)).toBe('not_allowed');
    expect(statuses.at(-1)).toBe('too_many_codes');
  });
});

describe('a step-up at the provider', () => {
  const beginStepUp = async (browser: OidcBrowser) => {
    const answer = await post(browser, 'session/step_up/oidc');
    expect(answer.statusCode, answer.body).toBe(200);
    return String(answer.json().data.url);
  };
  const isConfirmed = async ({ call }: OidcBrowser) => {
    const { data } = (await call({ method: 'GET', url: '/api/v1/session' })).json();
    return data.confirmedUntilDate !== null;
  };

  // PEOPLE-408
  test('asks for a new sign-in and confirms the session by it', async () => {
    const browser = await enter('confirming');
    app.clock.advance(sixMinutes);
    expect(await isConfirmed(browser)).toBe(false);
    const url = await beginStepUp(browser);
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    app.clock.advance(-sixMinutes);
    const again = await beginStepUp(browser);
    const returned = await visitProvider(again, 'confirming', browser.atProvider);
    const answer = await finish(browser, returned);
    expect(answer.json()).toEqual({ data: { purpose: 'STEP_UP', next: '/login/window' } });
    expect(await isConfirmed(browser)).toBe(true);
    expect((await auditOf(app, 'session.confirmed')).length).toBeGreaterThan(0);
  });

  // PEOPLE-173
  test.each([
    ['a new authentication', true, () => ({})],
    ['an old session of the provider', false, () => ({ auth_time: secondsAgo(6 * 60) })],
    ['a provider that does not say when', false, () => ({ auth_time: undefined })],
  ])('of a sign-in by %s is a confirmation: %s', async (_title, isOne, claims) => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    expect(new URL(begun).searchParams.get('max_age')).toBe('2592000');
    forgeToken(app.provider, { begun, claims: { sub: 'sits-there', ...claims() } });
    expect((await finish(browser, forgedReturn(begun))).statusCode).toBe(200);
    expect(await isConfirmed(browser)).toBe(isOne);
  });

  // PEOPLE-408
  test.each([
    ['an old authentication', { auth_time: Math.floor(Date.now() / 1000) - 120 }],
    ['no time of the authentication', { auth_time: undefined }],
  ])('with %s is refused', async (_title, claims) => {
    const browser = await enter('stale');
    const begun = await beginStepUp(browser);
    forgeToken(app.provider, { begun, claims: { sub: 'stale', ...claims } });
    expect((await finish(browser, forgedReturn(begun))).json().code).toBe('oidc_invalid');
  });

  // PEOPLE-408
  test('by another person or in another session is refused', async () => {
    const [browser, other] = [await enter('mine'), await enter('theirs')];
    const begun = await beginStepUp(browser);
    forgeToken(app.provider, { begun, claims: { sub: 'theirs' } });
    expect((await finish(other, forgedReturn(begun))).json().code).toBe('oidc_expired');
    expect((await finish(browser, forgedReturn(begun))).json().code).toBe('oidc_other_person');
  });
});

describe('roles', () => {
  // PEOPLE-403
  test('of a person of the provider are not changed here, nor those renamed or deleted that it maps', async () => {
    const browser = await enter('mapped');
    const { id } = await whoIs(browser);
    const rows = (await operator({ method: 'GET', url: '/api/v1/role' })).json().data;
    const {
      id: roleId,
      name,
      permissions,
    } = rows.find((row: { name: string }) => row.name === 'Viewer');
    const give = {
      method: 'PUT',
      url: `/api/v1/person/${id}/role`,
      body: { roleIds: [roleId] },
    } as const;
    expect((await operator(give)).json().code).toBe('roles_by_oidc');
    const url = `/api/v1/role/${roleId}`;
    const rename = await operator({ method: 'PUT', url, body: { name: 'Watcher', permissions } });
    expect(rename.json().code).toBe('role_mapped');
    expect((await operator({ method: 'DELETE', url })).json().code).toBe('role_mapped');
    const kept = await operator({ method: 'PUT', url, body: { name, permissions } });
    expect(kept.statusCode, kept.body).toBe(200);
  });

  // PEOPLE-402
  test('and merchants that do not exist stop the start, with the group', async () => {
    const start = (grant: object) =>
      app.context.database.transaction((tx) => {
        const { oidc } = app.context.config;
        if (!oidc) throw new Error('there is no provider');
        const groups = new Map([['staff', { roles: ['Operator'], merchantId: null, ...grant }]]);
        return requireMappedRoles(tx, { ...oidc, groups });
      });
    await start({});
    await expect(start({ roles: ['Boss'] })).rejects.toThrow(/"staff" the role "Boss".*Operator/);
    await expect(start({ merchantId: 999 })).rejects.toThrow(/"staff" to the merchant 999/);
  });

  // PEOPLE-403
  test('stay with the last who manages all people, who stays out until there is another', async () => {
    app.provider.people.set('last', { groups: ['operators'], preferred_username: 'last' });
    const browser = openBrowser(app);
    await signInAt(browser, 'last');
    app.provider.people.set('last', { groups: ['support'], preferred_username: 'last' });
    expect((await signInAt(openBrowser(app), 'last')).json().code).toBe('last_administrator');
    app.provider.people.set('last', { groups: [], preferred_username: 'last' });
    expect((await signInAt(openBrowser(app), 'last')).json().code).toBe('oidc_no_role');
    const [row] = await app.context.database.transaction((tx) =>
      tx.select().from(person).where(eq(person.username, 'last')),
    );
    expect(row?.permissions).toContain('people.manage');
    expect((await browser.call({ method: 'GET', url: '/api/v1/people/me' })).statusCode).toBe(401);
  });
});

describe('passwords beside the provider', () => {
  // PEOPLE-401, PEOPLE-412
  test('a person is linked by command, loses the password, and gets one back by command', async () => {
    const link = { username: 'viewer', subject: 'the viewer' };
    await linkPerson(app.context, link);
    await expect(signInWith(app.app, 'viewer', 'viewer-demo')).rejects.toThrow('wrong_credentials');
    app.provider.people.set('the viewer', { groups: ['shop viewers'] });
    const browser = openBrowser(app);
    await signInAt(browser, 'the viewer');
    expect(await whoIs(browser)).toMatchObject({ username: 'viewer', hasPassword: false });
    await expect(linkPerson(app.context, { ...link, username: 'support' })).rejects.toThrow(
      '"the viewer" is viewer already',
    );
    await setPassword(app.context, 'viewer', goodPassword);
    await signInWith(app.app, 'viewer', goodPassword);
    const [unlinked] = await auditOf(app, 'person.identity_unlinked');
    expect(unlinked).toMatchObject({ before: { subject: 'the viewer' } });
  });

  // PEOPLE-412
  test('are switched off by the configuration: no sign-in with one, no invitation', async () => {
    const config = { ...app.context.config, hasPasswordSignIn: false };
    const off = await createApp({ ...app.context, config }, { isRateLimited: false });
    const browser = openBrowser({ app: off });
    const body = { username: 'operator', password: 'operator-demo' };
    expect((await post(browser, 'login', body)).json().code).toBe('password_sign_in_off');
    const accepted = { token: 'x'.repeat(43), password: goodPassword };
    expect((await post(browser, 'invitation/accept', accepted)).json().code).toBe(
      'password_sign_in_off',
    );
    app.provider.people.set('inviter', { groups: ['operators'] });
    const returned = await visitProvider(await begin(browser), 'inviter');
    expect((await finish(browser, returned)).statusCode).toBe(200);
    const guest = {
      username: 'guest',
      firstName: 'G',
      lastName: 'G',
      merchantId: null,
      roleIds: [1],
    };
    expect((await post(browser, 'person', guest)).json().code).toBe('password_sign_in_off');
    await off.close();
  });
});

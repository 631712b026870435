import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { sweep } from '../../src/background/sweep.ts';
import { oidcRequest, person } from '../../src/db/schema.ts';
import { createIdentityProvider } from '../../src/identity-provider/identity-provider.ts';
import { forgeToken, forgedReturn } from '../oidc/forge-token.ts';
import {
  auditOf,
  begin,
  finish,
  openBrowser,
  openOidcApp,
  type OidcApp,
  signInAt,
  whoIs,
} from '../oidc/oidc-app.ts';
import { makeSigningKey, openTestProvider } from '../oidc/test-provider.ts';
import { visitProvider } from '../oidc/visit-provider.ts';

let app: OidcApp;
beforeAll(async () => {
  app = await openOidcApp();
});
afterAll(() => app.close());
afterEach(() => {
  app.provider.intercept = undefined;
});

const refusalOf = async (answer: ReturnType<typeof finish>) => {
  const { statusCode, body } = await answer;
  return { statusCode, code: JSON.parse(body).code };
};
const expired = { statusCode: 403, code: 'oidc_expired' };
const invalid = { statusCode: 403, code: 'oidc_invalid' };

describe('a sign-in at the provider', () => {
  // PEOPLE-400
  test('has PKCE, state and nonce, and leads to the page that was requested', async () => {
    app.provider.people.set('aziza', {
      groups: ['support', 'unmapped'],
      preferred_username: 'Aziza',
      given_name: 'Aziza',
      family_name: 'Karimova',
    });
    const browser = openBrowser(app);
    const url = await begin(browser, '/invoices?page=2');
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({ code_challenge_method: 'S256', response_type: 'code' });
    expect([sent['state'], sent['nonce'], sent['code_challenge']]).not.toContain(undefined);
    const answer = await finish(browser, await visitProvider(url, 'aziza'));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ data: { purpose: 'SIGN_IN', next: '/invoices?page=2' } });
    expect(await whoIs(browser)).toMatchObject({
      username: 'aziza',
      personal: { firstName: 'Aziza', lastName: 'Karimova' },
      hasPassword: false,
      isSignedInByProvider: true,
      merchantId: null,
    });
  });

  // API-491
  // API-900
  test('leaves characters that cannot be seen out of a name', async () => {
    const given = { given_name: 'Dil\u202eshod\u200b', family_name: '\u2066' };
    app.provider.people.set('unseen', { groups: ['support'], ...given });
    const browser = openBrowser(app);
    await finish(browser, await visitProvider(await begin(browser, '/invoices'), 'unseen'));
    expect(await whoIs(browser)).toMatchObject({
      personal: { firstName: 'Dilshod', lastName: '' },
    });
  });

  test('keeps of a card number in a name the last four digits, and no search for one', async () => {
    const people = app.provider.people;
    people.set('dilshod', { groups: ['support'], given_name: '4111 1111 1111 1111' });
    const browser = openBrowser(app);
    const url = await begin(browser, '/invoices?page=2&search=4111+1111%201111-1111');
    const answer = await finish(browser, await visitProvider(url, 'dilshod'));
    expect(answer.json()).toEqual({ data: { purpose: 'SIGN_IN', next: '/invoices' } });
    expect(await whoIs(browser)).toMatchObject({ personal: { firstName: '•••• 1111' } });
  });

  // PEOPLE-405
  test('leaves audit entries of the new person, the link and the session', async () => {
    app.provider.people.set('bobur', { groups: ['shop'] });
    const browser = openBrowser(app);
    await signInAt(browser, 'bobur');
    const { id, merchantId } = await whoIs(browser);
    expect(merchantId).toBe(1);
    const subject = `person:${id}`;
    const [added] = (await auditOf(app, 'person.added')).slice(-1);
    expect(added).toMatchObject({ subject, after: { merchantId: 1, roles: 'Merchant' } });
    const [linked] = (await auditOf(app, 'person.identity_linked')).slice(-1);
    expect(linked).toMatchObject({ subject, after: { subject: 'bobur' } });
    const [begun] = (await auditOf(app, 'session.begun')).slice(-1);
    expect(begun).toMatchObject({ subject, details: { by: 'oidc' } });
  });

  // PEOPLE-404
  test('works in two tabs of one browser at once', async () => {
    app.provider.people.set('tabs', { groups: ['support'] });
    const browser = openBrowser(app);
    const [first, second] = [await begin(browser, '/money'), await begin(browser, '/audit')];
    const later = await finish(browser, await visitProvider(second, 'tabs'));
    const earlier = await finish(browser, await visitProvider(first, 'tabs'));
    expect([later.json().data.next, earlier.json().data.next]).toEqual(['/audit', '/money']);
  });

  // PEOPLE-404
  test('counts once: a code that is sent again is refused, and the session goes on', async () => {
    app.provider.people.set('again', { groups: ['support'], preferred_username: 'again' });
    const browser = openBrowser(app);
    const returned = await visitProvider(await begin(browser), 'again');
    expect((await finish(browser, returned)).statusCode).toBe(200);
    expect(await refusalOf(finish(browser, returned))).toEqual(expired);
    expect((await whoIs(browser)).username).toBe('again');
  });

  // PEOPLE-404
  test('of another browser is refused, and stays open for its own', async () => {
    app.provider.people.set('own', { groups: ['support'] });
    const [mine, stranger] = [openBrowser(app), openBrowser(app)];
    const returned = await visitProvider(await begin(mine), 'own');
    await begin(stranger);
    expect(await refusalOf(finish(stranger, returned))).toEqual(expired);
    expect(await refusalOf(finish(openBrowser(app), returned))).toEqual(expired);
    expect((await finish(mine, returned)).statusCode).toBe(200);
  });

  // PEOPLE-404
  test('is over after ten minutes, and with another state', async () => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    const other = forgedReturn(begun, { state: 'another' });
    expect(await refusalOf(finish(browser, other))).toEqual(expired);
    app.clock.advance(10 * 60_000);
    expect(await refusalOf(finish(browser, forgedReturn(begun)))).toEqual(expired);
    app.clock.advance(-10 * 60_000);
    await app.context.database.transaction((tx) =>
      sweep(tx, new Date(app.clock.now().getTime() + 10 * 60_000)),
    );
    const left = await app.context.database.transaction((tx) => tx.$count(oidcRequest));
    expect(left).toBe(0);
  });

  // PEOPLE-404
  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a b', ''])(
    'never leads to %j',
    async (next) => {
      const { call } = openBrowser(app);
      const answer = await call({ method: 'POST', url: '/api/v1/login/oidc', body: { next } });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors[0].path).toBe('/next');
    },
  );

  // PEOPLE-405
  test('that the provider refuses says so, and is audited without the person', async () => {
    const browser = openBrowser(app);
    expect(await refusalOf(signInAt(browser, 'nobody'))).toEqual({
      statusCode: 403,
      code: 'oidc_denied',
    });
    const [refused] = (await auditOf(app, 'session.refused')).slice(-1);
    expect(refused).toMatchObject({
      subject: 'person:unknown',
      details: { reason: 'oidc_denied' },
    });
  });
});

describe('the answer of the provider', () => {
  const now = () => Math.floor(Date.now() / 1000);

  // PEOPLE-400
  test('with a good token lets its person in', async () => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    forgeToken(app.provider, { begun });
    expect((await finish(browser, forgedReturn(begun))).statusCode).toBe(200);
  });

  // PEOPLE-400
  test.each([
    ['another nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another client', () => ({ aud: 'another' })],
    ['another authorized party', () => ({ azp: 'another' })],
    ['an empty subject', () => ({ sub: '' })],
    ['an expiry in the past', () => ({ exp: now() - 60 })],
    ['a start in the future', () => ({ nbf: now() + 120 })],
  ])('with a token with %s is refused', async (_title, claims) => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    forgeToken(app.provider, { begun, claims: claims() });
    expect(await refusalOf(finish(browser, forgedReturn(begun)))).toEqual(invalid);
  });

  // PEOPLE-400
  test('with a token that another key has signed is refused', async () => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    forgeToken(app.provider, { begun, key: makeSigningKey('provider') });
    expect(await refusalOf(finish(browser, forgedReturn(begun)))).toEqual(invalid);
  });

  // PEOPLE-400
  test.each([
    ['from another issuer', { iss: 'https://evil.example' }],
    ['without the issuer that the provider announces', { iss: '' }],
  ])('%s is a mix-up and refused before the code is sent', async (_title, more) => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    app.provider.intercept = () => {
      throw new Error('the code was sent');
    };
    expect(await refusalOf(finish(browser, forgedReturn(begun, more)))).toEqual(invalid);
  });

  // PEOPLE-400
  test.each([
    [20_000, 200],
    [-20_000, 200],
    [400_000, 403],
  ])('is judged by our clock, which may be %d ms off: %d', async (ms, status) => {
    const browser = openBrowser(app);
    const begun = await begin(browser);
    forgeToken(app.provider, { begun });
    app.clock.advance(ms);
    const answer = await finish(browser, forgedReturn(begun));
    app.clock.advance(-ms);
    expect(answer.statusCode, answer.body).toBe(status);
  });
});

describe('a person of the provider', () => {
  const find = (username: string) =>
    app.context.database.transaction(async (tx) => {
      const [row] = await tx.select().from(person).where(eq(person.username, username));
      return row;
    });

  // PEOPLE-401
  test('is found by issuer and subject alone: the name of another person makes a new one', async () => {
    app.provider.people.set('intruder', { groups: ['support'], preferred_username: 'operator' });
    const browser = openBrowser(app);
    await signInAt(browser, 'intruder');
    const { id, username } = await whoIs(browser);
    expect(username).toMatch(/^operator-[\da-f]{12}$/);
    app.provider.people.set('intruder', { groups: ['support'], preferred_username: 'renamed' });
    await signInAt(browser, 'intruder');
    expect(await whoIs(browser)).toMatchObject({ id, username });
  });

  // PEOPLE-401
  test('has no password, and no name of theirs signs in with one', async () => {
    app.provider.people.set('nopass', { groups: ['support'], preferred_username: 'nopass' });
    const browser = openBrowser(app);
    await signInAt(browser, 'nopass');
    const body = { username: 'nopass', password: 'x' };
    const answer = await browser.call({ method: 'POST', url: '/api/v1/login', body });
    expect(answer.json().code).toBe('wrong_credentials');
  });

  // PEOPLE-402
  test('has the roles and the merchant of their groups at each sign-in', async () => {
    app.provider.people.set('moved', { groups: ['support'] });
    const browser = openBrowser(app);
    await signInAt(browser, 'moved');
    const before = await whoIs(browser);
    const { version } = (await find(before.username)) ?? {};
    await signInAt(browser, 'moved');
    expect((await find(before.username))?.version).toBe(version);
    app.provider.people.set('moved', { groups: ['shop', 'shop viewers'] });
    await signInAt(browser, 'moved');
    const after = await whoIs(browser);
    expect(after).toMatchObject({ id: before.id, merchantId: 1 });
    expect(after.permissions).toContain('settlement.create');
    const [changed] = (await auditOf(app, 'person.roles_changed')).slice(-1);
    expect(changed).toMatchObject({
      before: { roles: 'Support', merchantId: null },
      after: { roles: 'Merchant, Viewer', merchantId: 1 },
    });
  });

  // PEOPLE-402
  test.each([
    [['unmapped'], 'oidc_no_role'],
    [[], 'oidc_no_role'],
    [['shop', 'other shop'], 'oidc_several_merchants'],
    [['shop', 'support'], 'oidc_several_merchants'],
  ])('with the groups %j is not created and sees why', async (groups, code) => {
    const login = `stranger ${groups.join(' ')}`;
    app.provider.people.set(login, { groups, preferred_username: login });
    const browser = openBrowser(app);
    expect(await refusalOf(signInAt(browser, login))).toEqual({ statusCode: 403, code });
    const [refused] = (await auditOf(app, 'session.refused')).slice(-1);
    expect(refused).toMatchObject({ details: { reason: code, subject: login } });
    expect((await browser.call({ method: 'GET', url: '/api/v1/people/me' })).statusCode).toBe(401);
  });

  // PEOPLE-402
  test('whose groups give nothing any more loses the roles and every session', async () => {
    app.provider.people.set('leaver', { groups: ['support'], preferred_username: 'leaver' });
    const [here, elsewhere] = [openBrowser(app), openBrowser(app)];
    await signInAt(here, 'leaver');
    app.provider.people.set('leaver', { groups: [] });
    expect((await refusalOf(signInAt(elsewhere, 'leaver'))).code).toBe('oidc_no_role');
    expect((await here.call({ method: 'GET', url: '/api/v1/people/me' })).statusCode).toBe(401);
    expect((await find('leaver'))?.permissions).toEqual([]);
  });

  // PEOPLE-401
  test('who is disabled here stays out', async () => {
    app.provider.people.set('disabled', { groups: ['support'], preferred_username: 'disabled' });
    const browser = openBrowser(app);
    await signInAt(browser, 'disabled');
    await app.context.database.transaction((tx) =>
      tx.update(person).set({ state: 'DISABLED' }).where(eq(person.username, 'disabled')),
    );
    const refused = { statusCode: 403, code: 'oidc_disabled' };
    expect(await refusalOf(signInAt(openBrowser(app), 'disabled'))).toEqual(refused);
  });
});

describe('a provider that is down', () => {
  const away = { statusCode: 503, code: 'oidc_unavailable' };

  // PEOPLE-411
  test('is 503 at the return, and a new sign-in works once it is back', async () => {
    app.provider.people.set('patient', { groups: ['support'] });
    const browser = openBrowser(app);
    const returned = await visitProvider(await begin(browser), 'patient');
    app.provider.intercept = (response) => {
      response.statusCode = 502;
      response.end('bad gateway');
    };
    expect(await refusalOf(finish(browser, returned))).toEqual(away);
    app.provider.intercept = undefined;
    expect((await signInAt(browser, 'patient')).statusCode).toBe(200);
  });

  // PEOPLE-411
  test('is 503 before the browser leaves, and is called again the next time', async () => {
    const { oidc } = app.context.config;
    if (!oidc) throw new Error('there is no provider');
    const gone = await openTestProvider({ redirectUri: 'http://tiyin.test/login/return' });
    await gone.close();
    const settings = { ...oidc, issuer: gone.issuer };
    const identityProvider = createIdentityProvider(settings, app.clock);
    const context = {
      ...app.context,
      identityProvider,
      config: { ...app.context.config, oidc: settings },
    };
    const own = await createApp(context, { isRateLimited: false });
    const browser = openBrowser({ app: own });
    const body = { next: '/invoices' };
    const go = () => browser.call({ method: 'POST', url: '/api/v1/login/oidc', body });
    expect(await refusalOf(go())).toEqual(away);
    const back = await openTestProvider({
      redirectUri: 'http://tiyin.test/login/return',
      port: Number(new URL(gone.issuer).port),
    });
    expect((await go()).statusCode).toBe(200);
    await back.close();
    await own.close();
  });
});

describe('signing out', () => {
  // PEOPLE-410
  test('ends the session here and names the address that ends it at the provider', async () => {
    app.provider.people.set('out', { groups: ['support'] });
    const browser = openBrowser(app);
    await signInAt(browser, 'out');
    const answer = await browser.call({ method: 'POST', url: '/api/v1/logout/oidc' });
    const url = new URL(answer.json().data.url);
    expect(url.origin).toBe(app.provider.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://tiyin.test/login');
    expect((await browser.call({ method: 'GET', url: '/api/v1/people/me' })).statusCode).toBe(401);
  });
});

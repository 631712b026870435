import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resetSecondFactor } from '../../src/administration/people.ts';
import { createApp } from '../../src/app.ts';
import { sweep } from '../../src/background/sweep.ts';
import {
  auditEntry,
  oidcIdentity,
  passkey,
  passkeyChallenge,
  person,
  recoveryCode,
  signInPolicy,
} from '../../src/db/schema.ts';
import { type Caller, signIn, signInOnce, stranger } from '../callers.ts';
import { openTestApp, type TestApp, testHost } from '../test-app.ts';
import { setPolicy, setUpApp } from './own-factor.ts';
import {
  type Departures,
  type SoftAuthenticator,
  createAuthenticator,
} from './soft-authenticator.ts';

const origin = `http://${testHost}`;
const fiveMinutes = 5 * 60_000;

let app: TestApp;
let viewer: Caller;
beforeAll(async () => {
  app = await openTestApp({ isRateLimited: false });
  viewer = await signIn(app.app, 'viewer');
});
afterAll(() => app.close());
afterEach(async () => {
  await app.context.database.transaction(async (tx) => {
    await tx.update(signInPolicy).set({ needsSecondFactor: false });
    await tx.delete(passkey);
    await tx.delete(recoveryCode);
  });
});

const base = '/api/v1/user/passkey';
const list = async (caller: Caller) => (await caller({ method: 'GET', url: base })).json().data;

async function beginAdding(caller: Caller) {
  const answer = await caller({ method: 'POST', url: `${base}/options` });
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json();
  return { ...data, rpId: data.rp.id };
}

async function add(caller: Caller, device: SoftAuthenticator, more: Departures = {}) {
  const body = { name: 'Key', ...device.create(await beginAdding(caller), more) };
  return caller({ method: 'POST', url: base, body });
}

/** A passkey that was added for a person. */
async function added(caller: Caller): Promise<SoftAuthenticator & { readonly rowId: number }> {
  const device = createAuthenticator(origin);
  const answer = await add(caller, device);
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...device, rowId: answer.json().data.id };
}

/** Rows like the one that there is. */
const copyPasskey = (copies: number) =>
  app.context.database.transaction(async (tx) => {
    const [row] = await tx.select().from(passkey);
    if (!row) throw new Error('there is no passkey');
    const { id: _id, ...columns } = row;
    const rows = Array.from({ length: copies }, (_, at) => ({
      ...columns,
      credentialId: `copy-${at}`,
    }));
    await tx.insert(passkey).values(rows);
  });

const question = async (caller: Caller, url: string) =>
  (await caller({ method: 'POST', url })).json().data;
const anybody = () => stranger(app.app);
const beginSignIn = () => question(anybody(), '/api/v1/login/passkey/options');
const sendSignIn = (proof: object, username?: string) =>
  anybody()({
    method: 'POST',
    url: '/api/v1/login/passkey',
    body: { passkey: proof, ...(username !== undefined && { username }) },
  });
const signInBy = async (device: SoftAuthenticator, more: Departures = {}, username?: string) =>
  sendSignIn(device.get(await beginSignIn(), more), username);

const auditOf = async (action: string) => {
  const rows = await app.context.database.transaction((tx) =>
    tx.select().from(auditEntry).where(eq(auditEntry.action, action)),
  );
  return rows.map(({ details }) => details);
};

describe('adding a passkey', () => {
  // PEOPLE-330
  test('takes what the browser made, names it, and is audited', async () => {
    const challenge = await beginAdding(viewer);
    expect(challenge).toMatchObject({
      rp: { id: testHost },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = createAuthenticator(origin);
    const made = { name: ' Work laptop ', ...device.create(challenge) };
    const answer = await viewer({ method: 'POST', url: base, body: made });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await list(viewer)).toMatchObject([{ name: 'Work laptop', lastUsedDate: null }]);
    expect(await beginAdding(viewer)).toMatchObject({ excludeCredentials: [{ id: device.id }] });
    expect(await auditOf('passkey.added')).toHaveLength(1);
  });

  // PEOPLE-331
  test.each<[string, Departures]>([
    ['from a page of another site', { origin: 'https://tiyin.test.evil.example' }],
    ['from another port', { origin: `${origin}:8080` }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without a verified user', { isUnverified: true }],
    ['of another ceremony', { type: 'webauthn.get' }],
    ['with an attestation statement, whose certificates would be called', { isAttested: true }],
  ])('is refused %s', async (_what, more) => {
    const answer = await add(viewer, createAuthenticator(origin), more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/attestationObject' }]);
    expect(await list(viewer)).toEqual([]);
  });

  // PEOPLE-331
  test('takes a challenge once, for five minutes, of this session and for this alone', async () => {
    const send = (challenge: string) => {
      const made = createAuthenticator(origin).create({ challenge, rpId: testHost });
      return viewer({ method: 'POST', url: base, body: { name: 'Key', ...made } });
    };
    const elsewhere = await signIn(app.app, 'support');
    const { challenge: used } = await beginAdding(viewer);
    expect((await send(used)).statusCode).toBe(201);
    const { challenge: old } = await beginAdding(viewer);
    app.clock.advance(fiveMinutes);
    const { challenge: foreign } = await beginAdding(elsewhere);
    const { challenge: other } = await question(viewer, '/api/v1/session/step_up/passkey');
    const { challenge: public_ } = await beginSignIn();
    for (const challenge of [used, old, foreign, other, public_, 'bm90IG91cnM']) {
      expect((await send(challenge)).statusCode).toBe(422);
    }
    expect(await list(viewer)).toHaveLength(1);
  });

  // PEOPLE-331
  test('uses a challenge up with a wrong answer, too', async () => {
    const challenge = await beginAdding(viewer);
    const device = createAuthenticator(origin);
    const send = (more: Departures) =>
      viewer({
        method: 'POST',
        url: base,
        body: { name: 'Key', ...device.create(challenge, more) },
      });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(422);
    expect((await send({})).statusCode).toBe(422);
  });

  // PEOPLE-330
  test('needs a fresh confirmation, and no passkey is added twice or beyond twenty', async () => {
    const once = await signInOnce(app.app, 'viewer', 'viewer-demo');
    app.clock.advance(fiveMinutes);
    const unconfirmed = await once({ method: 'POST', url: `${base}/options` });
    expect(unconfirmed.json()).toMatchObject({ code: 'step_up_required' });
    const device = await added(viewer);
    expect((await add(await signIn(app.app, 'support'), device)).statusCode).toBe(422);
    await copyPasskey(19);
    const full = await add(viewer, createAuthenticator(origin));
    expect(full.json().errors).toMatchObject([{ path: '/name' }]);
  });
});

describe('signing in with a passkey', () => {
  // PEOPLE-332
  test('is enough by itself, and the session is like any other', async () => {
    const device = await added(viewer);
    const answer = await signInBy(device);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ username: 'viewer', mustSetUpSecondFactor: false });
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
      'jwt',
      'jwt_sig',
      'tiyin_browser',
    ]);
    const [row] = await list(viewer);
    expect(row.lastUsedDate).toBe(app.clock.now().toISOString());
  });

  // PEOPLE-332
  test('is the second factor after the password where there is no app', async () => {
    const device = await added(viewer);
    const body = { username: 'viewer', password: 'viewer-demo' };
    const login = (more: object) =>
      anybody()({ method: 'POST', url: '/api/v1/login', body: { ...body, ...more } });
    expect((await login({})).json()).toMatchObject({ code: 'passkey_required' });
    expect((await login({ code: '123456' })).json()).toMatchObject({ code: 'wrong_code' });
    expect((await login({ password: 'wrong' })).json().code).toBe('wrong_credentials');
    expect((await signInBy(device, {}, 'support')).json().code).toBe('wrong_passkey');
    expect((await signInBy(device, {}, 'viewer')).statusCode).toBe(200);
  });

  // PEOPLE-511
  test('brings recovery codes with the first one, and each lets its person in once without it', async () => {
    const first = await add(viewer, createAuthenticator(origin));
    const { recoveryCodes } = first.json();
    expect(recoveryCodes).toHaveLength(10);
    expect((await add(viewer, createAuthenticator(origin))).json().recoveryCodes).toEqual([]);
    const body = { username: 'viewer', password: 'viewer-demo' };
    const login = (code: string) =>
      anybody()({ method: 'POST', url: '/api/v1/login', body: { ...body, code } });
    const [one, two] = recoveryCodes;
    expect((await login(one)).statusCode).toBe(200);
    expect((await login(one)).json().code).toBe('wrong_code');
    expect(await auditOf('second_factor.recovery_code_used')).toHaveLength(1);
    const stepUp = (code: string) =>
      viewer({ method: 'POST', url: '/api/v1/session/step_up', body: { code } });
    expect((await stepUp(one)).statusCode).toBe(422);
    expect((await stepUp(two)).statusCode).toBe(200);
    const turnOff = { method: 'POST', url: '/api/v1/user/two_factor/off' } as const;
    const off = await viewer({
      ...turnOff,
      body: { password: 'viewer-demo', code: recoveryCodes[2] },
    });
    expect(off.json()).toMatchObject({ code: 'two_factor_off' });
  });

  // PEOPLE-331, PEOPLE-335
  test.each<[string, Departures]>([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without a verified user', { isUnverified: true }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['under the handle of another person', { userHandle: 'cGVyc29uOjE' }],
    ['with a counter that went back', { counter: 1 }],
    ['with a counter that stood still', { counter: 7 }],
  ])('is refused %s, and audited', async (_what, more) => {
    const device = await added(viewer);
    expect((await signInBy(device, { counter: 7 })).statusCode).toBe(200);
    app.clock.advance(60_000);
    const before = (await auditOf('session.refused')).length;
    const answer = await signInBy(device, more);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'wrong_passkey' });
    expect(answer.cookies).toEqual([]);
    expect(await auditOf('session.refused')).toHaveLength(before + 1);
    expect((await signInBy(device, { counter: 8 })).statusCode).toBe(200);
  });

  // PEOPLE-331
  test('takes an answer once, and two at once only once', async () => {
    const device = await added(viewer);
    const proof = device.get(await beginSignIn());
    const answers = await Promise.all([sendSignIn(proof), sendSignIn(proof)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    expect((await sendSignIn(proof)).statusCode).toBe(401);
    const late = device.get(await beginSignIn());
    app.clock.advance(fiveMinutes);
    expect((await sendSignIn(late)).statusCode).toBe(401);
  });

  // PEOPLE-331
  test('takes no signature of another key, no unknown credential and no challenge of another purpose', async () => {
    const device = await added(viewer);
    const other = createAuthenticator(origin);
    const forged = { ...other.get(await beginSignIn(), { counter: 9 }), id: device.id };
    expect((await sendSignIn(forged)).statusCode).toBe(401);
    expect((await signInBy(other)).statusCode).toBe(401);
    const challenge = await question(viewer, '/api/v1/session/step_up/passkey');
    expect((await sendSignIn(device.get(challenge))).statusCode).toBe(401);
  });

  // PEOPLE-406
  test('of a person of the OpenID provider does not sign in by itself', async () => {
    const { context } = app;
    const issuer = 'https://id.example';
    const oidc = {
      issuer,
      clientId: 'tiyin',
      clientSecret: undefined,
      scopes: 'openid',
      name: 'Example',
      groupsClaim: 'groups',
      groups: new Map(),
      factorClaims: [],
    };
    const config = { ...context.config, oidc };
    const own = await createApp({ ...context, config }, { isRateLimited: false });
    const device = await added(viewer);
    const signInThere = async () => {
      const body = { passkey: device.get(await beginSignIn()) };
      return stranger(own)({ method: 'POST', url: '/api/v1/login/passkey', body });
    };
    expect((await signInThere()).statusCode).toBe(200);
    await context.database.transaction(async (tx) => {
      const [row] = await tx.select().from(person).where(eq(person.username, 'viewer'));
      if (!row) throw new Error('there is no viewer');
      const linkedAt = context.clock.now();
      await tx.insert(oidcIdentity).values({ personId: row.id, issuer, subject: 'v', linkedAt });
    });
    expect((await signInThere()).json().code).toBe('wrong_passkey');
    await context.database.transaction((tx) => tx.delete(oidcIdentity));
    await own.close();
  });

  // PEOPLE-332
  test('is refused to a disabled person', async () => {
    const device = await added(viewer);
    const set = (state: 'ACTIVE' | 'DISABLED') =>
      app.context.database.transaction((tx) =>
        tx.update(person).set({ state }).where(eq(person.username, 'viewer')),
      );
    await set('DISABLED');
    const answer = await signInBy(device);
    await set('ACTIVE');
    expect(answer.json()).toMatchObject({ code: 'wrong_passkey' });
  });
});

describe('confirming with a passkey', () => {
  // PEOPLE-333
  test('counts as the password does, with a challenge of this session and a passkey of this person', async () => {
    const device = await added(viewer);
    const support = await added(await signIn(app.app, 'support'));
    const own = await signInOnceByPasskey(device);
    app.clock.advance(fiveMinutes);
    const begin = (caller: Caller) => question(caller, '/api/v1/session/step_up/passkey');
    const confirm = (proof: object) =>
      own({ method: 'POST', url: '/api/v1/session/step_up', body: { passkey: proof } });
    expect((await begin(own)).allowCredentials).toMatchObject([{ id: device.id }]);
    const refused = [
      support.get(await begin(own)),
      device.get(await beginSignIn()),
      device.get(await begin(viewer)),
      device.get(await begin(own), { origin: 'https://evil.example' }),
    ];
    for (const proof of refused) {
      const answer = await confirm(proof);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject([{ path: '/passkey' }]);
    }
    expect(await auditOf('person.passkey_refused')).not.toEqual([]);
    const taken = await confirm(device.get(await begin(own)));
    expect(taken.json().data).toMatchObject({ hasPasskey: true, hasApp: false });
    expect((await own({ method: 'POST', url: `${base}/options` })).statusCode).toBe(200);
  });

  async function signInOnceByPasskey(device: SoftAuthenticator): Promise<Caller> {
    const { cookies } = await signInBy(device);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return (request) => anybody()({ ...request, headers: { ...request.headers, cookie } });
  }
});

describe('removing and renaming a passkey', () => {
  const removeOf = (caller: Caller, id: number) =>
    caller({ method: 'DELETE', url: `${base}/${id}` });

  // PEOPLE-334
  test('is for its person alone', async () => {
    const { rowId } = await added(viewer);
    const support = await signIn(app.app, 'support');
    expect((await removeOf(support, rowId)).statusCode).toBe(404);
    const url = `${base}/${rowId}`;
    const rename = (caller: Caller) => caller({ method: 'PUT', url, body: { name: 'Phone' } });
    expect((await rename(support)).statusCode).toBe(404);
    expect((await rename(viewer)).json().data).toMatchObject({ id: rowId, name: 'Phone' });
    expect((await removeOf(viewer, rowId)).statusCode).toBe(204);
    expect(await list(viewer)).toEqual([]);
    expect(await auditOf('passkey.removed')).toHaveLength(1);
    expect(await auditOf('passkey.renamed')).toHaveLength(1);
  });

  // PEOPLE-334
  test('leaves a required factor: passkey and app stand in for each other, the last one stays', async () => {
    const operator = await signIn(app.app, 'operator');
    const first = await added(operator);
    const policy = await setPolicy(operator, { needsSecondFactor: true });
    expect(policy.statusCode, policy.body).toBe(200);
    expect((await removeOf(operator, first.rowId)).json().code).toBe('second_factor_kept');
    const code = await setUpApp(app, operator, 'operator-demo');
    expect((await removeOf(operator, first.rowId)).statusCode).toBe(204);
    const [second, third] = [await added(operator), await added(operator)];
    app.clock.advance(30_000);
    const off = { password: 'operator-demo', code: code() };
    const turned = await operator({
      method: 'POST',
      url: '/api/v1/user/two_factor/off',
      body: off,
    });
    expect(turned.statusCode, turned.body).toBe(204);
    const both = await Promise.all([
      removeOf(operator, second.rowId),
      removeOf(operator, third.rowId),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
  });

  // PEOPLE-511
  test('leaves the recovery codes as long as there is another factor', async () => {
    const { data, recoveryCodes } = (await add(viewer, createAuthenticator(origin))).json();
    const again = await add(viewer, createAuthenticator(origin));
    const remove = (id: number) => viewer({ method: 'DELETE', url: `${base}/${id}` });
    const codesLeft = async () =>
      (await viewer({ method: 'GET', url: '/api/v1/user/two_factor' })).json().data
        .recoveryCodesLeft;
    await remove(data.id);
    expect(await codesLeft()).toBe(recoveryCodes.length);
    await remove(again.json().data.id);
    expect(await codesLeft()).toBe(0);
  });

  // PEOPLE-334
  test('opens the session that had to set up a factor when one is added, and ends the others', async () => {
    const operator = await signIn(app.app, 'operator');
    await added(operator);
    await setPolicy(operator, { needsSecondFactor: true });
    const waiting = await signIn(app.app, 'viewer');
    const terminals = () => waiting({ method: 'GET', url: '/api/v1/terminal' });
    expect((await terminals()).json().code).toBe('second_factor_required');
    app.clock.advance(fiveMinutes);
    await added(waiting);
    expect((await terminals()).statusCode).not.toBe(403);
    // It began with the password alone, and may be somebody else's.
    expect((await viewer({ method: 'GET', url: base })).statusCode).toBe(401);
  });

  // PEOPLE-18
  test('is done by command, too, where all are lost', async () => {
    viewer = await signIn(app.app, 'viewer');
    const device = await added(viewer);
    await resetSecondFactor(app.context, 'viewer');
    expect((await signInBy(device)).statusCode).toBe(401);
    viewer = await signIn(app.app, 'viewer');
  });
});

// PEOPLE-331
test('challenges are stored as hashes, and deleted once they are over', async () => {
  const { challenge } = await beginSignIn();
  const rows = () => app.context.database.transaction((tx) => tx.select().from(passkeyChallenge));
  expect((await rows()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await rows())).not.toContain(challenge);
  app.clock.advance(fiveMinutes);
  await app.context.database.transaction((tx) => sweep(tx, app.clock.now()));
  expect(await rows()).toEqual([]);
});

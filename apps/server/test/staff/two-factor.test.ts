import type { TwoFactorSecret } from '@tiyin/api/types';
import type { PersonId } from '@tiyin/domain/ids';
import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, recoveryCode, secondFactor } from '../../src/db/schema.ts';
import { type Caller, signIn, stranger } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let viewer: Caller;
let personId: PersonId;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  viewer = await signIn(testApp.app, 'viewer');
  const { id } = (await viewer({ method: 'GET', url: '/api/v1/people/me' })).json().data;
  personId = id;
});
afterAll(() => testApp.close());

const base = '/api/v1/user/two_factor';
const post = (path: string, body: object) => viewer({ method: 'POST', url: base + path, body });
const read = async () => (await viewer({ method: 'GET', url: base })).json().data;
const login = (code?: string) =>
  stranger(testApp.app)({
    method: 'POST',
    url: '/api/v1/login',
    body: { username: 'viewer', password: 'viewer-demo', ...(code !== undefined && { code }) },
  });
const codeOf = async (code?: string) => {
  const answer = await login(code);
  return answer.statusCode === 200 ? 'signed in' : answer.json().code;
};

let secret: string;
let recoveryCodes: readonly string[];

/** The code of the app so many steps of 30 s from now. */
const appCode = (steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: testApp.clock.now().getTime() + steps * 30_000 });

async function begin(): Promise<TwoFactorSecret> {
  const answer = await post('', { password: 'viewer-demo' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function turnOn(): Promise<void> {
  ({ secret } = await begin());
  const answer = await post('/confirm', { code: appCode() });
  expect(answer.statusCode, answer.body).toBe(200);
  ({ recoveryCodes } = answer.json().data);
  testApp.clock.advance(30_000);
}

beforeEach(() =>
  testApp.context.database.transaction(async (tx) => {
    await tx.delete(recoveryCode);
    await tx.delete(secondFactor);
  }),
);

describe('turning it on', () => {
  // PEOPLE-421
  test('takes the password and a first code, and until then signing in asks for none', async () => {
    expect((await post('', { password: 'wrong' })).json().errors).toMatchObject([
      { path: '/password' },
    ]);
    ({ secret } = await begin());
    const begun = await begin();
    const old = appCode();
    ({ secret } = begun);
    expect(begun.uri).toContain(`secret=${secret}`);
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Tiyin:viewer\?issuer=Tiyin&/);
    expect(await codeOf()).toBe('signed in');
    expect((await post('/confirm', { code: old })).json().errors).toMatchObject([
      { path: '/code' },
    ]);
    expect(await read()).toEqual({ onSince: null, hasSecondFactor: false, recoveryCodesLeft: 0 });
    const answer = await post('/confirm', { code: appCode() });
    expect(new Set(answer.json().data.recoveryCodes).size).toBe(10);
    const [some] = answer.json().data.recoveryCodes;
    expect(some).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    const onSince = testApp.clock.now().toISOString();
    expect(await read()).toEqual({ onSince, hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(await codeOf()).toBe('code_required');
  });

  test('cannot be done over one that is on, nor without having begun', async () => {
    expect((await post('/confirm', { code: '123456' })).json().code).toBe('two_factor_off');
    await turnOn();
    expect((await post('', { password: 'viewer-demo' })).json().code).toBe('two_factor_on');
    expect((await post('/confirm', { code: appCode() })).json().code).toBe('two_factor_on');
  });

  test('keeps neither secret nor codes in clear', async () => {
    await turnOn();
    const [factor, codes] = await testApp.context.database.transaction(async (tx) => [
      await tx.select().from(secondFactor).where(eq(secondFactor.personId, personId)),
      await tx.select().from(recoveryCode),
    ]);
    const kept = JSON.stringify([factor, codes]);
    for (const clear of [secret, ...recoveryCodes]) {
      expect(kept).not.toContain(clear);
      expect(kept).not.toContain(clear.replace('-', ''));
    }
  });
});

describe('signing in with it', () => {
  beforeEach(turnOn);

  // PEOPLE-16
  test('takes a code once, and none older', async () => {
    const [earlier, code] = [appCode(-1), appCode()];
    expect(await codeOf(code)).toBe('signed in');
    expect(await codeOf(code)).toBe('wrong_code');
    expect(await codeOf(earlier)).toBe('wrong_code');
    testApp.clock.advance(30_000);
    expect(await codeOf(appCode())).toBe('signed in');
  });

  test('takes one code of two that come at once', async () => {
    const code = appCode();
    const answers = await Promise.all([codeOf(code), codeOf(code)]);
    expect(answers.toSorted()).toEqual(['signed in', 'wrong_code']);
  });

  test('does not take the code that turned it on, nor one further than a step away', async () => {
    expect(await codeOf(appCode(-1))).toBe('wrong_code');
    expect(await codeOf(appCode(2))).toBe('wrong_code');
    expect(await codeOf(appCode(1))).toBe('signed in');
  });

  test('takes a recovery code in place of the app’s, once, however it is written', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(await codeOf(` ${first.toUpperCase().replace('-', ' ')}`)).toBe('signed in');
    expect(await codeOf(first)).toBe('wrong_code');
    expect(await codeOf(second)).toBe('signed in');
    expect(await read()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('does not reveal whether a password was right before the code is required', async () => {
    const answer = await stranger(testApp.app)({
      method: 'POST',
      url: '/api/v1/login',
      body: { username: 'viewer', password: 'wrong', code: appCode() },
    });
    expect(answer.json().code).toBe('wrong_credentials');
    expect(await codeOf(appCode())).toBe('signed in');
  });

  // PEOPLE-17
  test('accepts no code for 15 minutes after five wrong ones, which is audited', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf('000000')).toBe('wrong_code');
    expect(await codeOf(appCode())).toBe('too_many_codes');
    const [last] = await testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.action, 'second_factor.locked'))
        .orderBy(desc(auditEntry.id))
        .limit(1),
    );
    expect(last).toMatchObject({ action: 'second_factor.locked', subject: `person:${personId}` });
    testApp.clock.advance(15 * 60_000);
    expect(await codeOf(appCode())).toBe('signed in');
  });
});

test('is required of no other user', async () => {
  await turnOn();
  await expect(signIn(testApp.app, 'merchant')).resolves.toBeDefined();
});

describe('turning it off', () => {
  test('takes the password and a code, and signing in asks for none again', async () => {
    expect((await post('/off', { password: 'viewer-demo', code: '000000' })).json().code).toBe(
      'two_factor_off',
    );
    await turnOn();
    const wrong = await post('/off', { password: 'wrong', code: appCode() });
    expect(wrong.json().errors).toMatchObject([{ path: '/password' }]);
    const no = await post('/off', { password: 'viewer-demo', code: '000000' });
    expect(no.json().errors).toMatchObject([{ path: '/code' }]);
    expect(await codeOf()).toBe('code_required');
    const off = await post('/off', { password: 'viewer-demo', code: recoveryCodes[0] ?? '' });
    expect(off.statusCode, off.body).toBe(204);
    expect(await codeOf()).toBe('signed in');
    expect(await read()).toEqual({ onSince: null, hasSecondFactor: false, recoveryCodesLeft: 0 });
  });
});

// PEOPLE-522
describe('new recovery codes', () => {
  const renew = () => viewer({ method: 'POST', url: `${base}/recovery_codes` });
  const renewals = () =>
    testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.action, 'second_factor.recovery_codes_renewed')),
    );

  test('replace all former ones at once, which is audited', async () => {
    await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(await codeOf(first)).toBe('signed in');
    const answer = await renew();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const renewed: string[] = answer.json().data.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await codeOf(second)).toBe('wrong_code');
    expect(await codeOf(renewed[0])).toBe('signed in');
    expect(await read()).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 9 });
    const entries = await renewals();
    expect(entries).toMatchObject([{ actorId: personId, subject: `person:${personId}` }]);
    for (const code of renewed) expect(JSON.stringify(entries)).not.toContain(code);
  });

  test('are made only where there is a second factor that they stand in for', async () => {
    expect((await renew()).json()).toMatchObject({ code: 'two_factor_off' });
    expect((await read()).recoveryCodesLeft).toBe(0);
    expect(await renewals()).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFailure, lockedWaits } from '../../src/staff/sign-in/brake.ts';
import { brakeKeysOf } from '../../src/staff/sign-in/places.ts';
import { findPerson } from '../../src/staff/sessions.ts';
import { callerWith, signInOnce } from '../callers.ts';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';
import { setUpApp } from './own-factor.ts';

let app: TestApp;
let appCode: () => string;
let cookie: string;
beforeAll(async () => {
  app = await openTestApp({ isRateLimited: false, config: { trustedProxies: ['127.0.0.1'] } });
  appCode = await setUpApp(app, await signInOnce(app.app, 'viewer', 'viewer-demo'), 'viewer-demo');
  app.clock.advance(30_000);
  const answer = await login(home, { code: appCode() });
  cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await attack();
});
afterAll(() => app.close());

const home = { address: '198.51.100.1' };
const attackers = Array.from({ length: 500 }, (_, count) => `203.0.${count >> 8}.${count & 255}`);
const guessesOfEach = 20;
let judged = 0;

/** 10,000 guesses, sent to the brake itself: a guess that is judged costs a hash, and here it is always wrong. */
async function attack(): Promise<void> {
  const { clock, context } = app;
  const { database, secrets } = context;
  // Nothing that the attackers do makes their places known.
  const keysOfAll = await database.transaction(async (tx) => {
    const personId = (await findPerson(tx, 'viewer', true))?.id;
    const keys: Awaited<ReturnType<typeof brakeKeysOf>>[] = [];
    for (const address of attackers) {
      const place = { address, browserId: undefined };
      keys.push(await brakeKeysOf(tx, { name: 'viewer', personId, place }, secrets));
    }
    return keys;
  });
  for (let round = 0; round < guessesOfEach; round += 1) {
    await database.transaction(async (tx) => {
      for (const keys of keysOfAll) {
        const { placeMs, strangersMs } = await lockedWaits(tx, keys, clock.now());
        if (placeMs > 0 || strangersMs > 0) continue;
        judged += 1;
        await countFailure(tx, keys, clock.now());
      }
    });
    clock.advance(1000);
  }
}

function login(from: { address: string; cookie?: string }, more: object = {}) {
  const { address, cookie: own } = from;
  return callerWith(app.app, {
    origin: `http://${testHost}`,
    'x-forwarded-for': address,
    ...(own !== undefined && { cookie: own }),
  })({
    method: 'POST',
    url: '/api/v1/login',
    body: { username: 'viewer', password: 'viewer-demo', ...more },
  });
}

const outcome = async (answer: ReturnType<typeof login>) => {
  const { statusCode, body } = await answer;
  return statusCode < 300 ? 'ok' : JSON.parse(body).code;
};

describe('after 10,000 guesses from 500 addresses', () => {
  // PEOPLE-203
  test('ten passwords were looked at', () => {
    expect(judged).toBe(10);
  });

  // PEOPLE-178
  test.each([
    ['the right password alone', {}],
    ['the right password with a wrong code', { code: '000000' }],
    ['a wrong password with the right code', { password: 'wrong', isCodeRight: true }],
    ['an unknown name with a code', { username: 'nobody', code: '000000' }],
  ])(
    'a stranger with %s is refused in the same words',
    async (_, { isCodeRight, ...given }: Given) => {
      if (given.username === 'nobody') await attackUnknown();
      const answer = await login(
        { address: '192.0.2.1' },
        { ...given, ...(isCodeRight && { code: appCode() }) },
      );
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'too_many_passwords' });
    },
  );

  // PEOPLE-203
  test('the person signs in on a device of their own', async () => {
    app.clock.advance(30_000);
    const own = { address: '192.0.2.2', cookie };
    expect(await outcome(login(own, { code: appCode() }))).toBe('ok');
  });

  // PEOPLE-178
  test('the person signs in on a new device with password and code', async () => {
    app.clock.advance(30_000);
    const code = appCode();
    expect(await outcome(login({ address: '192.0.2.3' }, { code }))).toBe('ok');
    expect(await outcome(login({ address: '192.0.2.4' }, { code }))).toBe('too_many_passwords');
  });

  // PEOPLE-178
  test('guessed codes with wrong passwords lock nobody out, and those with the right one do', async () => {
    app.clock.advance(60_000);
    const guess = (count: number, password: string) =>
      login({ address: `192.0.2.${100 + count}` }, { password, code: '000000' });
    for (let count = 0; count < 6; count += 1) await guess(count, 'wrong');
    expect(await outcome(login({ address: '192.0.2.5' }, { code: appCode() }))).toBe('ok');
    app.clock.advance(30_000);
    for (let count = 10; count < 15; count += 1) await guess(count, 'viewer-demo');
    const stopped = login({ address: '192.0.2.6' }, { code: appCode() });
    expect(await outcome(stopped)).toBe('too_many_passwords');
  });
});

type Given = {
  readonly username?: string;
  readonly password?: string;
  readonly code?: string;
  readonly isCodeRight?: boolean;
};

/** The same attack on an unknown name. */
async function attackUnknown(): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    await login({ address: `203.0.113.${count}` }, { username: 'nobody', password: 'wrong' });
  }
}

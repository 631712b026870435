import type { Session } from '@tiyin/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { restoreDemoPeople } from '@tiyin/demo/restore-demo-people';
import { type Caller, callerWith, signIn, stranger } from '../callers.ts';
import { openTestApp, type TestApp, testHost } from '../test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const change = (caller: Caller, currentPassword: string, newPassword: string) =>
  caller({
    method: 'POST',
    url: '/api/v1/user/change_password',
    body: { currentPassword, newPassword },
  });

const login = (username: string, password: string, userAgent?: string) =>
  stranger(testApp.app)({
    method: 'POST',
    url: '/api/v1/login',
    body: { username, password },
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  });

const statusOf = async (caller: Caller) =>
  (await caller({ method: 'GET', url: '/api/v1/people/me' })).statusCode;

async function sessionsOf(caller: Caller): Promise<readonly Session[]> {
  const answer = await caller({ method: 'GET', url: '/api/v1/user/session' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const end = async (caller: Caller, id = '') => {
  const url = `/api/v1/user/session${id === '' ? '' : `/${id}`}`;
  expect((await caller({ method: 'DELETE', url })).statusCode).toBe(204);
};

describe('a change of password', () => {
  // PEOPLE-14
  test('signs in with the new one alone, goes on here and nowhere else, and is audited', async () => {
    const [here, there] = [
      await signIn(testApp.app, 'viewer'),
      await signIn(testApp.app, 'viewer'),
    ];
    const otherUser = await signIn(testApp.app, 'merchant');
    expect((await change(here, 'viewer-demo', 'olma nok behi')).statusCode).toBe(204);
    expect(await Promise.all([here, there, otherUser].map(statusOf))).toEqual([200, 401, 200]);
    expect((await login('viewer', 'viewer-demo')).statusCode).toBe(401);
    expect((await login('viewer', 'olma nok behi')).statusCode).toBe(200);
    const audited = await testApp.context.database.transaction((tx) =>
      tx.select().from(auditEntry).where(eq(auditEntry.action, 'person.password_changed')),
    );
    expect(audited).toMatchObject([{ actorType: 'staff', details: {} }]);
  });

  test.each([
    ['wrong', 'olma nok behi', '/currentPassword', 'This is not your current password'],
    ['support-demo', 'short', '/newPassword', /^At least 12 characters/],
    ['support-demo', 'Password2026!', '/newPassword', /among the first that are tried/],
    ['support-demo', 'support-demo', '/newPassword', 'This is the password that you have'],
  ])('from %j to %j is refused at %s, and nothing changes', async (from, to, path, message) => {
    const [support, there] = [
      await signIn(testApp.app, 'support'),
      await signIn(testApp.app, 'support'),
    ];
    const answer = await change(support, from, to);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(await statusOf(there)).toBe(200);
    expect((await login('support', 'support-demo')).statusCode).toBe(200);
  });

  test('is not guessed at: calls are limited, like those to sign in', async () => {
    const merchant = await signIn(testApp.app, 'merchant');
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await change(merchant, 'wrong', 'x')).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(merchant)).toBe(200);
  });
});

describe('own sessions', () => {
  const browser = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';

  test('say where and since when, which is this one, and nothing to sign in with', async () => {
    const answer = await login('operator', 'operator-demo', browser);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const operator = callerWith(testApp.app, { origin: `http://${testHost}`, cookie });
    const [own, ...others] = await sessionsOf(operator);
    expect(others).toEqual([]);
    const createdDate = testApp.clock.now().toISOString();
    expect(own).toMatchObject({ browser: 'Firefox on Windows', createdDate, isCurrent: true });
    const front = answer.cookies.find(({ name }) => name === 'jwt')?.value.split('.')[1] ?? '';
    const { sid } = JSON.parse(Buffer.from(front, 'base64url').toString());
    expect(own?.id).not.toContain(sid);
  });

  // PEOPLE-15
  test('are ended one by one or all but this, and never another person’s', async () => {
    const [here, second, third] = [
      await signIn(testApp.app, 'operator'),
      await signIn(testApp.app, 'operator'),
      await signIn(testApp.app, 'operator'),
    ];
    const idOf = async (caller: Caller) =>
      (await sessionsOf(caller)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const otherUser = await signIn(testApp.app, 'support');
    await end(otherUser, await idOf(here));
    await end(otherUser);
    expect(await statusOf(here)).toBe(200);
    const secondId = await idOf(second);
    await end(here, secondId);
    await end(here, secondId);
    expect(await Promise.all([here, second, third].map(statusOf))).toEqual([200, 401, 200]);
    await end(here);
    expect(await Promise.all([here, third, otherUser].map(statusOf))).toEqual([200, 401, 200]);
    expect(await sessionsOf(here)).toHaveLength(1);
  });
});

// PEOPLE-50
test('the demo’s logins are good again when the server starts again', async () => {
  const signedIn = async () => (await login('viewer', 'viewer-demo')).statusCode;
  expect(await signedIn()).toBe(401);
  await restoreDemoPeople(testApp.context.database);
  expect(await signedIn()).toBe(200);
  await restoreDemoPeople(testApp.context.database);
  expect(await signedIn()).toBe(200);
});

import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { callerWith } from '../callers.ts';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';

let testApp: TestApp;
beforeEach(async () => {
  await testApp?.close();
  const config = { trustedProxies: ['127.0.0.1'] };
  testApp = await openTestApp({ isRateLimited: false, config });
});
afterAll(() => testApp.close());

type From = { readonly address: string; readonly cookie?: string };

const callerAt = ({ address, cookie }: From) =>
  callerWith(testApp.app, {
    origin: `http://${testHost}`,
    'x-forwarded-for': address,
    ...(cookie !== undefined && { cookie }),
  });

function login(from: From, password: string, more: { username?: string; code?: string } = {}) {
  const body = { username: 'viewer', password, ...more };
  return callerAt(from)({ method: 'POST', url: '/api/v1/login', body });
}

/** "ok", or the code of the problem. */
const outcome = async (answer: ReturnType<typeof login>) => {
  const { statusCode, body } = await answer;
  return statusCode < 300 ? 'ok' : JSON.parse(body).code;
};

/** Signs the viewer in and returns their browser's cookies. */
async function signedIn(from: From): Promise<string> {
  const answer = await login(from, 'viewer-demo');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const home = '198.51.100.1';
const elsewhere = '198.51.100.2';
const attackers = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];

/** Wrong passwords for the viewer from several addresses; returns how often each outcome came. */
async function attack(addresses: readonly string[], tries: number) {
  const counts: Record<string, number> = {};
  for (let count = 0; count < tries; count += 1) {
    for (const address of addresses) {
      const code = await outcome(login({ address }, `wrong ${count}`));
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

describe('a known browser', () => {
  const browserOf = (cookies: string) => /tiyin_browser=([\w-]+)/.exec(cookies)?.[1] ?? '';

  // PEOPLE-203
  test('keeps its cookie', async () => {
    const first = await signedIn({ address: home });
    expect(browserOf(await signedIn({ address: home, cookie: first }))).toBe(browserOf(first));
  });

  // PEOPLE-203
  test('is none of a stranger whose cookie was put into it before the person signed in', async () => {
    const planted = 'tiyin_browser=plantedplantedplantedpla';
    const own = await signedIn({ address: home, cookie: planted });
    expect(browserOf(own)).not.toBe(browserOf(planted));
    await attack(attackers, 5);
    const stranger = { address: attackers[0] ?? '', cookie: planted };
    expect(await outcome(login(stranger, 'wrong'))).toBe('too_many_passwords');
    expect(await outcome(login({ address: elsewhere, cookie: own }, 'viewer-demo'))).toBe('ok');
  });

  // PEOPLE-203
  test('stays known for each of the people who share it', async () => {
    const one = await signedIn({ address: home });
    const body = { username: 'support', password: 'support-demo' };
    const from = callerAt({ address: home, cookie: one });
    const answer = await from({ method: 'POST', url: '/api/v1/login', body });
    const both = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(browserOf(both)).not.toBe(browserOf(one));
    expect(browserOf(await signedIn({ address: home, cookie: both }))).toBe(browserOf(both));
  });
});

describe('wrong passwords', () => {
  // PEOPLE-203
  test('at one place are judged five times in a row, and then after waits that double', async () => {
    const from = { address: home };
    for (let count = 0; count < 5; count += 1) {
      expect(await outcome(login(from, 'wrong'))).toBe('wrong_credentials');
    }
    for (const seconds of [30, 60, 120, 240, 480, 900]) {
      const refused = await login(from, 'viewer-demo');
      expect(refused.statusCode).toBe(429);
      expect(refused.json().code).toBe('too_many_passwords');
      expect(refused.headers['retry-after']).toBe(String(seconds));
      testApp.clock.advance(seconds * 1000 - 1);
      expect(await outcome(login(from, 'viewer-demo'))).toBe('too_many_passwords');
      testApp.clock.advance(1);
      expect(await outcome(login(from, 'wrong'))).toBe('wrong_credentials');
    }
    testApp.clock.advance(15 * 60_000);
    expect(await outcome(login(from, 'viewer-demo'))).toBe('ok');
    expect(await outcome(login(from, 'wrong'))).toBe('wrong_credentials');
  });

  // PEOPLE-203
  test('for one name from many addresses are few, and the right one is not looked at then', async () => {
    const counts = await attack(attackers, 28);
    expect(counts).toEqual({ wrong_credentials: 10, too_many_passwords: 102 });
    expect(await outcome(login({ address: '203.0.113.5' }, 'viewer-demo'))).toBe(
      'too_many_passwords',
    );
    testApp.clock.advance(3 * 60_000);
    expect(await outcome(login({ address: '203.0.113.6' }, 'wrong'))).toBe('wrong_credentials');
    expect(await outcome(login({ address: '203.0.113.7' }, 'wrong'))).toBe('too_many_passwords');
  });

  // PEOPLE-203
  test('of strangers do not prevent a sign-in from a known browser or network', async () => {
    const cookie = await signedIn({ address: home });
    await attack(attackers, 5);
    expect(await outcome(login({ address: elsewhere }, 'viewer-demo'))).toBe('too_many_passwords');
    expect(await outcome(login({ address: elsewhere, cookie }, 'viewer-demo'))).toBe('ok');
    expect(await outcome(login({ address: home }, 'viewer-demo'))).toBe('ok');
    expect(
      await outcome(
        login({ address: attackers[0] ?? '' }, 'merchant-demo', { username: 'merchant' }),
      ),
    ).toBe('ok');
  });

  // PEOPLE-203
  test('of others in the same network do not slow a browser that is known', async () => {
    const cookie = await signedIn({ address: home });
    await attack([home], 8);
    expect(await outcome(login({ address: home }, 'viewer-demo'))).toBe('too_many_passwords');
    expect(await outcome(login({ address: home, cookie }, 'viewer-demo'))).toBe('ok');
  });

  // PEOPLE-203
  test('in a known browser are slowed there, too', async () => {
    const cookie = await signedIn({ address: home });
    const codes: string[] = [];
    for (const address of [...attackers, home, elsewhere]) {
      codes.push(await outcome(login({ address, cookie }, 'wrong')));
    }
    expect(codes.at(-1)).toBe('too_many_passwords');
  });

  // PEOPLE-203
  test('that come at once are not judged more often than one after another', async () => {
    const answers = Array.from({ length: 20 }, (_, count) =>
      outcome(login({ address: home }, `wrong ${count}`)),
    );
    const codes = await Promise.all(answers);
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_passwords')).toHaveLength(15);
  });

  // PEOPLE-203
  test('for an unknown name are slowed the same', async () => {
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      codes.push(await outcome(login({ address: home }, 'wrong', { username: 'nobody' })));
    }
    expect(codes).toEqual([...Array<string>(5).fill('wrong_credentials'), 'too_many_passwords']);
  });

  // PEOPLE-203
  test('in a session are judged five times in a row, from whatever addresses they come', async () => {
    const cookie = await signedIn({ address: home });
    const other = await signedIn({ address: home });
    const change = (address: string, session: string, currentPassword: string) =>
      callerAt({ address, cookie: session })({
        method: 'POST',
        url: '/api/v1/user/change_password',
        body: { currentPassword, newPassword: 'olma nok behi anjir' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await change(`203.0.113.${count}`, cookie, 'wrong')).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(home, cookie, 'viewer-demo')).statusCode).toBe(429);
    expect((await change(home, other, 'viewer-demo')).statusCode).toBe(204);
  });

  // PEOPLE-203
  test('in a session are judged five times, also if they come at once', async () => {
    const cookie = await signedIn({ address: home });
    const answers = Array.from({ length: 20 }, (_, count) =>
      callerAt({ address: home, cookie })({
        method: 'POST',
        url: '/api/v1/user/change_password',
        body: { currentPassword: `wrong ${count}`, newPassword: 'olma nok behi anjir' },
      }),
    );
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

// PEOPLE-203
test('wrong codes with the right password do not lock a known browser', async () => {
  const cookie = await signedIn({ address: home });
  const owner = callerAt({ address: home, cookie });
  const base = '/api/v1/user/two_factor';
  const begun = await owner({ method: 'POST', url: base, body: { password: 'viewer-demo' } });
  const { secret } = begun.json().data;
  const appCode = () => new TOTP({ secret }).generate({ timestamp: testApp.clock.now().getTime() });
  await owner({ method: 'POST', url: `${base}/confirm`, body: { code: appCode() } });
  testApp.clock.advance(30_000);
  for (const address of [...attackers, elsewhere]) {
    expect(await outcome(login({ address }, 'viewer-demo', { code: '000000' }))).toBe('wrong_code');
  }
  const stranger = { address: '203.0.113.9' };
  expect(await outcome(login(stranger, 'viewer-demo', { code: appCode() }))).toBe('too_many_codes');
  const own = { address: elsewhere, cookie };
  expect(await outcome(login(own, 'viewer-demo', { code: appCode() }))).toBe('ok');
  expect(await outcome(login(stranger, 'viewer-demo', { code: appCode() }))).toBe('too_many_codes');
});

describe('the audit', () => {
  const entries = (action: string) =>
    testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.action, action))
        .orderBy(desc(auditEntry.id)),
    );

  // PEOPLE-204
  test('has each failed sign-in with the address and a hash of the name, never the name', async () => {
    await login({ address: '2001:db8::7' }, 'wrong');
    await login({ address: home }, 'wrong', { username: 'hunter2 in the wrong field' });
    const [unknown, known] = await entries('session.refused');
    const nameHash = expect.stringMatching(/^[\da-f]{8}\.[\da-f]{64}$/);
    const reason = 'wrong_credentials';
    expect(known).toMatchObject({
      actorType: 'system',
      subject: expect.stringMatching(/^person:\d+$/),
      details: { reason, address: '2001:db8::7', nameHash },
    });
    expect(unknown).toMatchObject({
      subject: 'person:unknown',
      details: { reason, address: home, nameHash },
    });
    expect(JSON.stringify([unknown, known])).not.toMatch(/hunter2|viewer/);
  });

  // PEOPLE-204
  test('says when a wait begins, and from where a session began', async () => {
    await attack([elsewhere], 5);
    expect((await entries('session.refused'))[0]?.details).toMatchObject({ waitSeconds: 30 });
    await signedIn({ address: home });
    expect((await entries('session.begun'))[0]?.details).toEqual({ address: home });
  });

  // PEOPLE-204
  test('has a wrong password of a signed-in user', async () => {
    const cookie = await signedIn({ address: home });
    const body = { currentPassword: 'wrong', newPassword: 'olma nok behi anjir' };
    const url = '/api/v1/user/change_password';
    await callerAt({ address: elsewhere, cookie })({ method: 'POST', url, body });
    expect(await entries('person.password_refused')).toMatchObject([
      { actorType: 'staff', details: { address: elsewhere } },
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recoveryCode, secondFactor, signInPolicy } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { setPolicy, setUpApp } from './own-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ isRateLimited: false });
});
beforeEach(() =>
  app.context.database.transaction(async (tx) => {
    await tx.delete(signInPolicy);
    await tx.delete(recoveryCode);
    await tx.delete(secondFactor);
  }),
);
afterAll(() => app.close());

const minute = 60_000;
const background = { 'tiyin-background': '1' };
const me = (caller: Caller, headers = {}) =>
  caller({ method: 'GET', url: '/api/v1/people/me', headers });
const list = (caller: Caller) => caller({ method: 'GET', url: '/api/v1/invoice' });
const statusOf = async (answer: ReturnType<Caller>) => (await answer).statusCode;

describe('a session', () => {
  // PEOPLE-170
  test('ends after 30 minutes without activity', async () => {
    const viewer = await signIn(app.app, 'viewer');
    app.clock.advance(30 * minute - 1);
    expect(await statusOf(list(viewer))).toBe(200);
    app.clock.advance(1);
    expect([await statusOf(list(viewer)), await statusOf(me(viewer))]).toEqual([401, 401]);
  });

  // PEOPLE-170
  test('goes on as long as its person does something', async () => {
    const viewer = await signIn(app.app, 'viewer');
    for (let count = 0; count < 4; count += 1) {
      app.clock.advance(29 * minute);
      expect(await statusOf(me(viewer))).toBe(200);
    }
  });

  // PEOPLE-170
  test('is not kept alive by the refreshes of an open page', async () => {
    const viewer = await signIn(app.app, 'viewer');
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      app.clock.advance(10 * minute);
      statuses.push(await statusOf(me(viewer, background)));
    }
    expect(statuses).toEqual([200, 200, 401, 401]);
  });

  // PEOPLE-7, PEOPLE-171
  test('ends after 12 hours whatever its person does', async () => {
    const viewer = await signIn(app.app, 'viewer');
    for (let hour = 0; hour < 12; hour += 0.25) {
      expect(await statusOf(me(viewer)), `${hour} hours`).toBe(200);
      app.clock.advance(15 * minute);
    }
    expect(await statusOf(me(viewer))).toBe(401);
  });

  // PEOPLE-170
  test('says when it ends, and a request for it in the background prolongs nothing', async () => {
    const viewer = await signIn(app.app, 'viewer');
    const at = (passedMs: number) => new Date(begin + passedMs).toISOString();
    const begin = app.clock.now().getTime();
    app.clock.advance(10 * minute);
    const read = (headers = {}) => viewer({ method: 'GET', url: '/api/v1/session', headers });
    expect((await read(background)).json().data).toEqual({
      serverDate: at(10 * minute),
      idleEndDate: at(30 * minute),
      endDate: at(12 * 60 * minute),
      confirmedUntilDate: null,
      hasApp: false,
      hasPasskey: false,
      hasPassword: true,
      hasProvider: false,
    });
    expect((await read()).json().data).toMatchObject({ idleEndDate: at(40 * minute) });
  });
});

describe('the policy', () => {
  // PEOPLE-171
  test('applies to open sessions at once', async () => {
    const [viewer, operator] = [await signIn(app.app, 'viewer'), await signIn(app.app, 'operator')];
    expect((await setPolicy(operator, { idleMinutes: 5, sessionHours: 1 })).statusCode).toBe(200);
    app.clock.advance(4 * minute);
    expect(await statusOf(me(viewer))).toBe(200);
    app.clock.advance(5 * minute);
    expect(await statusOf(me(viewer))).toBe(401);
    const other = await signIn(app.app, 'viewer');
    for (let count = 0; count < 15; count += 1) {
      expect(await statusOf(me(other))).toBe(200);
      app.clock.advance(4 * minute);
    }
    expect(await statusOf(me(other))).toBe(401);
  });

  // PEOPLE-171
  test.each([{ idleMinutes: 4 }, { idleMinutes: 121 }, { sessionHours: 0 }, { sessionHours: 25 }])(
    'is refused outside its bounds: %j',
    async (change) => {
      const operator = await signIn(app.app, 'operator');
      expect((await setPolicy(operator, change)).statusCode).toBe(400);
    },
  );

  // PEOPLE-171
  test('is not overwritten by an older version of it', async () => {
    const operator = await signIn(app.app, 'operator');
    const change = (version: number) =>
      setPolicy(operator, { idleMinutes: 15 }, { 'if-match': `"${version}"` });
    expect((await change(1)).json().data).toMatchObject({ idleMinutes: 15, version: 2 });
    expect((await change(1)).json()).toMatchObject({ code: 'conflict', current: { version: 2 } });
  });
});

// PEOPLE-170
test('a session that was idle for too long stays over under a longer idle time', async () => {
  const [viewer, operator] = [await signIn(app.app, 'viewer'), await signIn(app.app, 'operator')];
  expect((await setPolicy(operator, { idleMinutes: 5 })).statusCode).toBe(200);
  app.clock.advance(5 * minute);
  const again = await signIn(app.app, 'operator');
  expect(await statusOf(me(viewer))).toBe(401);
  expect((await setPolicy(again, { idleMinutes: 120 })).statusCode).toBe(200);
  expect(await statusOf(me(viewer))).toBe(401);
});

describe('a required second factor', () => {
  // PEOPLE-176
  test('leaves a person without one nothing but to set it up, in open sessions, too', async () => {
    const [before, operator] = [await signIn(app.app, 'viewer'), await signIn(app.app, 'operator')];
    await setUpApp(app, operator, 'operator-demo');
    expect((await setPolicy(operator, { needsSecondFactor: true })).statusCode).toBe(200);
    const fresh = await signIn(app.app, 'viewer');
    for (const viewer of [before, fresh]) {
      expect((await me(viewer)).json().data).toMatchObject({ mustSetUpSecondFactor: true });
      for (const url of ['/api/v1/terminal', '/api/v1/invoice?statusIds=5', '/api/v1/settings/x']) {
        const refused = await viewer({ method: 'GET', url });
        expect(refused.statusCode, url).toBe(403);
        expect(refused.json()).toMatchObject({ code: 'second_factor_required' });
      }
      expect((await list(viewer)).json()).toMatchObject({ code: 'second_factor_required' });
    }
    await setUpApp(app, fresh, 'viewer-demo');
    expect((await me(fresh)).json().data).toMatchObject({ mustSetUpSecondFactor: false });
    // It began with the password alone, and may be somebody else's.
    expect(await statusOf(me(before))).toBe(401);
    expect(await statusOf(list(fresh))).toBe(200);
    expect((await me(operator)).json().data).toMatchObject({ mustSetUpSecondFactor: false });
  });

  // PEOPLE-177
  test('is required by those who have one themselves, and stays on', async () => {
    const operator = await signIn(app.app, 'operator');
    const refused = await setPolicy(operator, { needsSecondFactor: true });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ path: '/needsSecondFactor' }]);
    const code = await setUpApp(app, operator, 'operator-demo');
    expect((await setPolicy(operator, { needsSecondFactor: true })).statusCode).toBe(200);
    app.clock.advance(30_000);
    const off = () =>
      operator({
        method: 'POST',
        url: '/api/v1/user/two_factor/off',
        body: { password: 'operator-demo', code: code() },
      });
    expect((await off()).json()).toMatchObject({ code: 'second_factor_kept' });
    await setPolicy(operator, { needsSecondFactor: false });
    expect((await off()).statusCode).toBe(204);
  });
});

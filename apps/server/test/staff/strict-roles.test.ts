import { operations } from '@tiyin/api/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, signIn, signInWith } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { setPolicy, setUpApp } from './own-factor.ts';
import { done, goodPassword, invitationOf, joined, makeRole } from './people-actors.ts';

let app: TestApp;
let operator: Caller;
let own: number;
beforeAll(async () => {
  app = await openTestApp({ isRateLimited: false });
  operator = await signIn(app.app, 'operator');
  own = app.shops[0].merchantId;
});
afterAll(() => app.close());

const change = (id: number, name: string, needsSecondFactor?: boolean) =>
  operator({
    method: 'PUT',
    url: `/api/v1/role/${id}`,
    body: {
      name,
      permissions: ['merchant.read'],
      ...(needsSecondFactor !== undefined && { needsSecondFactor }),
    },
  });
const isRestricted = async (caller: Caller) =>
  (await caller({ method: 'GET', url: '/api/v1/people/me' })).json().data.mustSetUpSecondFactor;

/** The operations that set a factor up, and those that the pages around that read. */
const beforeFactor = [
  'addPasskey',
  'beginOidcStepUp',
  'beginPasskey',
  'beginPasskeyStepUp',
  'beginTwoFactor',
  'confirmTwoFactor',
  'getCurrentUser',
  'getOwnSession',
  'getTwoFactor',
  'listPasskeys',
  'stepUp',
];

const notOfStaff: readonly string[] = ['public', 'merchant-key', 'provider-signature'];
const ofStaff = operations.filter(({ permission }) => !notOfStaff.includes(permission));

describe('a role that requires a second factor', () => {
  // PEOPLE-336
  test('leaves its people without one no operation but those that set one up', async () => {
    const id = await makeRole(operator, 'Strict', ['merchant.read']);
    const { call } = await joined(app, operator, invitationOf('strict', own, [id]));
    expect(await isRestricted(call)).toBe(false);
    await done(change(id, 'Strict', true), 200);
    expect(await isRestricted(call)).toBe(true);
    const open = ofStaff.filter(({ beforeSecondFactor }) => beforeSecondFactor);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(beforeFactor);
    for (const { operationId, method, path, beforeSecondFactor } of ofStaff) {
      const answer = await call({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
      if (beforeSecondFactor) expect(answer.statusCode, operationId).not.toBe(403);
      else {
        expect(answer.statusCode, operationId).toBe(403);
        expect(answer.json(), operationId).toMatchObject({ code: 'second_factor_required' });
      }
    }
    await setUpApp(app, call, goodPassword);
    expect(await isRestricted(call)).toBe(false);
  });

  // PEOPLE-337
  test('counts from the next request: when it changes, is given or taken, and at a sign-in', async () => {
    const id = await makeRole(operator, 'Plain', ['merchant.read']);
    const person = await joined(app, operator, invitationOf('plain', own, [id]));
    await done(change(id, 'Plain', true), 200);
    await done(change(id, 'Renamed'), 200);
    expect(await isRestricted(person.call)).toBe(true);
    expect(await isRestricted(await signInWith(app.app, 'plain', goodPassword))).toBe(true);
    const give = (roleIds: readonly number[]) =>
      operator({ method: 'PUT', url: `/api/v1/person/${person.id}/role`, body: { roleIds } });
    await done(give([]), 200);
    expect(await isRestricted(person.call)).toBe(false);
    await done(give([id]), 200);
    expect(await isRestricted(person.call)).toBe(true);
    await done(setPolicy(operator, { needsSecondFactor: false }), 200);
    expect(await isRestricted(person.call)).toBe(true);
    await done(change(id, 'Renamed', false), 200);
    expect(await isRestricted(person.call)).toBe(false);
  });

  // PEOPLE-338
  test('keeps the last factor of its people, and one’s own role requires it only with a factor', async () => {
    const { data } = (await operator({ method: 'GET', url: '/api/v1/role' })).json();
    const fixed = data.find(({ isFixed }: { isFixed: boolean }) => isFixed);
    const save = (changed: object) =>
      operator({
        method: 'PUT',
        url: `/api/v1/role/${fixed.id}`,
        body: { name: fixed.name, permissions: fixed.permissions, ...changed },
      });
    const refused = await save({ needsSecondFactor: true });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ path: '/needsSecondFactor' }]);
    const code = await setUpApp(app, operator, 'operator-demo');
    expect((await save({ name: 'Boss' })).json().code).toBe('role_fixed');
    expect((await save({ needsSecondFactor: true })).json().data).toMatchObject({
      needsSecondFactor: true,
    });
    app.clock.advance(30_000);
    const body = { password: 'operator-demo', code: code() };
    const off = await operator({ method: 'POST', url: '/api/v1/user/two_factor/off', body });
    expect(off.json().code).toBe('second_factor_kept');
  });
});

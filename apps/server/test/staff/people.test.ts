import type { PersonDetailsAnswer, PersonListAnswer, RoleListAnswer } from '@tiyin/api/types';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, person } from '../../src/db/schema.ts';
import { type Caller, signIn, signInWith, stranger } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import {
  accept,
  done,
  expected,
  goodPassword,
  invitationOf,
  invite,
  joined,
  makeRole,
} from './people-actors.ts';

let testApp: TestApp;
let operator: Caller;
let own: number;
let foreign: number;
let roles: Record<'plain' | 'merchantAdmin' | 'admin' | 'weakAdmin', number>;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
  own = testApp.shops[0].merchantId;
  foreign = testApp.shops[1]?.merchantId ?? 0;
  roles = {
    plain: await makeRole(operator, 'Plain', ['merchant.read']),
    merchantAdmin: await makeRole(operator, 'Admin of a merchant', [
      'people.manage',
      'role.manage',
      'merchant.read',
    ]),
    admin: await makeRole(operator, 'Admin of all', [
      'people.manage',
      'role.manage',
      'merchant.rw.all',
      'merchant.read',
    ]),
    weakAdmin: await makeRole(operator, 'Weak admin', ['people.manage', 'merchant.rw.all']),
  };
});
afterAll(() => testApp.close());

const get = (caller: Caller, url: string) => caller({ method: 'GET', url });
const post = (caller: Caller, url: string, body?: object) =>
  caller({ method: 'POST', url, ...(body && { body }) });
const put = (caller: Caller, url: string, body: object) => caller({ method: 'PUT', url, body });
const of = (id: number, rest = '') => `/api/v1/person/${id}${rest}`;
const read = async (id: number) =>
  (await expected<PersonDetailsAnswer>(get(operator, of(id)), 200)).data;
const code = (answer: { json: () => { code: string } }) => answer.json().code;

async function actionsOf(id: number): Promise<string[]> {
  const rows = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `person:${id}`))
      .orderBy(auditEntry.id),
  );
  return rows.map(({ action }) => action);
}

describe('an invitation', () => {
  // PEOPLE-107
  test('lets the person choose a password with a link that works once', async () => {
    const { person: invited, token } = await invite(
      operator,
      invitationOf('nodira', own, [roles.plain]),
    );
    expect(invited).toMatchObject({ state: 'INVITED', permissions: ['merchant.read'] });
    await expect(signInWith(testApp.app, 'nodira', goodPassword)).rejects.toThrow(
      'could not sign in',
    );
    const shown = await expected<{ data: object }>(
      post(stranger(testApp.app), '/api/v1/invitation/read', { token }),
      200,
    );
    expect(shown.data).toMatchObject({ username: 'nodira', invitedBy: 'Malika Karimova' });
    expect((await accept(testApp, token, 'short')).json().errors[0].path).toBe('/password');
    await done(accept(testApp, token), 204);
    expect(code(await accept(testApp, token))).toBe('invitation_over');
    await signInWith(testApp.app, 'nodira', goodPassword);
    expect(await actionsOf(invited.id)).toEqual([
      'person.invited',
      'person.joined',
      'session.begun',
    ]);
  });

  // PEOPLE-107
  test('that is accepted and taken back at the same moment has one outcome', async () => {
    for (const name of ['twice1', 'twice2', 'twice3', 'twice4', 'twice5']) {
      const { person: invited, token } = await invite(
        operator,
        invitationOf(name, own, [roles.plain]),
      );
      const [accepted, revoked] = await Promise.all([
        accept(testApp, token),
        operator({ method: 'DELETE', url: of(invited.id, '/invitation') }),
      ]);
      const outcome = [accepted.statusCode, revoked.statusCode];
      expect([
        [204, 409],
        [404, 204],
      ]).toContainEqual(outcome);
    }
  });

  // PEOPLE-107
  test('is over after 48 hours, when it is renewed, and when it is taken back', async () => {
    const first = await invite(operator, invitationOf('late', own, [roles.plain]));
    const renewed = await expected<{ data: { link: string } }>(
      post(operator, of(first.person.id, '/invitation')),
      201,
    );
    const token = renewed.data.link.split('#')[1] ?? '';
    expect(code(await accept(testApp, first.token))).toBe('invitation_over');
    const rows = await testApp.context.database.transaction((tx) =>
      tx.select().from(auditEntry).where(like(auditEntry.action, 'person.%')),
    );
    expect(JSON.stringify(rows), 'the audit has no link').not.toContain(token);
    testApp.clock.advance(48 * 60 * 60_000 + 1);
    operator = await signIn(testApp.app, 'operator');
    expect(code(await accept(testApp, token))).toBe('invitation_over');
    expect((await read(first.person.id)).invitation).toMatchObject({ isExpired: true });
    await done(operator({ method: 'DELETE', url: of(first.person.id, '/invitation') }), 204);
    await done(get(operator, of(first.person.id)), 404);
    await invite(operator, invitationOf('late', own, [roles.plain]));
  });

  // PEOPLE-107
  test('is over while its inviter is disabled', async () => {
    const chief = await joined(testApp, operator, invitationOf('chief', null, [roles.admin]));
    const { token } = await invite(chief.call, invitationOf('puppet', own, [roles.plain]));
    await done(post(operator, of(chief.id, '/disable'), { reason: 'Left' }), 200);
    expect(code(await accept(testApp, token))).toBe('invitation_over');
    await done(post(operator, of(chief.id, '/enable'), { reason: 'Is back' }), 200);
  });

  // PEOPLE-104
  test('is refused at its field for a taken name, and for roles that do not fit the merchant', async () => {
    const at = async (...given: Parameters<typeof invitationOf>) => {
      const answer = await post(operator, '/api/v1/person', invitationOf(...given));
      return [answer.statusCode, answer.json().errors?.[0].path];
    };
    expect(await at('operator', own, [roles.plain])).toEqual([422, '/username']);
    expect(await at('wide', own, [roles.admin])).toEqual([422, '/roleIds']);
    expect(await at('blind', null, [roles.plain])).toEqual([422, '/roleIds']);
    expect(await at('unknown', own, [999_999])).toEqual([422, '/roleIds']);
    expect(await at('nowhere', 999_999, [roles.plain])).toEqual([404, undefined]);
  });
});

describe('nobody', () => {
  // PEOPLE-106
  test('gives what they do not hold: to others, to themself, or by taking a stronger person over', async () => {
    const weak = await joined(testApp, operator, invitationOf('weak', null, [roles.weakAdmin]));
    const strong = await joined(testApp, operator, invitationOf('strong', null, [roles.admin]));
    const pending = await invite(operator, invitationOf('pending', null, [roles.admin]));
    const gives = { roleIds: [roles.admin] };
    const attempts = await Promise.all([
      post(weak.call, '/api/v1/person', invitationOf('mate', null, [roles.admin])),
      put(weak.call, of(weak.id, '/role'), gives),
      put(weak.call, of(strong.id, '/role'), { roleIds: [roles.weakAdmin] }),
      post(weak.call, of(pending.person.id, '/invitation')),
      post(weak.call, of(strong.id, '/disable'), { reason: 'Not needed' }),
      weak.call({ method: 'DELETE', url: of(strong.id, '/session') }),
    ]);
    expect(attempts.map(code)).toEqual(attempts.map(() => 'beyond_own_permissions'));
    expect((await read(weak.id)).permissions).toEqual(['merchant.rw.all', 'people.manage']);
    await done(get(strong.call, '/api/v1/people/me'), 200);
    const change = (permissions: readonly string[]) =>
      put(strong.call, `/api/v1/role/${roles.admin}`, { name: 'Admin of all', permissions });
    expect(code(await change(['people.manage', 'merchant.rw.all', 'settings.edit']))).toBe(
      'beyond_own_permissions',
    );
  });
});

describe('a merchant’s own administrator', () => {
  // PEOPLE-102
  test('sees and changes the people of that merchant only; others look like nobody', async () => {
    const body = invitationOf('boss', own, [roles.merchantAdmin]);
    const boss = await joined(testApp, operator, body);
    const mate = await joined(testApp, boss.call, invitationOf('mate', own, [roles.plain]));
    const other = await joined(testApp, operator, invitationOf('other', foreign, [roles.plain]));
    const open = await invite(operator, invitationOf('open', foreign, [roles.plain]));
    const [admin] = await testApp.context.database.transaction((tx) =>
      tx.select().from(person).where(eq(person.username, 'support')),
    );

    const listed = await expected<PersonListAnswer>(get(boss.call, '/api/v1/person?size=40'), 200);
    expect(new Set(listed.data.map(({ merchant }) => merchant?.id))).toEqual(new Set([own]));
    const byMerchant = `/api/v1/person?merchantId=${foreign}`;
    expect(await expected<PersonListAnswer>(get(boss.call, byMerchant), 200)).toEqual({
      data: [],
      total: 0,
    });
    const calls = (id: number) => [
      get(boss.call, of(id)),
      put(boss.call, of(id, '/role'), { roleIds: [roles.plain] }),
      post(boss.call, of(id, '/disable'), { reason: 'Not needed' }),
      post(boss.call, of(id, '/enable')),
      post(boss.call, of(id, '/invitation')),
      boss.call({ method: 'DELETE', url: of(id, '/invitation') }),
      boss.call({ method: 'DELETE', url: of(id, '/session') }),
      boss.call({ method: 'DELETE', url: of(id, `/session/${'0'.repeat(32)}`) }),
    ];
    const foreigners = [other.id, open.person.id, admin?.id ?? 0];
    const answers = await Promise.all(foreigners.flatMap(calls));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    const invitesAbroad = await Promise.all(
      [foreign, null].map((merchantId) =>
        post(boss.call, '/api/v1/person', invitationOf('abroad', merchantId, [roles.plain])),
      ),
    );
    expect(invitesAbroad.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await done(get(other.call, '/api/v1/people/me'), 200);

    const mine = await expected<RoleListAnswer>(get(boss.call, '/api/v1/role'), 200);
    expect(mine.data.every(({ isGrantable }) => isGrantable)).toBe(true);
    expect(mine.data.map(({ name }) => name)).not.toContain('Operator');
    const role = { name: 'My own', permissions: ['merchant.read'] };
    await done(post(boss.call, '/api/v1/role', role), 403);
    await done(put(boss.call, `/api/v1/role/${roles.plain}`, role), 403);

    await done(post(boss.call, of(mate.id, '/disable'), { reason: 'Left' }), 200);
  });
});

describe('disabling', () => {
  // PEOPLE-105
  test('ends the sessions at once and lets nobody sign in until the person is enabled', async () => {
    const leaver = await joined(testApp, operator, invitationOf('leaver', own, [roles.plain]));
    const me = '/api/v1/people/me';
    await done(get(leaver.call, me), 200);
    const disabled = await expected<PersonDetailsAnswer>(
      post(operator, of(leaver.id, '/disable'), { reason: 'Left the company' }),
      200,
    );
    expect(disabled.data).toMatchObject({
      state: 'DISABLED',
      disabledReason: 'Left the company',
      sessions: [],
    });
    await done(get(leaver.call, me), 401);
    const refused = await post(stranger(testApp.app), '/api/v1/login', {
      username: 'leaver',
      password: goodPassword,
    });
    expect(code(refused)).toBe('wrong_credentials');
    const again = await post(operator, of(leaver.id, '/disable'), { reason: 'Twice' });
    expect(code(again)).toBe('person_not_active');
    await done(post(operator, of(leaver.id, '/enable')), 200);
    await done(get(leaver.call, me), 401);
    await signInWith(testApp.app, 'leaver', goodPassword);
    expect(await actionsOf(leaver.id)).toContain('person.disabled');
  });

  // PEOPLE-105
  test('is not needed to end the sessions of a person, all or one', async () => {
    const busy = await joined(testApp, operator, invitationOf('busy', own, [roles.plain]));
    const second = await signInWith(testApp.app, 'busy', goodPassword);
    const { sessions, lastSignInDate } = await read(busy.id);
    expect(sessions).toHaveLength(2);
    expect(lastSignInDate).toBe(testApp.clock.now().toISOString());
    const one = of(busy.id, `/session/${sessions[0]?.id ?? ''}`);
    await done(operator({ method: 'DELETE', url: one }), 204);
    expect((await read(busy.id)).sessions.map(({ id }) => id)).toEqual([sessions[1]?.id]);
    await done(operator({ method: 'DELETE', url: of(busy.id, '/session') }), 204);
    await done(get(busy.call, '/api/v1/people/me'), 401);
    await done(get(second, '/api/v1/people/me'), 401);
  });
});

// PEOPLE-102
test('people are found by a part of their name, by role and by state', async () => {
  const found = async (query: string) => {
    const url = `/api/v1/person?size=40&${query}`;
    const { data } = await expected<PersonListAnswer>(get(operator, url), 200);
    return data.map(({ username }) => username);
  };
  expect(await found('search=toʻra')).toEqual(['viewer']);
  expect(await found('search=АННА')).toEqual(['support']);
  expect(await found(`roleId=${roles.merchantAdmin}`)).toEqual(['boss']);
  expect(await found('state=DISABLED')).toEqual(['mate']);
});

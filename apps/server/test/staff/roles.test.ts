import type { PersonDetailsAnswer, RoleListAnswer } from '@tiyin/api/types';
import { permissions } from '@tiyin/domain/permissions';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, personRole, role } from '../../src/db/schema.ts';
import { findRole, prepareRoles } from '../../src/staff/roles/prepare-roles.ts';
import { writeRoles } from '../../src/staff/roles/write-roles.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { done, expected, invitationOf, joined, makeRole } from './people-actors.ts';

let testApp: TestApp;
let operator: Caller;
let own: number;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
  own = testApp.shops[0].merchantId;
});
afterAll(() => testApp.close());

const send = (caller: Caller, method: 'DELETE' | 'POST' | 'PUT', url: string, body?: object) =>
  caller({ method, url, ...(body && { body }) });
const code = (answer: { json: () => { code: string } }) => answer.json().code;
const rolesOf = async (caller: Caller) =>
  (await expected<RoleListAnswer>(caller({ method: 'GET', url: '/api/v1/role' }), 200)).data;

describe('a role', () => {
  // PEOPLE-109
  test('changes what its people may do at once, and is deleted only when nobody has it', async () => {
    const id = await makeRole(operator, 'Cashier', ['merchant.read']);
    const cashier = await joined(testApp, operator, invitationOf('cashier', own, [id]));
    const me = async () =>
      (await cashier.call({ method: 'GET', url: '/api/v1/people/me' })).json().data.permissions;
    expect(await me()).toEqual(['merchant.read']);
    const url = `/api/v1/role/${id}`;
    const body = { name: 'Cashier', permissions: ['merchant.read', 'merchant.read.finance'] };
    await done(send(operator, 'PUT', url, body), 200);
    expect(await me()).toEqual(['merchant.read', 'merchant.read.finance']);
    const wide = { ...body, permissions: ['merchant.rw.all'] };
    expect((await send(operator, 'PUT', url, wide)).json().errors[0].path).toBe('/permissions');
    expect(code(await send(operator, 'DELETE', url))).toBe('role_in_use');
    await done(send(operator, 'PUT', `/api/v1/person/${cashier.id}/role`, { roleIds: [] }), 200);
    expect(await me()).toEqual([]);
    await done(send(operator, 'DELETE', url), 204);
    expect((await rolesOf(operator)).map(({ name }) => name)).not.toContain('Cashier');
  });

  // PEOPLE-506
  test.each([
    ['a letter of another alphabet', 'View\u0435r', 422],
    ['an invisible space', 'View\u200Ber', 400],
    ['a soft hyphen', 'Vi\u00ADewer', 400],
    ['a turned direction', '\u202EreweiV', 400],
    ['a filler', 'Viewer\u3164', 400],
    ['wide letters', '\uFF36iewer', 422],
    ['a second space', 'Merchant  administrator', 422],
  ])('with %s, which reads like another name, is refused', async (_, name, status) => {
    const answer = await send(operator, 'POST', '/api/v1/role', { name, permissions: [] });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().errors[0].path).toBe('/name');
  });

  // PEOPLE-506
  test('that is of another alphabet and looks like another role is refused', async () => {
    const id = await makeRole(operator, 'Касса', []);
    const answer = await send(operator, 'POST', '/api/v1/role', { name: 'KACCA', permissions: [] });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual([
      { path: '/name', message: 'It reads like the role "Касса", in other letters' },
    ]);
    await done(send(operator, 'DELETE', `/api/v1/role/${id}`), 204);
  });

  // PEOPLE-506
  test.each(['Кассир смены №2', 'Toʻlov xodimi', 'Support, ночь', 'Ελεγκτής'])(
    'is named %s',
    async (name) => {
      const id = await makeRole(operator, name, []);
      expect((await rolesOf(operator)).find((one) => one.id === id)?.name).toBe(name);
      await done(send(operator, 'DELETE', `/api/v1/role/${id}`), 204);
    },
  );

  // PEOPLE-101, PEOPLE-361
  test('has a name of its own, and the one with every permission stays as it is', async () => {
    const roles = await rolesOf(operator);
    expect(roles.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Finance', 'Merchant administrator']),
    );
    const fixed = roles.find(({ isFixed }) => isFixed);
    expect(new Set(fixed?.permissions)).toEqual(new Set(permissions));
    const url = `/api/v1/role/${fixed?.id ?? 0}`;
    const body = { name: 'Nothing', permissions: [] };
    expect(code(await send(operator, 'PUT', url, body))).toBe('role_fixed');
    expect(code(await send(operator, 'DELETE', url))).toBe('role_fixed');
    const taken = await send(operator, 'POST', '/api/v1/role', { ...body, name: ' SUPPORT ' });
    expect(taken.json().errors[0].path).toBe('/name');
  });

  // PEOPLE-109
  test('that was changed meanwhile is a conflict', async () => {
    const id = await makeRole(operator, 'Quick', []);
    const change = (version: number) =>
      operator({
        method: 'PUT',
        url: `/api/v1/role/${id}`,
        headers: { 'if-match': `"${version}"` },
        body: { name: 'Quicker', permissions: [] },
      });
    await done(change(1), 200);
    expect(code(await change(1))).toBe('conflict');
  });
});

/** Leaves only these people with the operator's role; the others of it lose it. */
async function onlyAdministrators(...usernames: readonly string[]): Promise<void> {
  await testApp.context.database.transaction(async (tx) => {
    await tx.update(person).set({ state: 'DISABLED' }).where(eq(person.isDemo, true));
    await tx
      .update(person)
      .set({ state: 'ACTIVE' })
      .where(inArray(person.username, [...usernames]));
  });
}

describe('somebody is always left who manages the people of all merchants', () => {
  const idOf = async (username: string) => {
    const [row] = await testApp.context.database.transaction((tx) =>
      tx.select().from(person).where(eq(person.username, username)),
    );
    if (!row) throw new Error(`there is no ${username}`);
    return row.id;
  };

  // PEOPLE-108
  test('the last one cannot lose the permission, nor be disabled', async () => {
    await onlyAdministrators('operator', 'support');
    operator = await signIn(testApp.app, 'operator');
    const admins = ['people.manage', 'role.manage', 'merchant.rw.all'] as const;
    const admin = await makeRole(operator, 'Admin', admins);
    const weak = await makeRole(operator, 'Weak', ['merchant.rw.all']);
    const self = await idOf('operator');
    const roles = `/api/v1/person/${self}/role`;
    expect(code(await send(operator, 'PUT', roles, { roleIds: [weak] }))).toBe(
      'last_administrator',
    );
    await done(send(operator, 'PUT', roles, { roleIds: [admin] }), 200);
    const change = { name: 'Admin', permissions: ['role.manage', 'merchant.rw.all'] };
    const ofRole = `/api/v1/role/${admin}`;
    expect(code(await send(operator, 'PUT', ofRole, change))).toBe('last_administrator');
    const disable = `/api/v1/person/${self}/disable`;
    expect((await send(operator, 'POST', disable, { reason: 'Leaving' })).statusCode).toBe(422);
    await testApp.context.database.transaction(async (tx) => {
      const operatorRole = await findRole(tx, 'Operator');
      if (operatorRole) await writeRoles(tx, self, [operatorRole.id]);
    });
  });

  // PEOPLE-108
  test('of two who disable each other at once, one stays; so does one of two who give it up', async () => {
    for (const round of [1, 2, 3]) {
      await onlyAdministrators('operator', 'approver');
      const [one, two] = [
        await signIn(testApp.app, 'operator'),
        await signIn(testApp.app, 'approver'),
      ];
      const [first, second] = [await idOf('operator'), await idOf('approver')];
      const reason = { reason: `Round ${round}` };
      const disabled = await Promise.all([
        send(one, 'POST', `/api/v1/person/${second}/disable`, reason),
        send(two, 'POST', `/api/v1/person/${first}/disable`, reason),
      ]);
      expect(disabled.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
    await onlyAdministrators('operator', 'approver');
    const callers = [await signIn(testApp.app, 'operator'), await signIn(testApp.app, 'approver')];
    const ids = [await idOf('operator'), await idOf('approver')];
    const [weak] = (await rolesOf(callers[0] ?? operator)).filter(({ name }) => name === 'Weak');
    const given = await Promise.all(
      callers.map((call, at) =>
        send(call, 'PUT', `/api/v1/person/${ids[at] ?? 0}/role`, { roleIds: [weak?.id] }),
      ),
    );
    expect(new Set(given.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});

describe('a change of roles', () => {
  // PEOPLE-111
  test('waits for a second person where the rule says so, and is made in the requester’s name', async () => {
    const other = await openTestApp({ isRateLimited: false });
    const one = await signIn(other.app, 'operator');
    const two = await signIn(other.app, 'approver');
    const { merchantId } = other.shops[0];
    const plain = await makeRole(one, 'Plain', ['merchant.read']);
    const worker = await joined(other, one, invitationOf('worker', merchantId, []));
    await done(send(one, 'PUT', '/api/v1/approval-rule', { kind: 'ROLE', isRequired: true }), 200);
    const url = `/api/v1/person/${worker.id}`;
    const waiting = await expected<{ approval: { id: string; preview: { changes: unknown } } }>(
      send(one, 'PUT', `${url}/role`, { roleIds: [plain] }),
      202,
    );
    expect(waiting.approval.preview.changes).toEqual([
      { name: 'Roles', before: '', after: 'Plain' },
    ]);
    const permissionsNow = async () =>
      (await expected<PersonDetailsAnswer>(one({ method: 'GET', url }), 200)).data.permissions;
    expect(await permissionsNow()).toEqual([]);
    const decision = `/api/v1/approval/${waiting.approval.id}/approve`;
    await done(send(two, 'POST', decision, { reason: 'Agreed on the phone' }), 200);
    expect(await permissionsNow()).toEqual(['merchant.read']);
    const invited = invitationOf('guest', merchantId, [plain]);
    const { approval } = await expected<{ approval: { id: string } }>(
      send(one, 'POST', '/api/v1/person', invited),
      202,
    );
    const agree = { reason: 'Agreed on the phone' };
    await done(send(two, 'POST', `/api/v1/approval/${approval.id}/approve`, agree), 200);
    const found = await one({ method: 'GET', url: '/api/v1/person?search=guest' });
    expect(found.json().data).toMatchObject([{ username: 'guest', state: 'INVITED' }]);
    const change = { name: 'Plain', permissions: ['merchant.read', 'merchant.read.finance'] };
    const edit = await expected<{ approval: { preview: { changes: unknown } } }>(
      send(one, 'PUT', `/api/v1/role/${plain}`, change),
      202,
    );
    expect(edit.approval.preview.changes).toEqual([
      { name: 'See balances, sums and postings', before: 'No', after: 'Yes' },
    ]);
    await other.close();
  });
});

// PEOPLE-420
test('who decides is chosen by two people as soon as there is any rule, whatever the way', async () => {
  const other = await openTestApp({ isRateLimited: false });
  const one = await signIn(other.app, 'operator');
  const wide = ['merchant.rw.all', 'merchant.read'] as const;
  const plain = await makeRole(one, 'Plain of all', wide);
  const decider = await makeRole(one, 'Decider', [...wide, 'approval.decide']);
  const worker = await joined(other, one, invitationOf('worker', null, [plain]));
  const rule = { kind: 'FEE', isRequired: true };
  await done(send(one, 'PUT', '/api/v1/approval-rule', rule), 200);
  const url = `/api/v1/person/${worker.id}/role`;
  const made = { name: 'Plain of all', permissions: [...wide, 'approval.decide'] };
  const answers = [
    await send(one, 'POST', '/api/v1/person', invitationOf('puppet', null, [decider])),
    await send(one, 'PUT', url, { roleIds: [decider] }),
    await send(one, 'PUT', `/api/v1/role/${plain}`, made),
    await send(one, 'POST', '/api/v1/person', invitationOf('guest', null, [plain])),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 201]);
  await other.close();
});

// PEOPLE-110
test('people of an earlier version get roles with what they held, and API keys with callbacks', async () => {
  const of = (username: string, held: readonly string[]) => ({
    username,
    passwordHash: '',
    firstName: username,
    lastName: '',
    permissions: [...held],
  });
  const earlier = permissions.filter(
    (name) => !['merchant.key.edit', 'people.manage', 'role.manage'].includes(name),
  );
  const held = await testApp.context.database.transaction(async (tx) => {
    await tx
      .insert(person)
      .values([
        of('old-operator', earlier),
        of('old-merchant', ['merchant.read', 'merchant.callback.edit']),
        of('old-viewer', []),
      ]);
    await prepareRoles(tx);
    await prepareRoles(tx);
    const rows = await tx
      .select({ username: person.username, permissions: person.permissions, role: role.name })
      .from(person)
      .leftJoin(personRole, eq(personRole.personId, person.id))
      .leftJoin(role, eq(role.id, personRole.roleId))
      .where(inArray(person.username, ['old-operator', 'old-merchant', 'old-viewer']))
      .orderBy(person.id);
    return rows;
  });
  expect(held).toMatchObject([
    { role: 'Operator', permissions },
    { permissions: ['merchant.read', 'merchant.callback.edit', 'merchant.key.edit'] },
    { role: null, permissions: [] },
  ]);
});

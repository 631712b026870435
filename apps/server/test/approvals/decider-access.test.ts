import type {
  Approval,
  ApprovalListAnswer,
  ApproveRequestAnswer,
  PersonDetailsAnswer,
} from '@tiyin/api/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, signIn, signInWith } from '../callers.ts';
import {
  accept,
  done,
  expected,
  goodPassword,
  invitationOf,
  invite,
  joined,
  makeRole,
} from '../staff/people-actors.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const wide = ['merchant.rw.all', 'merchant.read'] as const;

let testApp: TestApp;
let one: Caller;
let two: Caller;
let decider: number;
let plain: number;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  one = await signIn(testApp.app, 'operator');
  two = await signIn(testApp.app, 'approver');
  decider = await makeRole(one, 'Decider', [...wide, 'approval.decide']);
  plain = await makeRole(one, 'Plain of all', wide);
  const rule = { kind: 'FEE', isRequired: true };
  await done(one({ method: 'PUT', url: '/api/v1/approval-rule', body: rule }), 200);
});
afterAll(() => testApp.close());

const post = (caller: Caller, url: string, body?: object) =>
  caller({ method: 'POST', url, ...(body && { body }) });

type Waiting = { readonly approval: { readonly id: string; readonly subject: { id: string } } };

/** Sends a change that has to wait; returns the answer of the one who approves it. */
async function approved(change: ReturnType<Caller>): Promise<ApproveRequestAnswer> {
  const { approval } = await expected<Waiting>(change, 202);
  const reason = { reason: 'Agreed on the phone' };
  return expected(post(two, `/api/v1/approval/${approval.id}/approve`, reason), 200);
}

async function invitedDecider(username: string) {
  const body = invitationOf(username, null, [decider]);
  const { invitation } = await approved(post(one, '/api/v1/person', body));
  const found = await one({ method: 'GET', url: `/api/v1/person?search=${username}` });
  const [{ id }] = found.json<{ data: [{ id: number }] }>().data;
  return { id, invitation };
}

const tokenOf = (invitation: ApproveRequestAnswer['invitation']) =>
  invitation?.link.split('#')[1] ?? '';

// PEOPLE-420
test('the approver reads that somebody may decide from then on', async () => {
  const change = post(one, '/api/v1/person', invitationOf('link.read', null, [decider]));
  const { approval } = await expected<Waiting>(change, 202);
  const read = await two({ method: 'GET', url: `/api/v1/approval/${approval.id}` });
  expect(read.json().data.preview.changes).toContainEqual({
    name: 'May decide about requests',
    before: null,
    after: 'Yes',
  });
});

// PEOPLE-500
test('the link of somebody who decides is shown to the one who approves it, and to nobody else', async () => {
  const { id, invitation } = await invitedDecider('link.first');
  expect(invitation).toMatchObject({ firstName: 'Nodira', lastName: 'Of link.first' });
  const renew = () => post(one, `/api/v1/person/${id}/invitation`);
  const waiting = await renew();
  expect(waiting.statusCode, waiting.body).toBe(202);
  expect(waiting.body).not.toContain('#');
  const { approval } = waiting.json<Waiting>();
  expect((await renew()).json()).toMatchObject({ code: 'approval_pending' });
  // Nothing is made before it is approved: the earlier link stays.
  const read = (token: string) => post(one, '/api/v1/invitation/read', { token });
  expect((await read(tokenOf(invitation))).statusCode).toBe(200);
  const decision = `/api/v1/approval/${approval.id}/approve`;
  const agreed = await expected<ApproveRequestAnswer>(
    post(two, decision, { reason: 'They asked for it' }),
    200,
  );
  expect((await read(tokenOf(invitation))).json()).toMatchObject({ code: 'invitation_over' });
  const again = await one({ method: 'GET', url: `/api/v1/approval/${approval.id}` });
  expect(again.body).not.toContain(tokenOf(agreed.invitation));
  await done(accept(testApp, tokenOf(agreed.invitation)), 204);
  await signInWith(testApp.app, 'link.first', goodPassword);
});

// PEOPLE-500
test('a disabled decider is enabled by two people', async () => {
  const { id, invitation } = await invitedDecider('link.second');
  await done(accept(testApp, tokenOf(invitation)), 204);
  const url = `/api/v1/person/${id}`;
  await done(post(one, `${url}/disable`, { reason: 'On leave' }), 200);
  const stateNow = async () =>
    (await expected<PersonDetailsAnswer>(one({ method: 'GET', url }), 200)).data.state;
  const { approval } = await expected<Waiting>(post(one, `${url}/enable`), 202);
  expect(await stateNow()).toBe('DISABLED');
  await done(
    post(two, `/api/v1/approval/${approval.id}/approve`, { reason: 'Back from leave' }),
    200,
  );
  expect(await stateNow()).toBe('ACTIVE');
});

// PEOPLE-500
test('one who does not decide gets a new link, and is enabled, by one person', async () => {
  const { person } = await invite(one, invitationOf('plain.invited', null, [plain]));
  const renewed = await post(one, `/api/v1/person/${person.id}/invitation`);
  expect(renewed.statusCode, renewed.body).toBe(201);
  const { id } = await joined(testApp, one, invitationOf('plain.joined', null, [plain]));
  await done(post(one, `/api/v1/person/${id}/disable`, { reason: 'On leave' }), 200);
  await done(post(one, `/api/v1/person/${id}/enable`), 200);
});

// PEOPLE-501
test.each([
  [
    'the person gets another role',
    'plain.first',
    (id: number) =>
      one({ method: 'PUT', url: `/api/v1/person/${id}/role`, body: { roleIds: [decider] } }),
  ],
  [
    'their role gets the permission',
    'plain.second',
    () =>
      one({
        method: 'PUT',
        url: `/api/v1/role/${plain}`,
        body: { name: 'Plain of all', permissions: [...wide, 'approval.decide'] },
      }),
  ],
])('a link made for one who did not decide is over when %s', async (_what, name, change) => {
  const { person, token } = await invite(one, invitationOf(name, null, [plain]));
  await approved(change(person.id));
  expect((await accept(testApp, token)).json()).toMatchObject({ code: 'invitation_over' });
});

// PEOPLE-524
test('nobody decides about a request of a person whose link they made, but of one who decides', async () => {
  const requester = await makeRole(one, 'Asks alone', [...wide, 'settings.read', 'settings.edit']);
  const { call: puppet } = await joined(testApp, one, invitationOf('puppet', null, [requester]));
  await expectDecidedByTheOtherAlone(await ruleRequest(puppet, 400_000));
});

// PEOPLE-524
test('nor about one of a person whose link was made by somebody they invited, however far', async () => {
  const invites = await makeRole(one, 'Invites', [
    ...wide,
    'people.manage',
    'settings.read',
    'settings.edit',
  ]);
  const join = (inviter: Caller, name: string, roleIds = [invites]) =>
    joined(testApp, inviter, invitationOf(name, null, roleIds));
  const first = await join(one, 'chain.first');
  const second = await join(first.call, 'chain.second');
  const third = await join(second.call, 'chain.third');
  await expectDecidedByTheOtherAlone(await ruleRequest(second.call, 500_000));
  await expectDecidedByTheOtherAlone(await ruleRequest(third.call, 600_000));

  const decidersFor = async (caller: Caller) =>
    (await caller({ method: 'GET', url: '/api/v1/approval-rule' })).json().deciders;
  expect(await decidersFor(third.call)).toEqual(await decidersFor(one));

  // The way ends at one who decides: two people chose that one.
  const { id, invitation } = await invitedDecider('chain.decider');
  await done(accept(testApp, tokenOf(invitation)), 204);
  const roleIds = [decider, invites];
  await done(one({ method: 'PUT', url: `/api/v1/person/${id}/role`, body: { roleIds } }), 200);
  const chosen = await signInWith(testApp.app, 'chain.decider', goodPassword);
  const guest = await join(chosen, 'chain.guest');
  const request = await ruleRequest(guest.call, 700_000);
  const reason = { reason: 'Agreed with the two' };
  await done(post(chosen, `${request}/reject`, reason), 403);
  await done(post(one, `${request}/approve`, reason), 200);
});

/** A change of a rule that waits; returns its address. */
async function ruleRequest(caller: Caller, threshold: number): Promise<string> {
  const body = { kind: 'REFUND', currency: 'UZS', threshold };
  const change = caller({ method: 'PUT', url: '/api/v1/approval-rule', body });
  return `/api/v1/approval/${(await expected<Waiting>(change, 202)).approval.id}`;
}

/** The person behind the account of the requester reads it and decides nothing; the other one does. */
async function expectDecidedByTheOtherAlone(url: string): Promise<void> {
  const reason = { reason: 'Agreed with myself' };
  const seen = await expected<{ data: Approval }>(one({ method: 'GET', url }), 200);
  expect(seen.data.canDecide).toBe(false);
  for (const decision of ['approve', 'reject']) {
    const own = await post(one, `${url}/${decision}`, reason);
    expect([own.statusCode, own.json().code]).toEqual([403, 'own_approval']);
  }
  const waiting = async (caller: Caller) =>
    (await caller({ method: 'GET', url: '/api/v1/approval?view=toDecide' }))
      .json<ApprovalListAnswer>()
      .data.map(({ id }) => id);
  const { id } = seen.data;
  expect(await waiting(one)).not.toContain(id);
  expect(await waiting(two)).toContain(id);
  await done(post(two, `${url}/approve`, reason), 200);
}

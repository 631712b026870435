import type { ApproveRequestAnswer } from '@tiyin/api/types';
import { asId, type PersonId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approval, auditEntry, oidcIdentity } from '../../src/db/schema.ts';
import { type Caller, signIn, signInWith } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import {
  accept,
  done,
  expected,
  goodPassword,
  invitationOf,
  joined,
  makeRole,
} from '../staff/people-actors.ts';

const wide = ['merchant.rw.all', 'merchant.read', 'settings.read', 'settings.edit'] as const;

let testApp: TestApp;
/** Requests the invitation, and never sees its link. */
let inviter: Caller;
/** Approves it, and takes up the account. */
let approver: Caller;
/** Nothing to do with either. */
let third: Caller;
let thirdId: number;
let plain: number;
let decider: number;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  inviter = await signIn(testApp.app, 'operator');
  approver = await signIn(testApp.app, 'approver');
  plain = await makeRole(inviter, 'Asks', [...wide, 'people.manage']);
  decider = await makeRole(inviter, 'Decides', [...wide, 'people.manage', 'approval.decide']);
  const join = invitationOf('third', null, [decider]);
  ({ call: third, id: thirdId } = await joined(testApp, inviter, join));
  await done(setRule(inviter, 300_000), 200);
});
beforeEach(() => testApp.context.database.transaction((tx) => tx.delete(approval)));
afterAll(() => testApp.close());

let threshold = 300_000;

function setRule(caller: Caller, limit: number) {
  const body = { kind: 'REFUND', currency: 'UZS', threshold: limit };
  return caller({ method: 'PUT', url: '/api/v1/approval-rule', body });
}

type Waiting = { readonly approval: { readonly id: string } };

/** A change of a rule that waits; returns its id. */
async function request(caller: Caller): Promise<string> {
  threshold += 1_000;
  const { approval: waiting } = await expected<Waiting>(setRule(caller, threshold), 202);
  return waiting.id;
}

function decide(caller: Caller, id: string, decision: 'approve' | 'reject' = 'approve') {
  const body = { reason: 'Agreed on the phone' };
  return caller({ method: 'POST', url: `/api/v1/approval/${id}/${decision}`, body });
}

/** The account of an invited decider, taken up by the approver with the link that only they saw. */
async function takenUp(username: string) {
  const body = invitationOf(username, null, [decider]);
  const invited = inviter({ method: 'POST', url: '/api/v1/person', body });
  const { approval: waiting } = await expected<Waiting>(invited, 202);
  const answer = await expected<ApproveRequestAnswer>(decide(approver, waiting.id), 200);
  const token = answer.invitation?.link.split('#')[1] ?? '';
  await done(accept(testApp, token), 204);
  const found = await inviter({ method: 'GET', url: `/api/v1/person?search=${username}` });
  const [{ id }] = found.json<{ data: [{ id: number }] }>().data;
  return { id, call: await signInWith(testApp.app, username, goodPassword) };
}

async function expectRefused(caller: Caller, id: string): Promise<void> {
  for (const decision of ['approve', 'reject'] as const) {
    const answer = await decide(caller, id, decision);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'own_approval']);
  }
  const seen = await caller({ method: 'GET', url: `/api/v1/approval/${id}` });
  expect(seen.json().data.canDecide).toBe(false);
  const waiting = await caller({ method: 'GET', url: '/api/v1/approval?view=toDecide' });
  expect(waiting.json().data).toEqual([]);
}

// PEOPLE-525
test('the approver who was shown the link of a person, and that person, do not decide about each other', async () => {
  const { id: personId, call: account } = await takenUp('shown.first');
  const shown = await testApp.context.database.transaction((tx) =>
    tx.select().from(auditEntry).where(eq(auditEntry.action, 'person.link_shown')),
  );
  expect(shown).toMatchObject([{ subject: `person:${personId}`, actorType: 'staff' }]);
  const ofAccount = await request(account);
  await expectRefused(approver, ofAccount);
  await done(decide(inviter, ofAccount), 200);
  const ofApprover = await request(approver);
  await expectRefused(account, ofApprover);
  await done(decide(inviter, ofApprover), 200);
  // Others decide about both, and the account about others.
  await done(decide(third, await request(account)), 200);
  await done(decide(account, await request(inviter)), 200);
});

// PEOPLE-525
test('nor about people whose links the account made, nor once it does not decide any more', async () => {
  const { id, call: account } = await takenUp('shown.second');
  const guest = await joined(testApp, account, invitationOf('shown.guest', null, [plain]));
  const ofGuest = await request(guest.call);
  await expectRefused(approver, ofGuest);
  await done(decide(third, ofGuest), 200);
  // The guest of the approver, and the account that the approver could be.
  const other = await joined(testApp, approver, invitationOf('shown.other', null, [plain]));
  const ofOther = await request(other.call);
  await expectRefused(account, ofOther);
  await done(decide(third, ofOther), 200);
  const roleIds = [plain];
  await done(third({ method: 'PUT', url: `/api/v1/person/${id}/role`, body: { roleIds } }), 200);
  const again = await signInWith(testApp.app, 'shown.second', goodPassword);
  const ofAccount = await request(again);
  await expectRefused(approver, ofAccount);
  await done(decide(third, ofAccount), 200);
});

// PEOPLE-528
test('an account of the provider and one with a password do not decide about each other', async () => {
  const join = (name: string) => joined(testApp, inviter, invitationOf(name, null, [plain]));
  const guest = await join('provided.guest');
  const id = await request(guest.call);
  const link = (personId: number, subject: string) =>
    testApp.context.database.transaction((tx) =>
      tx.insert(oidcIdentity).values({
        personId: asId<PersonId>(personId),
        issuer: 'https://id.example',
        subject,
        linkedAt: testApp.clock.now(),
      }),
    );
  await link(thirdId, 'third');
  await expectRefused(third, id);
  // Both at the provider are two people.
  await link(guest.id, 'guest');
  await done(decide(third, id), 200);
});

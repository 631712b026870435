import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import { done, expected, invitationOf, invite, makeRole } from '../staff/people-actors.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const wide = ['merchant.rw.all', 'merchant.read'] as const;

let testApp: TestApp;
let one: Caller;
let two: Caller;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  one = await signIn(testApp.app, 'operator');
  two = await signIn(testApp.app, 'approver');
});
afterAll(() => testApp.close());

const send = (method: 'POST' | 'PUT', url: string, body: object) => one({ method, url, body });

const waiting = async (change: ReturnType<Caller>) =>
  (await expected<{ approval: { id: string } }>(change, 202)).approval.id;

const approve = (id: string) =>
  two({
    method: 'POST',
    url: `/api/v1/approval/${id}/approve`,
    body: { reason: 'Agreed on the phone' },
  });

// PEOPLE-420
test('nobody decides by a role that became one that decides after its request was made', async () => {
  const plain = await makeRole(one, 'Plain', wide);
  const { person } = await invite(one, invitationOf('drift', null, [plain]));
  const growing = await makeRole(one, 'Growing', ['merchant.read']);
  await done(send('PUT', '/api/v1/approval-rule', { kind: 'ROLE', isRequired: true }), 200);
  const roleIds = [plain, growing];
  const give = () => waiting(send('PUT', `/api/v1/person/${person.id}/role`, { roleIds }));
  const first = await give();
  const permissions = ['merchant.read', 'approval.decide'];
  const change = send('PUT', `/api/v1/role/${growing}`, { name: 'Growing', permissions });
  await done(approve(await waiting(change)), 200);
  expect((await approve(first)).json()).toMatchObject({ code: 'approval_stale' });
  const again = await two({ method: 'GET', url: `/api/v1/approval/${await give()}` });
  expect(again.json().data.preview.changes).toContainEqual({
    name: 'May decide about requests',
    before: null,
    after: 'Yes',
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import { done, expected, invitationOf, joined, makeRole } from '../staff/people-actors.ts';
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

type Waiting = { readonly approval: { readonly id: string } };

/** The lines that the approver of a change reads. */
async function linesOf(change: ReturnType<Caller>) {
  const { approval } = await expected<Waiting>(change, 202);
  const read = await two({ method: 'GET', url: `/api/v1/approval/${approval.id}` });
  return read.json().data.preview.changes;
}

// PEOPLE-420
test('the approver reads who made the link of an account that is to decide', async () => {
  const plain = await makeRole(one, 'Plain of all', wide);
  const decider = await makeRole(one, 'Decider', [...wide, 'approval.decide']);
  const rule = { kind: 'FEE', isRequired: true };
  await done(one({ method: 'PUT', url: '/api/v1/approval-rule', body: rule }), 200);
  const { id } = await joined(testApp, one, invitationOf('taken.up', null, [plain]));
  const { data } = await expected<{ data: { firstName: string; lastName: string } }>(
    one({ method: 'GET', url: `/api/v1/person/${id}` }),
    200,
  );
  const line = {
    name: `Link of ${data.firstName} ${data.lastName} made by`,
    before: null,
    after: 'Malika Karimova',
  };
  const roleIds = [decider];
  expect(
    await linesOf(one({ method: 'PUT', url: `/api/v1/person/${id}/role`, body: { roleIds } })),
  ).toContainEqual(line);
  const role = { name: 'Plain of all', permissions: [...wide, 'approval.decide'] };
  expect(
    await linesOf(one({ method: 'PUT', url: `/api/v1/role/${plain}`, body: role })),
  ).toContainEqual(line);
});

import type { Permission } from '@tiyin/domain/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { accept, done, invitationOf, invite, joined, makeRole } from './people-actors.ts';

const few: readonly Permission[] = ['merchant.read'];
const inviting: readonly Permission[] = ['merchant.read', 'people.manage'];
const more: readonly Permission[] = ['merchant.read', 'invoice.status.change'];

let testApp: TestApp;
let operator: Caller;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
});
afterAll(() => testApp.close());

const put = (url: string, body: object) => operator({ method: 'PUT', url, body });

// PEOPLE-527
test.each<[string, string, (ids: { personId: number; plain: number }) => Promise<unknown>]>([
  [
    'gets another role',
    'one',
    async ({ personId }) => {
      const role = await makeRole(operator, 'More of one', more);
      await done(put(`/api/v1/person/${personId}/role`, { roleIds: [role] }), 200);
    },
  ],
  [
    'has a role that grows',
    'two',
    ({ plain }) => done(put(`/api/v1/role/${plain}`, { name: 'Few two', permissions: more }), 200),
  ],
])('a link is over when its person %s', async (_what, name, grow) => {
  const merchantId = testApp.shops[0].merchantId;
  const plain = await makeRole(operator, `Few ${name}`, few);
  const manages = await makeRole(operator, `Manages ${name}`, inviting);
  const join = invitationOf(`manager.${name}`, merchantId, [manages]);
  const manager = await joined(testApp, operator, join);
  const { person, token } = await invite(
    manager.call,
    invitationOf(`guest.${name}`, merchantId, [plain]),
  );
  const read = () => operator({ method: 'POST', url: '/api/v1/invitation/read', body: { token } });
  expect((await read()).statusCode).toBe(200);
  await grow({ personId: person.id, plain });
  expect((await read()).json()).toMatchObject({ code: 'invitation_over' });
  expect((await accept(testApp, token)).json()).toMatchObject({ code: 'invitation_over' });
  // The one who gave more makes the link.
  const url = `/api/v1/person/${person.id}/invitation`;
  const renewed = await operator({ method: 'POST', url });
  const [, own = ''] = renewed.json<{ data: { link: string } }>().data.link.split('#');
  await done(accept(testApp, own), 204);
});

import type { ApprovalListAnswer } from '@tiyin/api/types';
import { addDemoApprovals } from '@tiyin/demo/demo-approvals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

// PEOPLE-261
test('the demo has a request that waits for its operator, once', async () => {
  await addDemoApprovals(testApp.context);
  await addDemoApprovals(testApp.context);
  const operator = await signIn(testApp.app, 'operator');
  const answer = await operator({ method: 'GET', url: '/api/v1/approval?view=toDecide' });
  const { data, total } = answer.json<ApprovalListAnswer>();
  expect(total).toBe(1);
  const [request] = data;
  expect(request).toMatchObject({ kind: { code: 'MOVEMENT' }, requester: 'Botir Yusupov' });
  const url = `/api/v1/approval/${request?.id}/approve`;
  const approved = await operator({ method: 'POST', url, body: { reason: 'Agreed by phone' } });
  expect(approved.statusCode, approved.body).toBe(200);
});

import type { EndpointListAnswer } from '@tiyin/api/types';
import { addDemoEndpoint } from '@tiyin/demo/demo-endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

// RUN-19
test('the demo has a webhook endpoint to look at, once, which is off', async () => {
  await addDemoEndpoint(testApp.context);
  await addDemoEndpoint(testApp.context);
  const operator = await signIn(testApp.app, 'operator');
  const url = `/api/v1/merchant/${testApp.shops[0].merchantId}/endpoint`;
  const { data } = (await operator({ method: 'GET', url })).json<EndpointListAnswer>();
  expect(data).toMatchObject([{ url: 'https://shop.example/webhooks', isEnabled: false }]);
});

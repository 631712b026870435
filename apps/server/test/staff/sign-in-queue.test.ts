import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, stranger } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
});
afterAll(() => testApp.close());

// RUN-201
test('more sign-ins than can be checked at once get Retry-After, and none fails otherwise', async () => {
  const browser = stranger(testApp.app);
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, number) =>
      browser({
        method: 'POST',
        url: '/api/v1/login',
        body: { username: `nobody-${number}`, password: 'wrong' },
      }),
    ),
  );
  const judged = answers.filter(({ statusCode }) => statusCode === 401);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(judged.length).toBeGreaterThanOrEqual(33);
  expect(refused.length).toBeGreaterThan(0);
  expect(judged.length + refused.length).toBe(80);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('2');
    expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', status: 503 });
  }
  expect(testApp.loggedErrors).toEqual([]);
});

// RUN-201
test('a crowd of strangers does not keep a person out of a place that is known', async () => {
  const browser = stranger(testApp.app);
  const login = (username: string, password: string) =>
    browser({ method: 'POST', url: '/api/v1/login', body: { username, password } });
  await signIn(testApp.app, 'operator');
  const judged: number[] = [];
  const crowd = Array.from({ length: 80 }, async (_, number) => {
    const { statusCode } = await login(`nobody-${number}`, 'wrong');
    if (statusCode === 401) judged.push(statusCode);
  });
  // The crowd stands in line by now: the first of it was judged.
  await expect.poll(() => judged.length, { interval: 1 }).toBeGreaterThan(0);
  const before = judged.length;
  const own = await login('operator', 'operator-demo');
  const meanwhile = judged.length - before;
  await Promise.all(crowd);
  expect(own.statusCode, own.body).toBe(200);
  expect(meanwhile).toBeLessThan(judged.length - before);
});

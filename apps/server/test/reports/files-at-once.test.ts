import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { merchantServer, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let app: TestApp['app'];
/** The files under way; the test ends them. */
const held: PassThrough[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  const copyOut = () => {
    const lines = new PassThrough();
    held.push(lines);
    return Promise.resolve(lines);
  };
  const database = { ...testApp.context.database, copyOut };
  app = await createApp({ ...testApp.context, database }, { isRateLimited: false });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

// RUN-461
it('the people of a merchant and its server have two files under way together', async () => {
  const person = await signIn(app, 'merchant');
  const server = merchantServer(app);
  const list = { method: 'GET', url: '/api/v1/invoice/csv' } as const;
  const report = { method: 'GET', url: '/api/merchant/v1/reports/invoices' } as const;
  const listed = person(list);
  await expect.poll(() => held.length).toBe(1);
  const reported = server(report);
  await expect.poll(() => held.length).toBe(2);
  expect((await server(report)).json().code).toBe('too_many_exports');
  expect((await person(list)).statusCode).toBe(429);
  const others = (await signIn(app, 'operator'))(list);
  await expect.poll(() => held.length).toBe(3);
  for (const lines of held) lines.end();
  const answers = await Promise.all([listed, reported, others]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createLogger } from '../../src/logging.ts';
import { callerWith, merchantServer, signIn, stranger } from '../callers.ts';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let lines: Record<string, unknown>[] = [];
let app: TestApp['app'];
beforeAll(async () => {
  testApp = await openTestApp();
  const { context } = testApp;
  const logger = createLogger({ write: (line) => lines.push(JSON.parse(line)) });
  const config = { ...context.config, trustedProxies: ['127.0.0.1'] };
  app = await createApp({ ...context, logger, config });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const forwarded = { 'x-forwarded-for': '2001:db8::7' };
const me = { method: 'GET', url: '/api/v1/people/me', headers: forwarded } as const;

async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines = [];
  await work();
  return lines;
}

// PEOPLE-202, PEOPLE-146
test('one line about a request names address, request, route, status and duration', async () => {
  const written = await linesOf(() => stranger(app)(me));
  expect(written).toMatchObject([
    {
      msg: 'request',
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      address: '2001:db8::7',
      method: 'GET',
      route: me.url,
      status: 401,
      durationMs: expect.any(Number),
    },
  ]);
  expect(written).toHaveLength(1);
});

// PEOPLE-202
test('once the caller is known, every log line names the actor', async () => {
  const viewer = await signIn(app, 'viewer');
  const merchant = merchantServer(app);
  const list = { ...me, url: '/api/v1/invoice?page=0&size=10' };
  const denied = { ...me, url: '/api/v1/people/account?page=0&size=10' };
  const invoice = `/api/merchant/v1/invoices/019bc119-0100-725a-8c68-a39720f74020`;
  const form = `/api/payments/form/${'a'.repeat(32)}/status`;
  const lastLine = async (work: () => Promise<unknown>) => (await linesOf(work)).at(-1);
  const staff = { actor: expect.stringMatching(/^staff:\d+$/) };
  expect(await lastLine(() => viewer(me))).toMatchObject(staff);
  expect(await lastLine(() => viewer(list))).toMatchObject({ ...staff, status: 200 });
  expect(await lastLine(() => viewer(denied))).toMatchObject({ ...staff, status: 403 });
  expect(await lastLine(() => merchant({ ...me, url: invoice }))).toMatchObject({
    actor: 'merchant:1',
  });
  expect(await lastLine(() => stranger(app)({ method: 'POST', url: form }))).toMatchObject({
    actor: 'customer',
  });
});

// RUN-204
test('addresses of one IPv6 network share a limit, those of another have their own', async () => {
  const health = { method: 'POST', url: '/api/v1/login', body: {} } as const;
  const status = async (address: string) => {
    const headers = { origin: `http://${testHost}`, 'x-forwarded-for': address };
    return (await callerWith(app, headers)(health)).statusCode;
  };
  for (let count = 0; count < 30; count += 1) {
    expect(await status(`2001:db8:5:5::${count.toString(16)}`)).toBe(400);
  }
  expect(await status('2001:db8:5:5:ffff::1')).toBe(429);
  expect(await status('2001:db8:5:6::1')).toBe(400);
});

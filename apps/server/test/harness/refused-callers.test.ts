import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import { callerWith } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let app: TestApp['app'];
let queries = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  const { context } = testApp;
  const { database } = context;
  const counted: typeof database = {
    ...database,
    query: (work) => {
      queries += 1;
      return database.query(work);
    },
    transaction: (work) => {
      queries += 1;
      return database.transaction(work);
    },
  };
  const config = { ...context.config, trustedProxies: ['127.0.0.1'] };
  app = await createApp({ ...context, database: counted, config });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const balances = { method: 'GET', url: '/api/merchant/v1/balances' } as const;
const report = { method: 'POST', url: '/api/provider/1/transfers', body: {} } as const;

const withKey = (key: string, address: string) =>
  callerWith(app, { authorization: `Bearer ${key}`, 'x-forwarded-for': address })(balances);

function withSignature(address: string) {
  const timestamp = String(Math.floor(testApp.clock.now().getTime() / 1000));
  const signature = {
    'webhook-id': 'one',
    'webhook-timestamp': timestamp,
    'webhook-signature': 'v1,bm8=',
  };
  return callerWith(app, { ...signature, 'x-forwarded-for': address })(report);
}

// RUN-720
test('after 100 refused keys a network is refused before the database is queried', async () => {
  for (let count = 0; count < 100; count += 1) {
    expect((await withKey(`tiyin_${count}`, '203.0.113.7')).statusCode).toBe(401);
  }
  const before = queries;
  const refused = await withKey('tiyin_another', '203.0.113.7');
  expect(refused.json()).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(refused.headers['retry-after']).toBe('60');
  expect(queries).toBe(before);
  expect((await withKey('tiyin_another', '203.0.113.8')).statusCode).toBe(401);
  testApp.clock.advance(60_000);
  expect((await withKey('tiyin_another', '203.0.113.7')).statusCode).toBe(401);
});

// RUN-720
test('a key that was accepted before is served beside the refused ones of its network', async () => {
  expect((await withKey(demoApiKey, '203.0.113.9')).statusCode).toBe(200);
  for (let count = 0; count < 101; count += 1) await withKey(`tiyin_${count}`, '203.0.113.9');
  expect((await withKey('tiyin_another', '203.0.113.9')).statusCode).toBe(429);
  expect((await withKey(demoApiKey, '203.0.113.9')).statusCode).toBe(200);
});

// RUN-720
test('likewise for signatures that do not fit', async () => {
  for (let count = 0; count < 100; count += 1) {
    expect((await withSignature('203.0.113.10')).statusCode).toBe(401);
  }
  const before = queries;
  expect((await withSignature('203.0.113.10')).json()).toMatchObject({ code: 'rate_limited' });
  expect(queries).toBe(before);
  expect((await withSignature('203.0.113.11')).statusCode).toBe(401);
});

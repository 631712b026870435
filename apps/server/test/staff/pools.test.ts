import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, pool } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.context.database.transaction((tx) => tx.insert(pool).values({ name: 'A spare' }));
});
afterAll(() => testApp.close());

async function poolsOf(caller: Caller): Promise<string[]> {
  const answer = await caller({ method: 'GET', url: '/api/v1/terminal/pool' });
  return answer.json().data.map(({ name }: { name: string }) => name);
}

// ROUTING-11
test.each(['operator', 'support'] as const)('%s chooses from all pools by name', async (role) => {
  expect(await poolsOf(await signIn(testApp.app, role))).toEqual([
    'A spare',
    'RUB banks',
    'UZS cards',
  ]);
});

// ROUTING-11, ROUTING-45
test.each(['merchant', 'viewer'] as const)(
  '%s reads no name of a pool or a provider, in no list and at no terminal',
  async (role) => {
    const caller = await signIn(testApp.app, role);
    for (const url of ['/api/v1/terminal/pool', '/api/v1/provider']) {
      expect((await caller({ method: 'GET', url })).statusCode).toBe(403);
    }
    const [terminalId] = testApp.shops[0].terminalIds;
    const terminal = await caller({ method: 'GET', url: `/api/v1/terminal/${terminalId}` });
    expect(terminal.statusCode).toBe(200);
    expect(terminal.json().data).not.toHaveProperty('pool');
  },
);

// ROUTING-11
test.each([
  [[], 403],
  [['people.account'], 200],
  [['report.read.pool.balance'], 200],
])('people of no merchant with %j are answered %i', async (permissions, status) => {
  await testApp.context.database.transaction((tx) =>
    tx
      .update(person)
      .set({ merchantId: null, permissions: [...permissions] })
      .where(eq(person.username, 'viewer')),
  );
  const viewer = await signIn(testApp.app, 'viewer');
  expect((await viewer({ method: 'GET', url: '/api/v1/terminal/pool' })).statusCode).toBe(status);
});

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
test.each([
  ['operator', ['A spare', 'RUB banks', 'UZS cards']],
  ['support', ['A spare', 'RUB banks', 'UZS cards']],
  ['merchant', ['RUB banks', 'UZS cards']],
  ['viewer', ['RUB banks', 'UZS cards']],
] as const)('%s chooses from the pools %j, by name', async (role, names) => {
  expect(await poolsOf(await signIn(testApp.app, role))).toEqual(names);
});

test.each([
  [[], []],
  [['people.account'], ['A spare', 'RUB banks', 'UZS cards']],
])('people of no merchant with %j choose from %j', async (permissions, names) => {
  await testApp.context.database.transaction((tx) =>
    tx
      .update(person)
      .set({ merchantId: null, permissions: [...permissions] })
      .where(eq(person.username, 'viewer')),
  );
  expect(await poolsOf(await signIn(testApp.app, 'viewer'))).toEqual(names);
});

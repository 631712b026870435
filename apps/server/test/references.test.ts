import { currencies, currencyCodes } from '@tiyin/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provider } from '../src/db/schema.ts';
import { type Caller, signIn } from './callers.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let viewer: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  viewer = await signIn(testApp.app, 'viewer');
});
afterAll(() => testApp.close());

const get = (path: string) => viewer({ method: 'GET', url: `/api/v1/${path}` });

// API-15
test('a reference list is answered under its header id, in its own order', async () => {
  const statuses = (await get('reference?refHeaderId=204')).json();
  expect(statuses.data[1]).toEqual({ id: 2, value: 'In work', code: 'IN_WORK' });
  const banks = (await get('reference?refHeaderId=205')).json();
  expect(banks.data).toHaveLength(182);
  expect(banks.data[1]).toEqual({ id: 2, value: 'Тинькофф', code: '100000000004' });
});

test('a list without values is empty, and one that is not there is not found', async () => {
  expect((await get('reference?refHeaderId=99')).json()).toEqual({ data: [] });
  const unknown = await get('reference?refHeaderId=98');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ code: 'not_found' });
});

// LEDGER-2
test('currencies come with their decimal places', async () => {
  const { data } = (await get('reference/currency')).json();
  const shown = data.map((row: { code: string; dimension: number }) => [row.code, row.dimension]);
  expect(shown).toEqual(currencyCodes.map((code) => [code, currencies[code].dimension]));
  expect(shown).toContainEqual(['USDT', 6]);
});

// ROUTING-45
test('providers come by name', async () => {
  await testApp.context.database.transaction((tx) =>
    tx.insert(provider).values({ name: 'Another sandbox', kind: 'sandbox' }),
  );
  const operator = await signIn(testApp.app, 'operator');
  const { data } = (await operator({ method: 'GET', url: '/api/v1/provider' })).json();
  expect(data.map((row: { name: string }) => row.name)).toEqual([
    'Another sandbox',
    'Confirmed by hand',
    'Sandbox',
  ]);
});

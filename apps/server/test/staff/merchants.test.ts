import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMerchant } from '../../src/merchants/create-merchant.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
});
afterAll(() => testApp.close());

describe('the list of merchants', () => {
  const ask = async (query: Record<string, string>) => {
    const url = `/api/v1/merchant?${new URLSearchParams(query).toString()}`;
    const { data, total } = (await operator({ method: 'GET', url })).json();
    return { names: data.map(({ name }: { name: string }) => name), total, data };
  };

  test('has a page of all of them by name, each with its terminals, and says how many there are', async () => {
    const { names, total, data } = await ask({});
    expect(names).toEqual(['Samarqand Market', 'Toshkent Taxi']);
    expect(total).toBe(2);
    expect(data[1].terminals.map(({ name }: { name: string }) => name)).toEqual([
      'Driver payouts',
      'Live ruble deposits',
      'Rider deposits',
      'Ruble deposits',
    ]);
    expect(await ask({ page: '1', size: '1' })).toMatchObject({
      names: ['Toshkent Taxi'],
      total: 2,
    });
  });

  test('is searched by a part of the name, whatever its case and blanks, or by the whole id', async () => {
    const { database, secrets } = testApp.context;
    const name = 'Книжный Двор 100%';
    const id = await database.transaction((tx) => createMerchant(tx, name, secrets));
    for (const search of ['книжныйдв', '  ДВОР 1', '%', String(id)]) {
      expect(await ask({ search }), search).toMatchObject({ names: [name], total: 1 });
    }
    expect(await ask({ search: '_' })).toMatchObject({ names: [], total: 0 });
    expect(await ask({ search: '9999999999' })).toMatchObject({ names: [], total: 0 });
    expect(await ask({ search: ' ' })).toMatchObject({ total: 3 });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, merchant as merchantTable } from '../../src/db/schema.ts';
import { createMerchant } from '../../src/merchants/create-merchant.ts';
import { anyAddress, publicAddresses } from '../../src/outside/address-rules.ts';
import { type CallOut, createCallOut } from '../../src/outside/call-out.ts';
import { answers, isSigned, openReceiver, type Receiver } from '../callbacks/receiver.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
let merchant: Caller;
let receiver: Receiver;
let own: string;
let foreign: string;
/** Calls addresses as in demo mode, unless a test replaces it. */
let callOut: CallOut;
const open = createCallOut({ isAllowed: anyAddress });

beforeAll(async () => {
  callOut = open;
  testApp = await openTestApp({ isRateLimited: false, callOut: (call) => callOut(call) });
  operator = await signIn(testApp.app, 'operator');
  merchant = await signIn(testApp.app, 'merchant');
  receiver = await openReceiver();
  const [first, second] = testApp.shops;
  own = `/api/v1/merchant/${first.merchantId}`;
  foreign = `/api/v1/merchant/${second?.merchantId}`;
});
afterAll(async () => {
  await receiver.close();
  await testApp.close();
});

const get = (url: string, caller = merchant) => caller({ method: 'GET', url });
const put = (url: string, body: object, version?: number) =>
  merchant({
    method: 'PUT',
    url,
    body,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });

const audited = (action: string) =>
  testApp.context.database.transaction((tx) =>
    tx.select().from(auditEntry).where(eq(auditEntry.action, action)).orderBy(auditEntry.id),
  );

describe('the list of merchants', () => {
  const read = async (query: Record<string, string>) => {
    const url = `/api/v1/merchant?${new URLSearchParams(query).toString()}`;
    const { data, total } = (await operator({ method: 'GET', url })).json();
    return { names: data.map(({ name }: { name: string }) => name), total, data };
  };

  // API-27, PEOPLE-26
  test('has a page of all of them by name, each with its terminals, and says how many there are', async () => {
    const { names, total, data } = await read({});
    expect(names).toEqual(['Samarqand Market', 'Toshkent Taxi']);
    expect(total).toBe(2);
    expect(data[1].terminals.map(({ name }: { name: string }) => name)).toEqual([
      'Driver payouts',
      'Live ruble deposits',
      'Rider deposits',
      'Ruble deposits',
    ]);
    expect(await read({ page: '1', size: '1' })).toMatchObject({
      names: ['Toshkent Taxi'],
      total: 2,
    });
  });

  test('is searched by a part of the name, whatever its case and blanks, or by the whole id', async () => {
    const { database, secrets } = testApp.context;
    const name = 'Книжный Двор 100%';
    const id = await database.transaction((tx) => createMerchant(tx, name, secrets));
    for (const search of ['книжныйдв', '  ДВОР 1', '%', String(id)]) {
      expect(await read({ search }), search).toMatchObject({ names: [name], total: 1 });
    }
    expect(await read({ search: '_' })).toMatchObject({ names: [], total: 0 });
    expect(await read({ search: '9999999999' })).toMatchObject({ names: [], total: 0 });
    expect(await read({ search: ' ' })).toMatchObject({ total: 3 });
  });
});

describe('a merchant', () => {
  test('is read by its id in the scope of the person, and is not there out of it', async () => {
    expect((await get(own)).json()).toEqual((await get('/api/v1/merchant/me')).json());
    expect((await get(own)).headers.etag).toBe('"1"');
    expect((await get(foreign)).statusCode).toBe(404);
    expect((await get(foreign, operator)).json().data).toMatchObject({ name: 'Toshkent Taxi' });
    expect((await put(foreign, { name: 'Mine now' })).statusCode).toBe(404);
  });

  // API-26
  test('is renamed from the state that was seen, or not at all, and it is audited', async () => {
    const { version } = (await get(own)).json().data;
    const renamed = await put(own, { name: '  Samarqand Bozori ' }, version);
    expect(renamed.statusCode, renamed.body).toBe(200);
    expect(renamed.json().data).toMatchObject({ name: 'Samarqand Bozori', version: version + 1 });
    expect(renamed.headers.etag).toBe(`"${version + 1}"`);
    const late = await put(own, { name: 'Another' }, version);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      current: { name: 'Samarqand Bozori', version: version + 1 },
    });
    expect(await audited('merchant.renamed')).toMatchObject([
      {
        actorType: 'staff',
        before: { name: 'Samarqand Market' },
        after: { name: 'Samarqand Bozori' },
      },
    ]);
  });

  test.each([
    [' ', 'Name is required'],
    ['Ab', 'Name must be at least 3 characters long'],
    ['a'.repeat(101), 'Name must be at most 100 characters long'],
  ])('is not renamed to %j: %s', async (name, message) => {
    const answer = await put(own, { name });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path: '/name', message }]);
  });

  // PEOPLE-523
  test.each([
    ['the name of another', ' toshkent  TAXI', 422],
    ['Cyrillic letters in it', 'Tоshkеnt Тахi', 422],
    ['wide letters', 'Ｔoshkent Taxi', 422],
    ['a zero for an o', 'T0shkent Taxi', 422],
    ['a space of no width', 'Toshkent\u200B Taxi', 400],
    ['no space', 'ToshkentTaxi', 422],
  ])('is not called by %s', async (_what, name, status) => {
    for (const answer of [
      await put(own, { name }),
      await operator({ method: 'POST', url: '/api/v1/merchant', body: { name } }),
    ]) {
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.json().errors[0].path).toBe('/name');
    }
  });

  // API-28, OFFICE-78
  test('is made with a key pair of its own and nothing else, and is in the list', async () => {
    const post = (name: string) =>
      operator({ method: 'POST', url: '/api/v1/merchant', body: { name } });
    const made = await post(' Buxoro Gilam ');
    expect(made.statusCode, made.body).toBe(201);
    const { data } = made.json();
    expect(data).toMatchObject({ name: 'Buxoro Gilam', terminals: [], version: 1 });
    expect(data.clientPublicKey).toHaveLength(60);
    expect((await get('/api/v1/merchant?search=buxoro', operator)).json()).toEqual({
      data: [data],
      total: 1,
    });
    expect((await post('Ab')).json().errors).toEqual([
      { path: '/name', message: 'Name must be at least 3 characters long' },
    ]);
    expect(await audited('merchant.created')).toMatchObject([{ subject: `merchant:${data.id}` }]);
  });

  // PEOPLE-523
  test('keeps a name that another one has, and two at once do not take one', async () => {
    const { database, secrets } = testApp.context;
    const former = (await get(own)).json().data.name;
    const twin = await database.transaction((tx) => createMerchant(tx, former, secrets));
    expect((await put(own, { name: former })).statusCode).toBe(200);
    await database.transaction((tx) => tx.delete(merchantTable).where(eq(merchantTable.id, twin)));
    const made = await Promise.all(
      ['Xiva Ipak', 'Xiva ipak', 'Xivа Ipak'].map((name) =>
        operator({ method: 'POST', url: '/api/v1/merchant', body: { name } }),
      ),
    );
    const codes = made.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([201, 422, 422]);
  });
});

describe('the callback address', () => {
  test('is changed from the state that was seen, or not at all, and can be taken away', async () => {
    const { data } = (await get(`${own}/callback`)).json();
    expect(data.url).toBeNull();
    const url = ' https://Shop.example/callbacks?token=s3cret ';
    const changed = await put(`${own}/callback`, { url }, data.version);
    expect(changed.statusCode, changed.body).toBe(200);
    const kept = 'https://shop.example/callbacks?token=s3cret';
    expect(changed.json().data).toMatchObject({ url: kept, version: data.version + 1 });
    const late = await put(`${own}/callback`, { url: null }, data.version);
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toEqual(changed.json().data);
    await put(`${own}/callback`, { url: null }, data.version + 1);
    expect((await get(`${own}/callback`)).json().data.url).toBeNull();
    const hosts = (await audited('merchant.callback_address_changed')).map(({ after }) => after);
    expect(hosts, 'and no token').toEqual([{ host: 'shop.example' }, { host: null }]);
  });

  test.each(['shop.example', 'ftp://shop.example', 'https://a:b@shop.example', 'http://[::1/'])(
    'is refused where it is none: %s',
    async (url) => {
      const answer = await put(`${own}/callback`, { url });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject([{ path: '/url' }]);
    },
  );

  test('of another merchant is neither read, nor changed, nor called', async () => {
    expect((await get(`${foreign}/callback`)).statusCode).toBe(404);
    expect((await put(`${foreign}/callback`, { url: receiver.url })).statusCode).toBe(404);
    const answer = await merchant({ method: 'POST', url: `${foreign}/callback/test` });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a test callback', () => {
  const send = () => merchant({ method: 'POST', url: `${own}/callback/test` });

  // OFFICE-81
  test('is one signed webhook about no invoice, and says what came back', async () => {
    await put(`${own}/callback`, { url: receiver.url });
    receiver.behave(answers(500, 'No such order'));
    const answer = await send();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toEqual({
      url: receiver.url,
      statusCode: 500,
      answer: 'No such order',
      error: null,
    });
    await testApp.runDueJobs();
    expect(receiver.received, 'once, whatever is answered').toHaveLength(1);
    const [webhook] = receiver.received;
    const { data } = (await get(own)).json();
    expect(webhook && isSigned(webhook, data.clientPublicKey)).toBe(true);
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
      type: 'invoice.status_changed',
      data: { merchantInvoiceId: 'test-callback', status: 'NEW', isTest: true },
    });
    expect(await audited('merchant.callback_tested')).toMatchObject([
      { details: { host: `127.0.0.1:${receiver.port}` } },
    ]);
  });

  test('says why nothing came back, and calls no private address outside demo mode', async () => {
    await put(`${own}/callback`, { url: receiver.url });
    callOut = createCallOut({ isAllowed: publicAddresses });
    const calls = receiver.received.length;
    expect((await send()).json().data).toEqual({
      url: receiver.url,
      statusCode: null,
      answer: '',
      error: 'address_refused',
    });
    callOut = open;
    expect(receiver.received).toHaveLength(calls);
    await put(`${own}/callback`, { url: 'http://127.0.0.1:1/' });
    expect((await send()).json().data).toMatchObject({ statusCode: null, error: 'ECONNREFUSED' });
  });

  test('has to have somewhere to go', async () => {
    await put(`${own}/callback`, { url: null });
    expect((await send()).json()).toMatchObject({ status: 422, code: 'no_callback_address' });
  });
});

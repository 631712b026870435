import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { drawPng } from '@tiyin/demo/draw-png';
import { type Caller, signIn, stranger } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let merchant: Caller;
let own: string;
let foreign: string;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  merchant = await signIn(testApp.app, 'merchant');
  const [first, second] = testApp.shops;
  own = `/api/v1/merchant/${first.merchantId}/look`;
  foreign = `/api/v1/merchant/${second?.merchantId}/look`;
});
afterAll(() => testApp.close());

const read = async () => (await merchant({ method: 'GET', url: own })).json().data;
const change = (body: object, headers: Record<string, string> = {}) =>
  merchant({ method: 'PATCH', url: own, body, headers });

const red = drawPng(3, 2, () => [200, 0, 0, 255]);
const blue = drawPng(2, 3, () => [0, 0, 200, 255]);

describe('a look', () => {
  // API-42, OFFICE-82
  test('is changed field by field: what is not named stays, null takes it away', async () => {
    const changed = await change({ displayName: '  Samarqand Market №1 ', accent: '#0B6B3A' });
    expect(changed.statusCode, changed.body).toBe(200);
    const before = changed.json().data;
    expect(before).toMatchObject({
      name: 'Samarqand Market',
      displayName: 'Samarqand Market №1',
      accent: '#0b6b3a',
    });
    const origins = { frameOrigins: ['https://Shop.example/', 'http://localhost:8080'] };
    expect((await change(origins)).json().data).toEqual({
      ...before,
      frameOrigins: ['https://shop.example', 'http://localhost:8080'],
      version: before.version + 1,
    });
    await change({ displayName: null, accent: null, frameOrigins: [], logo: null });
    expect(await read()).toMatchObject({
      displayName: null,
      accent: null,
      frameOrigins: [],
      logo: null,
    });
  });

  test('is changed from the state that was seen, or not at all', async () => {
    const { version } = await read();
    const seen = { 'if-match': `"${version}"` };
    const first = await change({ accent: '#111111' }, seen);
    expect(first.headers.etag).toBe(`"${version + 1}"`);
    const second = await change({ accent: '#222222' }, seen);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'conflict',
      current: { accent: '#111111', version: version + 1 },
    });
    expect(await read()).toMatchObject({ accent: '#111111' });
  });

  test.each([
    [{ displayName: ' ' }, '/displayName'],
    [{ frameOrigins: ['https://a.example', 'https://*'] }, '/frameOrigins/1'],
    [{ logo: Buffer.from('<svg></svg>').toString('base64') }, '/logo'],
    [{ logo: Buffer.alloc(200_001).toString('base64') }, '/logo'],
    [{ logo: drawPng(2001, 1, () => [0, 0, 0, 0]).toString('base64') }, '/logo'],
  ])('that cannot be is refused with the field: %j', async (body, path) => {
    const before = await read();
    const answer = await change({ accent: '#333333', ...body });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'not_allowed', errors: [{ path }] });
    expect(await read(), 'nothing of it is kept').toEqual(before);
  });

  // PEOPLE-900
  test('does not show customers the name of another merchant, unless people of the company give it', async () => {
    const name = 'Toshkent Taxi';
    const alike = [name, ' TOSHKENT taxi', 'Тоshkеnt Тахi', 'T0shkent-Taxi'];
    for (const displayName of alike) {
      const answer = await change({ displayName });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json().errors).toEqual([
        { path: '/displayName', message: 'It looks like the name of another merchant' },
      ]);
    }
    const operator = await signIn(testApp.app, 'operator');
    const patch = (url: string, displayName: string | null) =>
      operator({ method: 'PATCH', url, body: { displayName } });
    expect((await patch(foreign, 'Yashil Taxi')).statusCode).toBe(200);
    expect((await change({ displayName: 'Yashil taxi' })).statusCode).toBe(422);
    expect((await patch(own, 'Yashil Taxi')).statusCode).toBe(200);
    expect((await change({ displayName: 'Yashil Taxi', accent: '#0b6b3a' })).statusCode).toBe(200);
    for (const url of [own, foreign]) expect((await patch(url, null)).statusCode).toBe(200);
  });

  test.each([{ accent: 'red' }, { accent: '#fff' }, { accent: '#12345g' }, { colour: '#123456' }])(
    'is refused where it is none: %j',
    async (body) => expect((await change(body)).statusCode).toBe(400),
  );

  test('of another merchant is not found', async () => {
    expect((await merchant({ method: 'GET', url: foreign })).statusCode).toBe(404);
    const answer = await merchant({ method: 'PATCH', url: foreign, body: { accent: '#444444' } });
    expect(answer.statusCode).toBe(404);
  });

  test('says in the audit who changed what, and not the picture', async () => {
    await change({ displayName: 'Audited', logo: red.toString('base64') });
    const [first] = testApp.shops;
    const entries = await testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `merchant:${first.merchantId}`))
        .orderBy(auditEntry.id),
    );
    const last = entries.at(-1);
    expect(last).toMatchObject({ action: 'merchant.look_changed', actorType: 'staff' });
    expect(last?.after).toEqual({
      displayName: 'Audited',
      logo: expect.stringMatching(/[\da-f]{32}/),
    });
  });
});

describe('a logo', () => {
  const put = async (picture: Buffer) => {
    const answer = await change({ logo: picture.toString('base64') });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.logo;
  };
  const get = (url: string) => stranger(testApp.app)({ method: 'GET', url });

  test('is served from our own origin as what its bytes are, and may be kept for ever', async () => {
    const logo = await put(red);
    expect(logo).toEqual({
      url: expect.stringMatching(/^\/merchant-assets\/[\da-f]{32}\.png$/),
      width: 3,
      height: 2,
    });
    const served = await get(logo.url);
    expect(served.rawPayload).toEqual(red);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  // API-41
  test('has another address when it is another, and none any more when it was taken away', async () => {
    const first = await put(red);
    const second = await put(blue);
    expect(second.url).not.toBe(first.url);
    expect((await get(first.url)).statusCode).toBe(404);
    expect((await get(second.url)).rawPayload).toEqual(blue);
    await change({ logo: null });
    expect((await get(second.url)).statusCode).toBe(404);
  });

  // API-30
  test('of 200 kB is taken, one byte more is not', async () => {
    const chunk = Buffer.alloc(200_000 - red.length);
    chunk.writeUInt32BE(chunk.length - 12);
    chunk.write('noTe', 4, 'latin1');
    const large = Buffer.concat([red.subarray(0, 33), chunk, red.subarray(33)]);
    expect(large.length).toBe(200_000);
    expect(await put(large)).toMatchObject({ width: 3 });
    const larger = Buffer.concat([large.subarray(0, -12), Buffer.alloc(1), large.subarray(-12)]);
    expect((await change({ logo: larger.toString('base64') })).statusCode).toBe(422);
  });

  test.each(['nothing', '../../etc/passwd', `${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.svg`])(
    'that does not exist is not found: %s',
    async (file) => {
      const answer = await get(`/merchant-assets/${encodeURIComponent(file)}`);
      expect(answer.statusCode).toBe(404);
    },
  );
});

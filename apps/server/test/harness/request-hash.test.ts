import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey, invoice } from '../../src/db/schema.ts';
import { keyStoredHashes } from '../../src/idempotency/key-stored-hashes.ts';
import { type Caller, merchantServer } from '../callers.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let shop: Caller;

beforeAll(async () => {
  world = await openWorld();
  shop = merchantServer(world.app);
});
afterAll(() => world.close());

function payoutRequest(credential = '9860120115551234') {
  const { customer, merchantInvoiceId } = world.formRequest();
  const terminalId = world.payoutTerminalId;
  const method = { paymentMethodName: 'Humo', credential };
  return { terminalId, amount: 100_000, merchantInvoiceId, customer, ...method };
}

function payOut(key: string, body: object) {
  const headers = { 'idempotency-key': key };
  return shop({ method: 'POST', url: '/api/merchant/v1/payouts', headers, body });
}

const storedHash = async (key: string): Promise<string | undefined> => {
  const [row] = await world.context.database.transaction((tx) =>
    tx.select().from(idempotencyKey).where(eq(idempotencyKey.key, key)),
  );
  return row?.requestHash;
};

/** SHA-256 of JSON with its keys in order: the form in which an earlier version stored a body. */
function plainHash(body: object): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

const storePlainHash = (key: string, body: object) =>
  world.context.database.transaction((tx) =>
    tx
      .update(idempotencyKey)
      .set({ requestHash: plainHash(body) })
      .where(eq(idempotencyKey.key, key)),
  );

const invoicesOf = (merchantInvoiceId: string) =>
  world.context.database.transaction((tx) =>
    tx.$count(invoice, eq(invoice.merchantInvoiceId, merchantInvoiceId)),
  );

// API-201
test('no hash is stored that can be computed from a body without the secret', async () => {
  const body = payoutRequest();
  expect((await payOut('keyed', body)).statusCode).toBe(201);
  const stored = await storedHash('keyed');
  expect(stored).toMatch(/^hmac\.[\da-f]{8}\.[\da-f]{64}$/);
  expect(stored).not.toContain(plainHash(body));
});

// API-201
test('plain hashes of an earlier version are keyed, and their keys still answer the same once', async () => {
  const body = payoutRequest();
  const first = await payOut('before', body);
  await storePlainHash('before', body);
  await keyStoredHashes(world.context.database, world.context.secrets);
  expect(await storedHash('before')).toMatch(/^hmac\./);
  const again = await payOut('before', body);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect((await payOut('before', payoutRequest())).json()).toMatchObject({
    code: 'idempotency_conflict',
  });
  expect(await invoicesOf(body.merchantInvoiceId)).toBe(1);
  const [plain] = await world.context.database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from idempotency_key
        where request_hash not like 'hmac.%'`),
  );
  expect(plain?.count).toBe(0);
});

// API-201
test('a plain hash that an earlier server writes while this one runs is understood', async () => {
  const body = payoutRequest();
  const first = await payOut('meanwhile', body);
  await storePlainHash('meanwhile', body);
  const again = await payOut('meanwhile', body);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  const other = await payOut('meanwhile', { ...body, credential: '9860120115551235' });
  expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
  expect(await invoicesOf(body.merchantInvoiceId)).toBe(1);
});

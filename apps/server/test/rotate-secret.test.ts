import { randomUUID } from 'node:crypto';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countOthers } from '../src/administration/rotation/encrypt-again.ts';
import { encryptedColumns } from '../src/administration/rotation/encrypted-columns.ts';
import { rotateSecret } from '../src/administration/rotation/rotate-secret.ts';
import { createApp } from '../src/app.ts';
import { createSecretFollower } from '../src/background/follow-secret.ts';
import type { ServerContext } from '../src/context.ts';
import type { Tx } from '../src/db/database.ts';
import { readFact, requireSameSecret } from '../src/db/installation.ts';
import * as schema from '../src/db/schema.ts';
import { credentialOwner } from '../src/payments/accounts/credential.ts';
import { receiptKeyPurpose } from '../src/payments/receipts/receipt-keys.ts';
import { createSecrets } from '../src/secrets/secrets.ts';
import { type Caller, merchantServer, signIn, stranger } from './callers.ts';
import { openPayouts, type Payouts } from './harness/payouts.ts';
import { type TestApp, openTestApp } from './test-app.ts';
import { findUnreadable } from './unreadable-values.ts';

const old = Buffer.alloc(32, 'test');
const next = Buffer.alloc(32, 'next');
const nextOnly = createSecrets(next);
const keys = 450;

// RUN-301
test('every encrypted column of the schema is encrypted again', () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  const named = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap(({ name }) =>
      name.endsWith('_encrypted') ? [`${getTableName(table)}.${name}`] : [],
    ),
  );
  const known = encryptedColumns.map(
    ({ cipher }) => `${getTableName(cipher.table)}.${cipher.name}`,
  );
  expect(known.toSorted()).toEqual(named.toSorted());
});

describe('while the secret is replaced', () => {
  let system: TestApp;
  let context: ServerContext;
  let payouts: Payouts;
  let app: Awaited<ReturnType<typeof createApp>>;
  let operator: Caller;
  let merchant: Caller;
  beforeAll(async () => {
    system = await openTestApp({ isRateLimited: false });
    payouts = await openPayouts(system);
    context = { ...system.context, secrets: createSecrets(old, next) };
    await system.context.database.transaction(async (tx) => {
      await requireSameSecret(tx, system.context.secrets);
      // More than one batch.
      await tx.insert(schema.receiptKey).values(
        Array.from({ length: keys }, (_, number) => ({
          publicKey: `key ${number}`,
          privateKeyEncrypted: context.secrets.encrypt(
            `private ${number}`,
            receiptKeyPurpose(`key ${number}`),
          ),
          createdAt: context.clock.now(),
        })),
      );
    });
    app = await createApp(context, { isRateLimited: false });
    // Their tokens are signed with the old secret.
    operator = await signIn(app, 'operator');
    merchant = merchantServer(app);
  });
  afterAll(async () => {
    await app.close();
    await system.close();
  });

  const payout = (key: string) =>
    merchant({
      method: 'POST',
      url: '/api/merchant/v1/payouts',
      headers: { 'idempotency-key': key },
      body: {
        terminalId: payouts.terminalId,
        amount: 100_000,
        merchantInvoiceId: key,
        customer: { externalId: key },
        paymentMethodName: 'Humo',
        credential: '9860120115551234',
      },
    });

  /** The daily work of staff and shops, with the status of each request. */
  const works: readonly (() => Promise<number[]>)[] = [
    async () => {
      const key = randomUUID();
      const [first, again] = [await payout(key), await payout(key)];
      expect(again.body).toBe(first.body);
      const { invoiceId } = first.json();
      const seen = await operator({ method: 'GET', url: `/api/v1/invoice/${invoiceId}` });
      return [first.statusCode, again.statusCode, seen.statusCode];
    },
    async () => {
      const seen = await operator({ method: 'GET', url: '/api/v1/people/account/1' });
      const { credentials } = seen.json().data;
      expect(credentials[0].value).toMatch(/^\d{12,19}$/);
      // The credentials of before are copied as they are stored.
      const changed = await operator({
        method: 'PUT',
        url: '/api/v1/people/account/1/credential',
        body: { credentialType: 'OWNER', value: randomUUID().slice(0, 8) },
      });
      return [seen.statusCode, changed.statusCode];
    },
    async () => {
      const body = { username: 'viewer', password: 'viewer-demo' };
      const answer = await stranger(app)({ method: 'POST', url: '/api/v1/login', body });
      return [answer.statusCode];
    },
  ];

  // RUN-301
  test('nothing is unreadable and nothing refused, also when the command is killed and run again', async () => {
    const follower = createSecretFollower(context, 20);
    follower.start();
    let isOver = false;
    const statuses: number[] = [];
    const load = works.map(async (work) => {
      while (!isOver) statuses.push(...(await work()));
    });
    const earlier = randomUUID();
    const first = await payout(earlier);

    const admin = { ...context, secrets: createSecrets(old, next) };
    let transactions = 0;
    const killed: Pick<ServerContext, 'database'>['database'] = {
      ...context.database,
      transaction: (work) => {
        transactions += 1;
        if (transactions > 14) throw new Error('killed');
        return context.database.transaction(work);
      },
    };
    const rotation = { noticeMs: 200 };
    await expect(rotateSecret({ ...admin, database: killed }, rotation)).rejects.toThrow('killed');
    const left = await context.database.transaction(async (tx) => {
      const onlyOld = createSecrets(old);
      await expect(requireSameSecret(tx, onlyOld)).rejects.toThrow('is being replaced by');
      const counts = [];
      for (const column of encryptedColumns)
        counts.push(await countOthers(tx, column, nextOnly.keyId));
      return counts.reduce((sum, count) => sum + count, 0);
    });
    expect(left).toBeGreaterThan(0);

    const lines: string[] = [];
    await rotateSecret(admin, { ...rotation, report: (line) => lines.push(line) });
    expect(lines.at(-1)).toMatch(/^Pass \d is done, 0 values are left\.$/);
    // The request of before the rotation is still known.
    expect((await payout(earlier)).body).toBe(first.body);
    isOver = true;
    await Promise.all(load);
    await follower.stop();
    expect(context.secrets.keyId).toBe(nextOnly.keyId);
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    expect(system.loggedErrors).toEqual([]);

    // What came in at the end was written with the next secret, too.
    await context.database.transaction(async (tx) => {
      expect(await findUnreadable(tx, nextOnly)).toEqual([]);
      expect(await readFact(tx, 'secret')).toBe(nextOnly.keyId);
      expect(await readFact(tx, 'secret-next')).toBeUndefined();
      await requireSameSecret(tx, nextOnly);
      await expect(requireSameSecret(tx, createSecrets(old))).rejects.toThrow('was filled under');
    });
  });

  // RUN-947
  test('a server that was left out says so once, and is not ready until it has the secret', async () => {
    const [database, errors] = [
      { ...context.database, kind: 'postgres' as const },
      vi.fn<(line: string) => void>(),
    ];
    const logger = pino({ level: 'error' }, { write: errors });
    const left = createSecretFollower({ database, logger, secrets: createSecrets(old) }, 5);
    left.start();
    await vi.waitFor(() => expect(left.lacksSecret()).toBe(true));
    await left.stop();
    expect(errors.mock.calls.flat()).toEqual([expect.stringContaining('was filled under')]);
    const given = createSecretFollower({ database, logger, secrets: createSecrets(next) }, 5);
    given.start();
    await vi.waitFor(() => expect(given.lacksSecret()).toBe(false));
    await given.stop();
  });

  // ROUTING-270
  test('a number of an account is refused for another, whichever secret indexed it', async () => {
    const indexedOld = await context.database.transaction(async (tx) => {
      const first = eq(schema.paymentAccount.id, asId<AccountId>(1));
      const [row] = await tx.select().from(schema.paymentAccount).where(first);
      const plain = context.secrets.decrypt(row?.valueEncrypted ?? '', credentialOwner(asId(1)));
      const valueIndex = createSecrets(old).blindIndex(plain);
      await tx.update(schema.paymentAccount).set({ valueIndex }).where(first);
      return plain;
    });
    const answer = await operator({
      method: 'PUT',
      url: '/api/v1/people/account/2/credential',
      body: { credentialType: 'CARD_NUMBER', value: indexedOld },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail ?? answer.json().errors[0].message).toContain(
      'has this number already',
    );
  });

  // RUN-301
  test('a value whose row somebody holds is waited for in the second pass', async ({ skip }) => {
    const { database } = context;
    skip(database.kind === 'embedded', 'its one connection would hold the command, too');
    const admin = { ...context, secrets: createSecrets(next, Buffer.alloc(32, 'third')) };
    const holding = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const held = database.transaction(async (tx) => {
      const first = eq(schema.paymentAccount.id, asId<AccountId>(1));
      await tx.select().from(schema.paymentAccount).where(first).for('update');
      holding.resolve();
      await release.promise;
    });
    await holding.promise;
    const lines: string[] = [];
    const rotation = rotateSecret(admin, { noticeMs: 10, report: (line) => lines.push(line) });
    let isOver = false;
    const over = rotation.finally(() => (isOver = true)).catch(() => undefined);
    const isBlocked = async () => isOver || (await database.transaction(isWaitedFor));
    await expect.poll(isBlocked, { interval: 10, timeout: 60_000 }).toBe(true);
    release.resolve();
    await Promise.all([held, over]);
    await rotation;
    expect(lines.slice(-2)).toEqual([
      'Pass 1 is done, 1 values are left.',
      'Pass 2 is done, 0 values are left.',
    ]);
  });
});

async function isWaitedFor(tx: Tx): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%for update of%'`);
  return rows.length > 0;
}

// RUN-301
test('a command without a next secret, or with the same one, says what is missing', async () => {
  const system = await openTestApp();
  const { context } = system;
  for (const secrets of [createSecrets(old), createSecrets(old, old)]) {
    await expect(rotateSecret({ ...context, secrets })).rejects.toThrow('TIYIN_NEXT_SECRET');
  }
  await system.close();
});

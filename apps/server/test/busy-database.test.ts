import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable } from '../src/db/query-error.ts';
import { withoutLimits } from '../src/db/without-limits.ts';
import { merchantServer, stranger } from './callers.ts';
import { type TestSystem, openTestSystem } from './payments/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
});
afterAll(() => system.close());
beforeEach(({ skip }) => {
  // The embedded database has one connection: nothing waits for a lock or is shared.
  if (system.context.database.kind === 'embedded') skip();
});

/** The demo merchant's server creates a form. */
async function createForm(): Promise<string> {
  const answer = await merchantServer(system.app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      terminalId: system.shops[0].terminalIds[0],
      type: 'Deposit',
      amount: 48_000_000,
      canChangeAmount: true,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: randomUUID() },
      successUrl: 'https://shop.test/paid',
      cancelUrl: 'https://shop.test/canceled',
      errorUrl: 'https://shop.test/failed',
    },
  });
  return answer.json().invoiceId;
}

const cancel = (invoiceId: string) =>
  merchantServer(system.app)({
    method: 'POST',
    url: `/api/merchant/v1/invoices/${invoiceId}/cancel`,
  });

const health = () => stranger(system.app)({ method: 'GET', url: '/api/health' });

/** Locks the demo merchant's invoices until the returned function is called. */
async function lockInvoices(): Promise<() => Promise<void>> {
  const isLocked = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const holder = system.context.database.jobs.transaction(async (tx) => {
    await tx.execute(sql`select id from invoice for update`);
    isLocked.resolve();
    await end.promise;
  });
  await isLocked.promise;
  return async () => {
    end.resolve();
    await holder;
  };
}

const blocked = () =>
  system.context.database.jobs.transaction(async (tx) => {
    const rows = await tx.execute<{ pid: number }>(sql`select pid from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
    return rows.map(({ pid }) => pid);
  });

// RUN-232
describe('connections', () => {
  it('wait for a lock, run a statement and do nothing in a transaction for a limited time', async () => {
    const shown = await system.query(sql`select name, setting from pg_settings where name in
      ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`);
    expect(shown).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'lock_timeout', setting: '8000' },
      { name: 'statement_timeout', setting: '30000' },
    ]);
  });

  it('have no limit for the steps of a start', async () => {
    const unhurried = withoutLimits(system.context.database);
    const settings = await unhurried.transaction(async (tx) => {
      const rows = await tx.execute(sql`select current_setting('lock_timeout') as lock,
        current_setting('statement_timeout') as statement`);
      return rows;
    });
    expect(settings).toEqual([{ lock: '0', statement: '0' }]);
  });

  it('that time out waiting for a lock get 503 and a delay', async () => {
    await createForm();
    const release = await lockInvoices();
    try {
      const failed = system.run(async (tx) => {
        await tx.execute(sql`set local lock_timeout = 1`);
        await tx.execute(sql`select id from invoice for update`);
      });
      const error = await failed.catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
    } finally {
      await release();
    }
  });
});

// RUN-233
describe('a merchant whose 34 requests all wait for rows', () => {
  it('leaves the connections of others free, and health uses its own', async () => {
    const invoiceIds = [];
    for (let number = 0; number < 34; number += 1) invoiceIds.push(await createForm());
    const other = await system.createDeposit(await system.shop(), 1_000_000n);
    const release = await lockInvoices();
    const canceling = invoiceIds.map((id) => cancel(id));
    try {
      await vi.waitUntil(async () => (await blocked()).length === 16, { timeout: 30_000 });
      const url = `/api/payments/form/${other.formId}/init`;
      expect((await stranger(system.app)({ method: 'POST', url })).statusCode).toBe(200);
      expect((await health()).statusCode).toBe(200);
      expect(await blocked()).toHaveLength(16);
    } finally {
      await release();
    }
    const codes = (await Promise.all(canceling)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual(invoiceIds.map(() => 200));
  });
});

// RUN-234, RUN-490
it('a request whose connection is lost is answered 503 with Retry-After', async () => {
  const invoiceId = await createForm();
  const release = await lockInvoices();
  const canceling = cancel(invoiceId);
  try {
    await vi.waitUntil(async () => (await blocked()).length === 1, { timeout: 30_000 });
    const [pid] = await blocked();
    await system.query(sql`select pg_terminate_backend(${pid ?? 0})`);
    const answer = await canceling;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
  } finally {
    await release();
  }
  expect((await cancel(invoiceId)).statusCode).toBe(200);
});

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runNextJob } from '../../src/background/due-jobs.ts';
import { completeForm } from '../../src/payments/form/complete-form.ts';
import { killedAfter } from '../killed-after.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

async function said(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(await system.shop(), amount);
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  return deposit;
}

const jobs = (where = sql`true`) =>
  system.query(sql`select kind, attempts, last_error, run_at::timestamptz(3)::text as run_at
    from job where ${where} order by id`);

describe('jobs', () => {
  it('are done by another process when the first is killed in the middle: once, with one booking', async () => {
    const deposit = await said(1_000_000n);
    system.clock.advance(3 * second);
    const dying = { ...system.context, database: killedAfter(0, system.context.database) };
    await expect(runNextJob(dying)).rejects.toThrow('killed');
    await expect(runNextJob(dying)).rejects.toThrow('killed');
    expect(await system.status(deposit)).toBe('PENDING');
    expect(await system.postings(deposit)).toEqual([]);
    expect(await runNextJob({ ...system.context })).toBe(true);
    expect(await system.seen(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toHaveLength(2);
  });

  it.each([0, 1, 2])(
    'are done once when the process is killed after %i commits',
    async (commits) => {
      const deposit = await said(1_000_002n);
      system.clock.advance(3 * second);
      const dying = { ...system.context, database: killedAfter(commits, system.context.database) };
      await runNextJob(dying)
        .then(() => runNextJob(dying))
        .catch(() => undefined);
      await system.runDueJobs();
      const timeouts = (await system.events(deposit)).filter(
        (event) => event === 'provider_timed_out',
      );
      expect(timeouts).toHaveLength(1);
      const isItsCall = sql`kind = 'sandbox.deposit' and payload->>'invoiceId' = ${deposit.invoiceId}`;
      expect(await jobs(isItsCall)).toHaveLength(1);
    },
  );

  it('are done while more people wait for an answer than there are connections for', async ({
    skip,
  }) => {
    const { database } = system.context;
    // The embedded database has one connection for all.
    if (database.kind === 'embedded') skip();
    const deposit = await said(1_000_000n);
    system.clock.advance(3 * second);
    const answer = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 30 }, () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await answer.promise;
      }),
    );
    try {
      expect(await runNextJob(system.context)).toBe(true);
    } finally {
      answer.resolve();
    }
    await Promise.all(waiting);
    expect(await system.postings(deposit)).toHaveLength(2);
  });

  it('do not exist when their cause was rolled back', async () => {
    const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
    await system.requestRequisites(deposit);
    const before = await jobs();
    const dying = killedAfter(0, system.context.database);
    const { secrets } = system.context;
    const { formId } = deposit;
    const completion = { formId, credential: '9860120115551234', secrets, now: system.clock.now() };
    await expect(dying.transaction((tx) => completeForm(tx, completion))).rejects.toThrow('killed');
    expect(await jobs()).toEqual(before);
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
  });

  it('that were due while no worker ran are done late, and in order', async () => {
    const deposit = await said(1_000_003n);
    const other = await system.createDeposit(await system.shop(), 1_000_000n);
    await system.pass(24 * 60 * minute);
    expect(await system.status(deposit)).toBe('DECLINED');
    expect(await system.status(other)).toBe('CANCELED');
    expect(await jobs()).toEqual([]);
  });

  it('that fail are postponed, 1 second and then twice as long, and do not hold up the others', async () => {
    const deposit = await said(1_000_000n);
    const payload = JSON.stringify({ invoiceId: 'not-an-id', asked: 1 });
    const dueAt = system.clock.now().toISOString();
    await system.query(sql`insert into job (kind, payload, run_at)
      values ('sandbox.deposit', ${payload}::jsonb, ${dueAt}), ('no.such.kind', '{}', ${dueAt})`);
    await system.pass(3 * second);
    expect(await system.status(deposit)).toBe('DONE');
    const waits = async () => {
      const now = system.clock.now().getTime();
      const rows = await jobs(sql`attempts > 0`);
      return rows.map((row) => Date.parse(String(row['run_at'])) - now);
    };
    expect(await waits()).toEqual([second, second]);
    await system.pass(second);
    expect(await waits()).toEqual([2 * second, 2 * second]);
    await system.pass(2 * second);
    expect(await waits()).toEqual([4 * second, 4 * second]);
    const failed = await jobs(sql`attempts > 0`);
    expect(failed.map((row) => [row['kind'], row['attempts']])).toEqual([
      ['sandbox.deposit', 3],
      ['no.such.kind', 3],
    ]);
    expect(failed[1]?.['last_error']).toContain('no.such.kind');
    expect(String(failed[0]?.['last_error'])).not.toContain('not-an-id');
    expect(system.loggedErrors).not.toHaveLength(0);
  });

  // API-491
  it('that fail keep no card number of their error', async () => {
    await system.query(sql`delete from job`);
    const dueAt = system.clock.now().toISOString();
    await system.query(sql`insert into job (kind, payload, run_at)
      values ('card 4111 1111 1111 1111', '{}', ${dueAt})`);
    await system.runDueJobs();
    const [row] = await jobs();
    expect(row?.['last_error']).toContain('card [masked]');
    await system.query(sql`delete from job`);
  });

  it('that keep failing are retried at least every 15 minutes', async () => {
    await system.query(sql`delete from job`);
    const dueAt = system.clock.now().toISOString();
    await system.query(sql`insert into job (kind, payload, run_at, attempts)
      values ('no.such.kind', '{}', ${dueAt}, 60)`);
    await system.runDueJobs();
    const [row] = await jobs();
    const wait = Date.parse(String(row?.['run_at'])) - system.clock.now().getTime();
    expect(wait).toBe(15 * minute);
  });
});

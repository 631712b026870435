import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { InvoiceId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropArchived } from '../../src/administration/archive/drop-archived.ts';
import { verifyArchive } from '../../src/administration/archive/verify-archive.ts';
import { writeArchive } from '../../src/administration/archive/write-archive.ts';
import { chainEntries } from '../../src/audit/chain-entries.ts';
import { addPartitions } from '../../src/background/add-partitions.ts';
import { areEarlierArchived } from '../../src/callbacks/list-callbacks.ts';
import { paymentAccount } from '../../src/db/schema.ts';
import { brokenInvariants } from '../../src/invariants/find-violations.ts';
import { anyAddress } from '../../src/outside/address-rules.ts';
import { createCallOut } from '../../src/outside/call-out.ts';
import {
  accountAsIssued,
  keepFormerCredential,
} from '../../src/payments/accounts/credential-as-issued.ts';
import { changeAmount } from '../../src/payments/invoices/change-amount.ts';
import { type Receiver, answers, openReceiver } from '../callbacks/receiver.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

const dayMs = 24 * 60 * minute;
let system: TestSystem;
let receiver: Receiver;
let failing: Receiver;
let folder: string;
let deposits: Readonly<
  Record<
    'alone' | 'changed' | 'expired' | 'failed' | 'later' | 'plain' | 'refunded' | 'waiting',
    Deposit
  >
>;
let refund: InvoiceId;
let before: Record<'callback' | 'invoice_event', Record<string, unknown>[]>;

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

const rowsOf = (table: string) =>
  system.query(sql.raw(`select id, row_to_json(t)::text as row from ${table} t order by id`));

/** The sequences of the events of an invoice, and the states of its callbacks. */
const kept = async (invoiceId: InvoiceId) => {
  const events = await system.query(
    sql`select sequence from invoice_event where invoice_id = ${invoiceId} order by 1`,
  );
  const callbacks = await system.query(
    sql`select state from callback where invoice_id = ${invoiceId} order by number`,
  );
  return {
    events: events.map(({ sequence }) => sequence),
    callbacks: callbacks.map(({ state }) => state),
  };
};

async function passMonth(days: number): Promise<void> {
  system.clock.advance(days * dayMs);
  await system.run((tx) => addPartitions(tx, system.clock.now()));
}

async function lowerAmount({ invoiceId }: Deposit, amount: bigint): Promise<void> {
  const staff = await system.operator();
  await system.run((tx) =>
    changeAmount(tx, {
      staff,
      secrets: system.context.secrets,
      invoiceId,
      amount: minorUnits(amount),
      expectedVersion: undefined,
      reason: 'The customer asked for it',
      now: system.clock.now(),
    }),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tiyin-archive-'));
  system = await openTestSystem({ callOut: createCallOut({ isAllowed: anyAddress }) });
  await system.run(async (tx) => {
    const [row] = await tx.execute<{ end: string }>(sql`select moment_of_key(substring(
        pg_get_expr(relpartbound, oid) from 'TO \\(''(.+)''\\)'))::text as "end"
      from pg_class where oid = 'invoice_event_first'::regclass`);
    const begin = new Date(row?.end ?? '').getTime() - 20 * dayMs;
    system.clock.advance(begin - system.clock.now().getTime());
  });
  receiver = await openReceiver();
  failing = await openReceiver();
  failing.behave(answers(500));
  const steps = payoutSteps(system);
  const give = refundSteps(system);
  const shop = await system.shop({ callbackUrl: receiver.url });
  await steps.earn(shop, 4_000_000n);
  const paid = (amount: bigint, url?: string) => give.paidDeposit(shop, amount, url);
  const plain = await paid(1_000_000n);
  const failed = await paid(1_010_000n, failing.url);
  const refunded = await paid(1_020_000n);
  refund = await give.refund(refunded, 400_000n);
  await steps.say('paid', refund);
  const changed = await system.createDeposit(shop, 1_030_000n, receiver.url);
  await system.requestRequisites(changed);
  await lowerAmount(changed, 900_000n);
  await system.report({ ...changed, amount: 900_000n });
  const expired = await system.createDeposit(shop, 1_040_000n);
  await system.requestRequisites(expired);
  for (let hour = 0; hour < 60; hour += 1) await system.pass(60 * minute);
  await passMonth(32);
  await system.runDueJobs();
  const later = await paid(1_050_000n);
  await system.runDueJobs();
  const waiting = await system.createDeposit(shop, 1_060_000n);
  await passMonth(31);
  // Nothing else is in its month.
  const alone = await paid(1_070_000n);
  deposits = { alone, plain, failed, refunded, changed, expired, later, waiting };
  for (let month = 0; month < 3; month += 1) await passMonth(31);
  while (await system.run(chainEntries));
  before = { invoice_event: await rowsOf('invoice_event'), callback: await rowsOf('callback') };
});
afterAll(async () => {
  await receiver.close();
  await failing.close();
  await system.close();
  rmSync(folder, { recursive: true, force: true });
});

const retention = { invoice_event: 2, callback: 2 } as const;
const archive = () => writeArchive(system.context, { folder, before: monthOf(system.clock.now()) });

// One after another: each step is that of an operator.
// RUN-962
describe('the months of invoices', () => {
  test('are archived, and a callback whose state changed is archived again', async () => {
    await archive();
    expect(await verifyArchive(system.context, folder)).toMatch(/^The archive is whole: /);
    await system.query(sql`update callback set failed_tries = failed_tries + 1
      where invoice_id = ${deposits.plain.invoiceId}`);
    await expect(dropArchived(system.context, folder, retention)).rejects.toThrow(
      'and other ones than the file',
    );
    expect(await archive()).toMatch(/^1 of /);
    expect(await verifyArchive(system.context, folder)).toMatch(/^The archive is whole: /);
    before = { ...before, callback: await rowsOf('callback') };
  });

  test('leave the database, but for the histories and callbacks that decide later', async () => {
    const said = await dropArchived(system.context, folder, retention);
    for (const table of ['invoice_event', 'callback']) expect(said).toContain(`${table}_first`);
    for (const gone of [deposits.plain, deposits.expired, deposits.later]) {
      expect(await kept(gone.invoiceId)).toEqual({ events: [], callbacks: [] });
    }
    const { eventSequence } = await system.row(deposits.changed.invoiceId);
    expect((await kept(deposits.changed.invoiceId)).events).toHaveLength(eventSequence);
    expect((await kept(refund)).events).toContain(1);
    expect((await kept(deposits.waiting.invoiceId)).events).toEqual([1]);
    expect((await kept(deposits.waiting.invoiceId)).callbacks).toEqual(['WAITING']);
    const { callbacks } = await kept(deposits.failed.invoiceId);
    expect(new Set(callbacks)).toEqual(new Set(['FAILED']));
    expect(await dropArchived(system.context, folder, retention)).toBe(
      'Nothing is older than it is kept.',
    );
  });

  test('keep every invariant without the rows that left, and the callback that waited arrives', async () => {
    expect(await system.run((tx) => brokenInvariants(tx))).toEqual([]);
    // INVOICE-640
    expect(await system.run((tx) => areEarlierArchived(tx, deposits.plain.invoiceId))).toBe(true);
    const had = receiver.received.length;
    await system.runDueJobs();
    expect(receiver.received.length).toBeGreaterThan(had);
    expect((await kept(deposits.waiting.invoiceId)).callbacks).not.toContain('WAITING');
    expect(await system.run((tx) => brokenInvariants(tx))).toEqual([]);
  });

  test('leave the ways of a new payment and of its callbacks as they were', async () => {
    const shop = await system.shop({ callbackUrl: receiver.url });
    const deposit = await refundSteps(system).paidDeposit(shop, 1_100_000n);
    await system.runDueJobs();
    expect(await system.status(deposit)).toBe('DONE');
    // INVOICE-640
    expect(await system.run((tx) => areEarlierArchived(tx, deposit.invoiceId))).toBe(false);
    const { events, callbacks } = await kept(deposit.invoiceId);
    expect(events.length).toBeGreaterThan(2);
    expect(new Set(callbacks)).toEqual(new Set(['EXECUTED']));
  });

  test('have a place for the next event of an old invoice', async () => {
    for (const [deposit, to] of [
      [deposits.expired, 'DONE'],
      [deposits.alone, 'CANCELED'],
    ] as const) {
      const { invoiceId } = deposit;
      const { eventSequence } = await system.row(invoiceId);
      expect((await kept(invoiceId)).events).toEqual([]);
      await system.move(deposit, to);
      await system.runDueJobs();
      const { events, callbacks } = await kept(invoiceId);
      expect(events[0]).toBe(eventSequence + 1);
      expect(callbacks.at(-1)).toBe('EXECUTED');
    }
    const places = await system.query(sql`select count(*)::int as rows from invoice_event_default`);
    expect(places).toEqual([{ rows: 0 }]);
    expect(await system.run((tx) => brokenInvariants(tx))).toEqual([]);
    expect(await verifyArchive(system.context, folder)).toMatch(/^The archive is whole: /);
  });

  test('still show the card that the customer of an old deposit saw', async () => {
    const { accountId } = await system.row(deposits.plain.invoiceId);
    if (accountId === null) throw new Error('the deposit has no account');
    const shown = await system.run(async (tx) => {
      const read = async () => {
        const [row] = await tx
          .select()
          .from(paymentAccount)
          .where(eq(paymentAccount.id, accountId));
        if (!row) throw new Error('the account is gone');
        return row;
      };
      await keepFormerCredential(tx, await read(), system.clock.now());
      await tx
        .update(paymentAccount)
        .set({ valueLastFour: '0000', credentialChangedAt: system.clock.now() })
        .where(eq(paymentAccount.id, accountId));
      return accountAsIssued(tx, await read(), deposits.plain.invoiceId);
    });
    expect(shown.valueLastFour).not.toBe('0000');
  });

  test.each(['invoice_event', 'callback'] as const)(
    'are restored from the files of %s with the same rows',
    async (table) => {
      const text = gunzipSync(readFileSync(join(folder, `${table}_first.csv.gz`))).toString();
      const rows: Record<string, string | null>[] = parse(text, {
        columns: true,
        cast: (value, { header, quoting }) => (header || quoting ? value : null),
      });
      const [first] = rows;
      const names = sql.raw(Object.keys(first ?? {}).join(', '));
      await system.query(sql.raw(`create table restored_${table} (like ${table})`));
      for (const row of rows) {
        const values = sql.join(
          Object.values(row).map((value) => sql`${value}`),
          sql`, `,
        );
        await system.query(
          sql`insert into ${sql.identifier(`restored_${table}`)} (${names}) values (${values})`,
        );
      }
      const restored = await rowsOf(`restored_${table}`);
      const ids = new Set(restored.map(({ id }) => id));
      expect(restored.length).toBeGreaterThan(10);
      expect(restored).toEqual(before[table].filter(({ id }) => ids.has(id)));
    },
  );
});

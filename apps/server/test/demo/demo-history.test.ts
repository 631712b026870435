import { pino } from 'pino';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerContext } from '../../src/context.ts';
import type { Database } from '../../src/db/database.ts';
import { addDemoAssignments } from '@tiyin/demo/demo-assignments';
import { fillDemoData } from '@tiyin/demo/demo-data';
import { createSecrets } from '../../src/secrets/secrets.ts';
import { ManualClock } from '../manual-clock.ts';
import { brokenPromises } from '../payments/broken-promises.ts';
import { testConfig } from '../test-app.ts';
import { openTestDatabase } from '../test-database.ts';

const secrets = createSecrets(Buffer.alloc(32, 'demo'));

function contextOf(database: Database, demoInvoices: number): ServerContext {
  return {
    config: { ...testConfig, demoInvoices },
    database,
    clock: new ManualClock(),
    secrets,
    logger: pino({ level: 'silent' }),
    callOut: () => Promise.reject(new Error('a demo calls no address')),
    callProvider: () => Promise.reject(new Error('a demo calls no address')),
    sendMail: () => Promise.reject(new Error('a demo sends no e-mail')),
    identityProvider: undefined,
  };
}

function fill(database: Database, invoices: number): Promise<unknown> {
  return fillDemoData(contextOf(database, invoices), () => {});
}

async function query(database: Database, text: string): Promise<Record<string, unknown>[]> {
  const rows = await database.transaction((tx) => tx.execute(sql.raw(text)));
  return rows;
}

/** The values of the only column of a query. */
async function list(database: Database, text: string): Promise<unknown[]> {
  return (await query(database, text)).flatMap((row) => Object.values(row));
}

describe('a demo of 500 invoices', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
    await fill(database, 500);
  });
  afterAll(() => database.close());

  test('keeps every promise of the books', async () => {
    expect(await database.transaction(brokenPromises)).toEqual([]);
  });

  test('has the requested number of invoices', async () => {
    expect(await list(database, 'select count(*)::int from invoice')).toEqual([500]);
  });

  // INVOICE-620
  test('has invoices that its people work on, for the company and for a merchant', async () => {
    // Twice, as at a second start.
    for (const context of [contextOf(database, 500), contextOf(database, 500)]) {
      await addDemoAssignments(context);
    }
    const assigned = `select username, is_internal, count(*)::int from invoice_assignment
      join person on person.id = person_id group by 1, 2 order by 1`;
    expect(await query(database, assigned)).toEqual([
      { username: 'approver', is_internal: true, count: 1 },
      { username: 'merchant', is_internal: false, count: 2 },
      { username: 'operator', is_internal: true, count: 3 },
    ]);
  });

  // RUN-19
  test('has both merchants, six terminals and more, both flows, modes and all methods', async () => {
    const seen = await query(
      database,
      `select count(distinct merchant_id)::int merchants, count(distinct terminal_id)::int terminals,
        count(distinct flow_type)::int flows, count(distinct is_test)::int modes,
        count(distinct method_id)::int methods, count(distinct currency)::int currencies from invoice`,
    );
    expect(seen).toEqual([
      { merchants: 2, terminals: 11, flows: 2, modes: 2, methods: 7, currencies: 2 },
    ]);
  });

  // LEDGER-13
  test('has postings of every kind that it needs, and they make the balances', async () => {
    const kinds = await list(database, 'select distinct kind from posting order by kind');
    expect(kinds).toEqual(['account_movement', 'money_reported', 'status_moved']);
    const off = `select a.id from ledger_total a
      where a.balance <> (select coalesce(sum(amount), 0) from entry where account_id = a.id)`;
    expect(await list(database, off)).toEqual([]);
  });

  test('owes its merchants something, and has never owed them less than nothing', async () => {
    const lowest = `select a.merchant_id, a.currency, a.is_test, min(running.balance)::text lowest
      from ledger_total a join (
        select account_id, sum(amount) over (partition by account_id order by id) balance from entry
      ) running on running.account_id = a.id
      where a.kind = 'merchant_balance' group by 1, 2, 3 having min(running.balance) < 0`;
    expect(await query(database, lowest)).toEqual([]);
    const owed = `select balance > 0 from ledger_total where kind = 'merchant_balance'`;
    expect(new Set(await list(database, owed))).toEqual(new Set([true]));
  });

  test('has never had less than nothing on a payment account, nor more than its limit', async () => {
    const wrong = `select a.payment_account_id from ledger_total a
      join payment_account pa on pa.id = a.payment_account_id join (
        select account_id, -sum(amount) over (partition by account_id order by id) standing
        from entry
      ) running on running.account_id = a.id
      where running.standing < 0 or running.standing > pa.limit`;
    expect(await list(database, wrong)).toEqual([]);
  });

  // ROUTING-3
  test('routes test invoices to the sandbox alone, and production ones never', async () => {
    const mixed = `select i.id from invoice i join payment_account pa on pa.id = i.account_id
      join provider p on p.id = pa.provider_id where (p.kind = 'sandbox') <> i.is_test`;
    expect(await list(database, mixed)).toEqual([]);
  });

  test('every open invoice has its job, and nothing else waits', async () => {
    const open = `select i.status from invoice i
      where i.status in ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED') and not exists (
        select from job j where j.payload->>'invoiceId' = i.id::text)`;
    expect(await list(database, open)).toEqual([]);
    const statuses = await list(database, 'select distinct status from invoice order by 1');
    expect(statuses).toEqual(expect.arrayContaining(['DONE', 'IN_PROGRESS', 'NEW', 'PENDING']));
  });

  test('a second start adds nothing, with any requested size', async () => {
    const before = await query(database, 'select count(*), max(id) from entry');
    await fill(database, 900);
    expect(await query(database, 'select count(*), max(id) from entry')).toEqual(before);
  });
});

test.each([0, 1, 5, 40])('a demo may have %i invoices', async (invoices) => {
  const database = await openTestDatabase();
  await fill(database, invoices);
  expect(await list(database, 'select count(*)::int from invoice')).toEqual([invoices]);
  expect(await database.transaction(brokenPromises)).toEqual([]);
  await database.close();
});

/** All that the demo wrote, but for what is encrypted and what was lived through the use cases. */
async function written(database: Database): Promise<unknown> {
  const scenarios = `id not in (select invoice_id from payment_form where id in (
    select id from payment_form order by invoice_id desc limit 12))`;
  return Promise.all(
    [
      `select to_jsonb(i) - 'credential_encrypted' from invoice i where ${scenarios} order by id`,
      'select to_jsonb(p) from payout p order by id',
      `select to_jsonb(m) - 'id' from account_movement m order by id`,
      `select to_jsonb(t) - 'id' from transfer t
        where invoice_id in (select id from invoice where ${scenarios}) order by invoice_id`,
      `select to_jsonb(e) - 'id' from invoice_event e
        where invoice_id in (select id from invoice where ${scenarios}) order by invoice_id, sequence`,
    ].map((text) => list(database, text)),
  );
}

describe('a demo that was interrupted', () => {
  /** More than one part. */
  const invoices = 620;

  /** Commits so many transactions and breaks the next one at its very end. */
  function breaking(database: Database, after: number): Database {
    let left = after;
    return {
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          const result = await work(tx);
          left -= 1;
          if (left < 0) throw new Error('killed');
          return result;
        }),
    };
  }

  test('goes on where it was, and comes to the very same rows', async () => {
    const whole = await openTestDatabase();
    await fill(whole, invoices);
    const killed = await openTestDatabase();
    await expect(fill(breaking(killed, 4), invoices)).rejects.toThrow('killed');
    expect(await list(killed, 'select count(*)::int from invoice')).toEqual([500]);
    expect(await killed.transaction(brokenPromises)).toEqual([]);
    await fill(killed, 3);
    expect(await list(killed, 'select count(*)::int from invoice')).toEqual([invoices]);
    expect(await killed.transaction(brokenPromises)).toEqual([]);
    expect(await written(killed)).toEqual(await written(whole));
    await whole.close();
    await killed.close();
  });

  test('is begun again where not even its shops were there', async () => {
    const database = await openTestDatabase();
    await expect(fill(breaking(database, 1), 20)).rejects.toThrow('killed');
    expect(await list(database, 'select count(*)::int from merchant')).toEqual([0]);
    await fill(database, 20);
    expect(await list(database, 'select count(*)::int from invoice')).toEqual([20]);
    await database.close();
  });
});

test('two servers that start at once fill one demo', async () => {
  const database = await openTestDatabase();
  await Promise.all([fill(database, 620), fill(database, 620)]);
  expect(await list(database, 'select count(*)::int from invoice')).toEqual([620]);
  expect(await database.transaction(brokenPromises)).toEqual([]);
  await database.close();
});

// RUN-18
test('a database with other data is refused', async () => {
  const database = await openTestDatabase();
  const other = `insert into merchant (name, public_key, private_key_encrypted) values ('A', '', '')`;
  await query(database, other);
  await expect(fill(database, 10)).rejects.toThrow('data that the demo did not make');
  await database.close();
});

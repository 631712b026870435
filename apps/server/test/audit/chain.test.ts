import { asId, type PersonId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRequest } from '../../src/administration/read-request.ts';
import { verifyAudit } from '../../src/administration/verify-audit.ts';
import { type Head, chainEntries } from '../../src/audit/chain-entries.ts';
import { changedFacts } from '../../src/audit/facts.ts';
import { recordAudit } from '../../src/audit/record-audit.ts';
import { chainAudit } from '../../src/background/audit-chain.ts';
import { createLogger } from '../../src/logging.ts';
import { verifyChain } from '../../src/audit/verify-chain.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { auditHead } from '../../src/db/schema.ts';
import { rolledBack } from '../../src/db/transactions.ts';
import { ManualClock } from '../manual-clock.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
const clock = new ManualClock();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const actor = { type: 'staff', id: asId<PersonId>(7) } as const;

/** Writes entries. */
function write(tx: Tx, count: number): void {
  for (let place = 0; place < count; place += 1) {
    const changed = changedFacts({ name: 'Old', limit: null }, { name: 'New', limit: place });
    const subject = 'merchant:1';
    recordAudit(tx, { actor, action: 'merchant.renamed', subject, ...changed, now: clock.now() });
  }
}

/** Verifies within a transaction. */
async function verify(tx: Tx, known?: Head): Promise<string> {
  const result = await verifyChain({ query: (work) => work(tx) }, known);
  return result.isWhole ? `whole: ${result.head.position}, ${result.waiting} wait` : result.problem;
}

/** Runs work as a person with full access to the database, triggers or not, and undoes it. */
function tampering<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return rolledBack(database.transaction, async (tx) => {
    write(tx, 5);
    await chainEntries(tx);
    await tx.execute(sql`set local session_replication_role = replica`);
    return work(tx);
  });
}

const third = sql`(select entry_id from audit_link where position = 3)`;

// PEOPLE-142
describe('the chain of the audit', () => {
  test('is whole while entries are written and chained, and reports its head', async () => {
    const results = await rolledBack(database.transaction, async (tx) => {
      const empty = await verify(tx);
      write(tx, 3);
      const waiting = await verify(tx);
      const head = await chainEntries(tx);
      write(tx, 2);
      await chainEntries(tx);
      return [empty, waiting, head?.position, await verify(tx, head)];
    });
    expect(results).toEqual(['whole: 0, 0 wait', 'whole: 0, 3 wait', 3, 'whole: 5, 0 wait']);
  });

  test.each([
    ['changed', sql`update audit_entry set after = '{"name":"Else"}' where id = ${third}`],
    [
      'backdated',
      sql`update audit_entry set created_at = created_at - interval '1 ms' where id = ${third}`,
    ],
    ['given another actor', sql`update audit_entry set actor_id = 8 where id = ${third}`],
    [
      'replaced',
      sql`update audit_link set entry_id = (select max(id) from audit_entry) + 1 where position = 3`,
    ],
  ])('shows that an entry was %s', async (_, statement) => {
    const problem = await tampering(async (tx) => {
      await tx.execute(statement);
      return verify(tx);
    });
    expect(problem).toMatch(
      /^Entry \d+ at position 3 .*was (changed, inserted or moved|removed)\.$/,
    );
  });

  test.each([
    [
      'an entry was removed',
      sql`delete from audit_entry where id = ${third}`,
      /at position 3 was removed/,
    ],
    [
      'an entry and its link were removed',
      sql`with gone as (delete from audit_entry where id = ${third}) delete from audit_link where position = 3`,
      /link at position 3 is missing/,
    ],
    [
      'its end was cut off',
      sql`with gone as (delete from audit_entry where id > ${third}) delete from audit_link where position > 3`,
      /ends at position 3, its head at 5: its end was cut off/,
    ],
    [
      'an entry was inserted',
      sql`insert into audit_entry (actor_type, action, subject, created_at) values ('system', 'a.b', 'c:1', now())`,
      /^Entry \d+ is not in the chain/,
    ],
    [
      'two entries changed places',
      sql`with gone as (delete from audit_link where position in (2, 3) returning *) insert into audit_link select 5 - position + 100, entry_id, hash from gone`,
      /link at position 2 is missing/,
    ],
  ])('shows that %s', async (_, statement, problem) => {
    expect(
      await tampering(async (tx) => {
        await tx.execute(statement);
        return verify(tx);
      }),
    ).toMatch(problem);
  });

  test('shows that two entries changed places in it', async () => {
    const problem = await tampering(async (tx) => {
      await tx.execute(sql`update audit_link set position = -position where position in (2, 3)`);
      await tx.execute(sql`update audit_link set position = 5 + position where position < 0`);
      return verify(tx);
    });
    expect(problem).toMatch(/^Entry \d+ at position 2 .* was changed, inserted or moved/);
  });

  test('shows that an entry was removed before it was chained', async () => {
    const problem = await tampering(async (tx) => {
      await tx.execute(sql`set local session_replication_role = origin`);
      write(tx, 1);
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from audit_entry where id = (select max(id) from audit_entry)`);
      await chainEntries(tx);
      return verify(tx);
    });
    expect(problem).toMatch(/was removed before it got its place/);
  });

  test('shows against a known head that its end was cut off or made new, whatever the head says', async () => {
    const results = await tampering(async (tx) => {
      const [row] = await tx.select().from(auditHead);
      await tx.execute(sql`delete from audit_entry where id > ${third}`);
      await tx.execute(sql`delete from audit_link where position > 3`);
      await tx.execute(
        sql`update audit_head set position = 3, hash = (select hash from audit_link where position = 3)`,
      );
      const cut = [await verify(tx), await verify(tx, row)];
      await tx.execute(sql`set local session_replication_role = origin`);
      write(tx, 2);
      await chainEntries(tx);
      return [...cut, await verify(tx), await verify(tx, row)];
    });
    expect(results).toEqual([
      'whole: 3, 0 wait',
      expect.stringContaining('before the known head 5: its end was cut off'),
      'whole: 5, 0 wait',
      expect.stringContaining('position 5 differs from the known head'),
    ]);
  });

  test('is refused to be changed by the database itself', async () => {
    for (const text of [
      'update audit_link set hash = hash',
      'delete from audit_link',
      'truncate audit_link',
      'update audit_head set position = position - 1',
      'delete from audit_head',
      'truncate audit_head',
    ]) {
      const change = database.transaction(async (tx) => {
        write(tx, 1);
        await chainEntries(tx);
        await tx.execute(sql.raw(text));
      });
      await expect(change, text).rejects.toThrow(/is append-only/);
    }
  });

  // The last: it leaves its entries.
  test('takes in all entries once, however many processes chain, and its head is logged and printed', async () => {
    await database.transaction((tx) =>
      tx.execute(sql`insert into audit_entry (actor_type, action, subject, created_at)
        select 'system', 'a.b', 'c:' || n, now() from generate_series(1, 1203) n`),
    );
    const lines: { readonly auditHead: string }[] = [];
    const logger = createLogger({ write: (line) => lines.push(JSON.parse(line)) });
    await Promise.all([1, 2].map(() => chainAudit({ database, clock, logger })));
    const printed = await verifyAudit(database, undefined);
    expect(printed).toMatch(/^The audit is whole: 1203 entries\. Head: 1203:[\da-f]{64}$/);
    const heads = lines.map((line) => `Head: ${line.auditHead}`);
    expect(heads.some((head) => printed.endsWith(head))).toBe(true);
    const gone = readRequest(['verify-audit', '--head', `1204:${'ab'.repeat(32)}`]);
    if (gone.command !== 'verify-audit') throw new Error(gone.command);
    await expect(verifyAudit(database, gone.known)).rejects.toThrow('The audit is not whole.');
  });
});

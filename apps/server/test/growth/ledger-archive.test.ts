import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyArchive } from '../../src/administration/archive/verify-archive.ts';
import { writeArchive } from '../../src/administration/archive/write-archive.ts';
import { addPartitions } from '../../src/background/add-partitions.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

const monthMs = 31 * 24 * 60 * minute;

let system: TestSystem;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tiyin-ledger-'));
  system = await openTestSystem();
  await book();
  await system.run((tx) =>
    tx.execute(
      sql`select setval('posting_id_seq', (select min(ends) from ledger_ranges()), false)`,
    ),
  );
});
afterAll(async () => {
  await system.expectBooksHold();
  await system.close();
  rmSync(folder, { recursive: true, force: true });
});

async function book(): Promise<void> {
  const shop = await system.shop();
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  await system.report(deposit);
  expect(await system.status(deposit)).toBe('DONE');
}

const archive = () => {
  const before = system.clock.now().toISOString().slice(0, 7);
  return writeArchive(system.context, { folder, before });
};

const files = () => readdirSync(folder).filter((name) => /^(?:entry|posting)_/.test(name));

/** The rows of a table and those of its archived file, as text. */
async function rowsOf(table: string) {
  const text = gunzipSync(readFileSync(join(folder, `${table}_first.csv.gz`))).toString();
  const archived: Record<string, string>[] = parse(text, { columns: true });
  const here = await system.run((tx) =>
    tx.execute(sql`select * from ${sql.identifier(`${table}_first`)} order by id`),
  );
  return { archived, here };
}

// RUN-971
test('a range of the ledger is archived once it is full and its months are over', async () => {
  await archive();
  expect(files()).toEqual([]);
  system.clock.advance(2 * monthMs);
  await system.run((tx) => addPartitions(tx, system.clock.now()));
  await book();
  await archive();
  expect(files()).toEqual(['entry_first.csv.gz', 'posting_first.csv.gz']);
  expect(await archive()).toMatch(/^0 of /);
  expect(await verifyArchive(system.context, folder)).toMatch(/^The archive is whole: /);
});

// RUN-971
test('its file has every row with its sums', async () => {
  const postings = await rowsOf('posting');
  expect(postings.archived.length).toBe(2);
  expect(postings.archived.map(({ id }) => id)).toEqual(postings.here.map(({ id }) => String(id)));
  const entries = await rowsOf('entry');
  expect(entries.archived.length).toBe(5);
  expect(entries.archived.map(({ amount }) => amount)).toEqual(
    entries.here.map(({ amount }) => String(amount)),
  );
  expect(entries.archived.reduce((sum, { amount }) => sum + BigInt(amount ?? ''), 0n)).toBe(0n);
});

// RUN-971
test('a row that was changed in its file shows', async () => {
  const path = join(folder, 'entry_first.csv.gz');
  const file = readFileSync(path);
  writeFileSync(path, gzipSync(gunzipSync(file).toString().replace('"985000"', '"985001"')));
  await expect(verifyArchive(system.context, folder)).rejects.toThrow('its SHA-256 is another one');
  writeFileSync(path, file);
});

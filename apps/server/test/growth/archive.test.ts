import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asId, type PersonId } from '@tiyin/domain/ids';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropArchived } from '../../src/administration/archive/drop-archived.ts';
import { verifyArchive } from '../../src/administration/archive/verify-archive.ts';
import { writeArchive } from '../../src/administration/archive/write-archive.ts';
import { verifyAudit } from '../../src/administration/verify-audit.ts';
import { chainEntries } from '../../src/audit/chain-entries.ts';
import { recordAudit } from '../../src/audit/record-audit.ts';
import { verifyChain } from '../../src/audit/verify-chain.ts';
import { addPartitions } from '../../src/background/add-partitions.ts';
import type { Tx } from '../../src/db/database.ts';
import { StartupError } from '../../src/errors/startup-error.ts';
import { rolledBack } from '../../src/db/transactions.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

let app: TestApp;
let folder: string;
let months: Date[];
let before: Rows;

const actor = { type: 'staff', id: asId<PersonId>(1) } as const;
const run = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  app.context.database.transaction(work);

type Rows = Readonly<Record<'audit_entry' | 'callback_try', Record<string, unknown>[]>>;

/** All rows of the tables of months, as text. */
async function readRows(): Promise<Rows> {
  const rowsOf = (table: string) =>
    run((tx) =>
      tx.execute(sql.raw(`select row_to_json(t)::text as row from ${table} t order by id`)),
    );
  return { audit_entry: await rowsOf('audit_entry'), callback_try: await rowsOf('callback_try') };
}

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
const partOf = (table: string, moment: Date): string =>
  `${table}_${monthOf(moment).replace('-', '_')}`;

/** Entries and tries of a month: texts that a CSV could break on, an entry that decides later, and one of a server. */
async function writeMonth(tx: Tx, at: Date): Promise<void> {
  const subject = 'merchant:1';
  const sides = { before: { name: 'Old "quoted", \r\n two lines' }, after: { name: '' } };
  recordAudit(tx, { actor, action: 'merchant.renamed', subject, ...sides, now: at });
  recordAudit(tx, { actor, action: 'person.link_shown', subject: 'person:7', now: at });
  for (let place = 0; place < 1500; place += 1) {
    const now = new Date(at.getTime() + place);
    recordAudit(tx, { actor, action: 'access.denied', subject: `invoice:${place}`, now });
  }
  const id = sql`gen_random_uuid()`;
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with written as (
      insert into callback (id, type, merchant_id, is_test, body, state, created_at)
      values (${id}, 'settlement.created', ${app.shops[0].merchantId}, true, '{}', 'EXECUTED', ${moment})
      returning id)
    insert into callback_try (callback_id, tried_at, status_code, error, answer)
    select id, ${moment}, 200, null, '' from written
    union all select id, ${moment}, null, 'timeout', E'a,"b"\n\\N' from written`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tiyin-archive-'));
  app = await openTestApp();
  const [row] = await run((tx) =>
    tx.execute<{ covered: string }>(sql`select covered::text from partition_state() limit 1`),
  );
  const end = new Date(row?.covered ?? '');
  months = [0, 1, 2, 3, 4].map(
    (more) => new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + more, 10)),
  );
  const last = months.at(-1) ?? end;
  app.clock.advance(last.getTime() - app.clock.now().getTime());
  await run((tx) => addPartitions(tx, last));
  for (const month of months) await run((tx) => writeMonth(tx, month));
  while (await run(chainEntries));
  before = await readRows();
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

const archive = (month: Date) => writeArchive(app.context, { folder, before: monthOf(month) });
const retention = { audit_entry: 2, callback_try: 2 };
const at = (place: number): Date => months[place] ?? new Date(0);

const partitions = () =>
  run(async (tx) =>
    (
      await tx.execute<{ name: string }>(
        sql`select inhrelid::regclass::text as name from pg_inherits
          join pg_class on pg_class.oid = inhparent and relkind = 'p' order by 1`,
      )
    ).map(({ name }) => name),
  );

/** The rows of an archived file, as a table that it was restored into has them. */
async function restored(part: string, table: string): Promise<Record<string, unknown>[]> {
  const text = gunzipSync(readFileSync(join(folder, `${part}.csv.gz`))).toString();
  const [header = [], ...rows]: (string | null)[][] = parse(text, {
    cast: (value, { quoting, lines }) => (quoting || lines === 1 ? value : null),
  });
  return rolledBack(app.context.database.transaction, async (tx) => {
    await tx.execute(sql.raw(`create table restored (like ${table})`));
    const names = sql.raw(header.join(', '));
    for (const row of rows) {
      const values = sql.join(
        row.map((value) => sql`${value}`),
        sql`, `,
      );
      await tx.execute(sql`insert into restored (${names}) values (${values})`);
    }
    return tx.execute(sql`select row_to_json(t)::text as row from restored t order by id`);
  });
}

/** Puts another file in place of an archived one, with a manifest that fits it. */
async function tampered(
  part: string,
  change: (file: Buffer) => string,
  described: object,
  work: () => Promise<unknown>,
): Promise<void> {
  const path = join(folder, `${part}.csv.gz`);
  const manifest = join(folder, 'manifest.json');
  const [file, text] = [readFileSync(path), readFileSync(manifest, 'utf8')];
  const content = change(file);
  const zipped = gzipSync(content);
  const rows: { id: string }[] = parse(content, { columns: true });
  const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
  const proof = {
    ...described,
    rows: rows.length,
    idSum: String(rows.reduce((sum, { id }) => sum + BigInt(id), 0n)),
    contentSha256: sha256(content),
    fileSha256: sha256(zipped),
  };
  const { version, parts } = JSON.parse(text);
  const changed = parts.map((each: { part: string }) =>
    each.part === part ? { ...each, ...proof } : each,
  );
  try {
    writeFileSync(path, zipped);
    writeFileSync(manifest, JSON.stringify({ version, parts: changed }));
    await work();
  } finally {
    writeFileSync(path, file);
    writeFileSync(manifest, text);
  }
}

// One after another: each step is that of an operator.
describe('an archive', () => {
  // RUN-852
  test('has every closed month of the tables by month, and none that is not over', async () => {
    await expect(writeArchive(app.context, { folder, before: '2999-01' })).rejects.toThrow(
      'not all over yet',
    );
    await archive(at(2));
    expect(readdirSync(folder)).toContain(`${partOf('audit_entry', at(1))}.csv.gz`);
    expect(readdirSync(folder)).not.toContain(`${partOf('audit_entry', at(2))}.csv.gz`);
    await archive(at(4));
    expect(readdirSync(folder)).toContain(`${partOf('callback_try', at(3))}.csv.gz`);
    expect(await archive(at(4))).toMatch(/^0 of /);
    expect(await readRows()).toEqual(before);
  });

  // RUN-852
  test('is verified against its manifest, the database and the chain of the audit', async () => {
    const { database, clock } = app.context;
    expect(await verifyArchive({ database, clock }, folder)).toMatch(/^The archive is whole: /);
  });

  // RUN-852
  test.each([
    ['cut short', (file: Buffer) => file.subarray(0, -20), 'it cannot be read'],
    [
      'changed',
      (file: Buffer) => gzipSync(gunzipSync(file).toString().replace('invoice:7"', 'invoice:8"')),
      'its SHA-256 is another one',
    ],
  ])('shows a file that was %s', async (_, change, problem) => {
    const path = join(folder, `${partOf('audit_entry', at(1))}.csv.gz`);
    const file = readFileSync(path);
    try {
      writeFileSync(path, change(file));
      await expect(verifyArchive(app.context, folder)).rejects.toThrow(problem);
      await expect(dropArchived(app.context, folder, retention)).rejects.toThrow(problem);
    } finally {
      writeFileSync(path, file);
    }
  });

  // RUN-951
  test('gets a file that is gone again, while its month is in the database', async () => {
    const { database, clock } = app.context;
    const name = `${partOf('audit_entry', at(1))}.csv.gz`;
    const former = readFileSync(join(folder, name));
    rmSync(join(folder, name));
    await expect(verifyArchive({ database, clock }, folder)).rejects.toThrow('cannot be read');
    const request = { folder, before: monthOf(app.context.clock.now()) };
    expect(await writeArchive({ database, clock }, request)).toMatch(/^1 of /);
    expect(gunzipSync(readFileSync(join(folder, name)))).toEqual(gunzipSync(former));
    expect(await verifyArchive({ database, clock }, folder)).toMatch(/^The archive is whole: /);
  });

  // RUN-854
  test('of fewer columns lets no partition be dropped, whatever its manifest says', async () => {
    const part = partOf('callback_try', at(0));
    const narrow = (file: Buffer) => {
      const [, ...lines] = gunzipSync(file)
        .toString()
        .split(/^(?="\d+",)/m);
      return ['id', ...lines.map((line) => line.split(',', 1)[0]), ''].join('\n');
    };
    await tampered(part, narrow, { columns: ['id'] }, async () => {
      const problem = 'the partition in the database has another table or other columns';
      await expect(verifyArchive(app.context, folder)).rejects.toThrow(problem);
      await expect(dropArchived(app.context, folder, retention)).rejects.toThrow(problem);
    });
    expect(await verifyArchive(app.context, folder)).toMatch(/^The archive is whole: /);
  });

  // RUN-852
  test('takes a row that came late to a month, before it is dropped', async () => {
    await run((tx) =>
      tx.execute(sql`insert into audit_entry (actor_type, action, subject, created_at)
        values ('system', 'a.b', 'c:1', ${at(1).toISOString()}::timestamptz)`),
    );
    while (await run(chainEntries));
    await expect(verifyArchive(app.context, folder)).rejects.toThrow(
      'the partition in the database has 1503 rows',
    );
    await expect(dropArchived(app.context, folder, retention)).rejects.toThrow('has 1503 rows');
    expect(await archive(at(4))).toMatch(/^1 of /);
    expect(await verifyArchive(app.context, folder)).toMatch(/^The archive is whole: /);
    before = await readRows();
  });

  // RUN-853
  test('lets nothing be dropped without a setting', async () => {
    await expect(dropArchived(app.context, folder, {})).rejects.toThrow('TIYIN_KEEP_AUDIT_MONTHS');
  });

  // RUN-853
  test('lets the months be dropped that are older than they are kept', async () => {
    const had = await partitions();
    const said = await dropArchived(app.context, folder, retention);
    const has = await partitions();
    for (const table of ['audit_entry', 'callback_try']) {
      for (const place of [0, 1]) {
        expect(said).toContain(partOf(table, at(place)));
        expect(has).not.toContain(partOf(table, at(place)));
      }
      for (const place of [2, 3, 4]) expect(has).toContain(partOf(table, at(place)));
    }
    expect(has.length).toBeLessThan(had.length);
    await expect(run((tx) => tx.execute(sql`delete from audit_entry`))).rejects.toThrow(
      'append-only',
    );
    expect(await dropArchived(app.context, folder, retention)).toBe(
      'Nothing is older than it is kept.',
    );
  });

  // RUN-853
  test('leaves the entries that decide later', async () => {
    const rows = await run((tx) =>
      tx.execute(sql`select distinct action from audit_entry
        where created_at < ${at(2).toISOString()}::timestamptz - interval '10 days' order by 1`),
    );
    expect(rows).toEqual([{ action: 'person.link_shown' }]);
    const part = sql.raw(`${partOf('audit_entry', at(1))}_kept`);
    const change = run((tx) => tx.execute(sql`truncate ${part}`));
    await expect(change).rejects.toThrow('append-only');
  });

  // PEOPLE-142, RUN-853
  test('leaves the chain of the audit whole, in which another missing entry shows', async () => {
    while (await run(chainEntries));
    expect(await verifyAudit(app.context.database, undefined)).toMatch(
      /^The audit is whole: \d+ entries\. 3003 of them are in the archive/,
    );
    for (const gone of [at(1), at(2)]) {
      const problem = await rolledBack(app.context.database.transaction, async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`delete from audit_entry where id = (select min(id) from audit_entry
          where created_at >= ${gone.toISOString()}::timestamptz)`);
        const result = await verifyChain({ query: (work) => work(tx) });
        return result.isWhole ? 'whole' : result.problem;
      });
      expect(problem).toMatch(/removed|not the 3003 that were archived/);
    }
    expect(await verifyArchive(app.context, folder)).toContain('are no longer in the database');
  });

  // PEOPLE-142, RUN-852
  test('shows an entry that is neither in it nor in the database', async () => {
    const manifest = join(folder, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    const { version, parts } = JSON.parse(text);
    const without = parts.filter(
      (each: { part: string }) => each.part !== partOf('audit_entry', at(0)),
    );
    try {
      writeFileSync(manifest, JSON.stringify({ version, parts: without }));
      await expect(verifyArchive(app.context, folder)).rejects.toThrow(
        '1501 entries of the audit are neither in it nor in the database',
      );
    } finally {
      writeFileSync(manifest, text);
    }
  });

  // RUN-854
  test.each([
    ['changed', (text: string) => text.replace('timeout', 'no time')],
    ['emptied', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
  ])('shows a dropped month that was %s with its manifest', async (_, change) => {
    const part = partOf('callback_try', at(1));
    await tampered(
      part,
      (file) => change(gunzipSync(file).toString()),
      {},
      () =>
        expect(verifyArchive(app.context, folder)).rejects.toThrow(
          `It lacks ${part} as it was dropped`,
        ),
    );
    expect(await verifyArchive(app.context, folder)).toMatch(/^The archive is whole: /);
  });

  // RUN-852
  test('is restored into a table with the same rows', async () => {
    for (const table of ['audit_entry', 'callback_try'] as const) {
      const part = partOf(table, at(0));
      const rows = await restored(part, table);
      expect(rows.length).toBe(table === 'audit_entry' ? 1502 : 2);
      for (const row of rows) expect(before[table]).toContainEqual(row);
    }
  });
});

// RUN-923
test('a folder that cannot be written is one sentence that names it', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const request = { before: '2026-01' };
  for (const [path, reason] of [
    [file, 'it is a file, not a folder'],
    [join(file, 'below'), 'a part of that path is a file'],
  ] as const) {
    const sentence = `The folder of the archive ${path} cannot be used: ${reason} (--folder).`;
    const work = writeArchive(app.context, { ...request, folder: path });
    await expect(work).rejects.toThrow(new StartupError(sentence));
  }
  rmSync(file);
});

// RUN-951
test('a manifest that cannot be read is one sentence, and not an archive without one', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'tiyin-archive-'));
  mkdirSync(join(broken, 'manifest.json'));
  const problem = `${join(broken, 'manifest.json')} cannot be read (EISDIR).`;
  await expect(verifyArchive(app.context, broken)).rejects.toThrow(new StartupError(problem));
  const request = { folder: broken, before: '2026-01' };
  await expect(writeArchive(app.context, request)).rejects.toThrow(new StartupError(problem));
  rmSync(broken, { recursive: true });
});

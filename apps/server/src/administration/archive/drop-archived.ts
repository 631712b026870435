import type { Gaps } from '../../audit/gaps.ts';
import { type Retention, retentionNames } from '../../config/read-retention.ts';
import type { ServerContext } from '../../context.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { auditEntry, auditLink, auditPending, invoice } from '../../db/schema.ts';
import { withoutLimits } from '../../db/without-limits.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { dropLedger } from './drop-ledger.ts';
import { holdPart, recordDrop, untilUnlocked } from './drop-steps.ts';
import { type ArchivedPart, readManifest } from './manifest.ts';
import { isOfInvoices, keptRows, mayGrow } from './kept-rows.ts';
import { type Part, closedParts, remainder } from './parts.ts';
import { differs, verifyArchive } from './verify-archive.ts';

type Deps = Pick<ServerContext, 'clock' | 'database'>;

/**
 * Drops the partitions that are older than their table is kept, each after it was compared with its file again
 * (RUN-853). Entries of the audit that decide later stay. Returns one line about the result.
 * @throws StartupError where nothing says for how long a table is kept, or the archive is not whole
 */
export async function dropArchived(
  { database, clock }: Deps,
  folder: string,
  retention: Retention,
): Promise<string> {
  const limits = new Map<string, number>(Object.entries(retention));
  if (limits.size === 0) {
    throw new StartupError(
      `Nothing is dropped: set one of ${retentionNames.join(', ')} to the months that stay.`,
    );
  }
  await verifyArchive({ database, clock }, folder);
  const unlimited = withoutLimits(database);
  const archived = new Map(readManifest(folder)?.map((part) => [part.part, part]));
  const now = clock.now();
  const dropped: string[] = [];
  for (const [table, months] of limits) {
    const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months));
    if (table === 'posting') {
      dropped.push(...(await dropLedger({ database: unlimited, clock }, archived, before)));
      continue;
    }
    const old = await unlimited.transaction((tx) => closedParts(tx, before));
    for (const here of old.filter((each) => each.table === table)) {
      const copy = archived.get(here.part);
      if (!copy) throw new StartupError(`${here.part} is not in the archive: run "archive" first.`);
      await dropPart({ database: unlimited, clock }, { part: copy, here, before });
      dropped.push(here.part);
    }
  }
  return dropped.length === 0
    ? 'Nothing is older than it is kept.'
    : `${dropped.length} partitions were dropped: ${dropped.join(', ')}.`;
}

type Leaving = {
  readonly part: ArchivedPart;
  readonly here: Part;
  /** The month before which rows leave. */
  readonly before: Date;
};

async function dropPart({ database, clock }: Deps, leaving: Leaving): Promise<void> {
  const { part, here } = leaving;
  const gaps =
    part.table === 'audit_entry'
      ? await database.transaction((tx) => gapsWithout(tx, leaving))
      : undefined;
  const problem = await differs(database, part, here);
  if (problem !== undefined) throw new StartupError(`${part.file}: ${problem}.`);
  await untilUnlocked(() =>
    database.transaction(async (tx) => {
      await replacePart(tx, leaving);
      recordDrop(tx, part, {
        now: clock.now(),
        more: gaps && { gaps: gaps.count, lastGap: gaps.last, gapsSha256: gaps.sha256 },
      });
    }),
  );
}

/** The links without an entry once a partition is dropped. Closed months do not change, so no lock is needed. */
async function gapsWithout(tx: Tx, { part, before }: Leaving): Promise<Gaps> {
  const name = sql.identifier(part.part);
  const [pending] = await tx.execute<{ count: string }>(sql`
    select count(*) from ${auditPending} join ${name} archived on archived.id = ${auditPending.entryId}`);
  if (pending?.count !== '0') {
    throw new StartupError(`${part.part} has entries that wait for their place in the chain.`);
  }
  const [gaps] = await tx.execute<{ count: string; last: string | null; sha256: string }>(sql`
    select count(*), max(position) as last,
      encode(sha256(convert_to(coalesce(string_agg(position || e'\\n', '' order by position), ''), 'UTF8')), 'hex') as sha256
    from (
      select ${auditLink.position} as position from ${auditLink}
        where not exists (select from ${auditEntry} where ${auditEntry.id} = ${auditLink.entryId})
      union all
      select ${auditLink.position} from ${auditLink} join ${name} archived on archived.id = ${auditLink.entryId}
        where not ${keptRows({ ...part, before }) ?? sql`false`}) gone`);
  return {
    count: Number(gaps?.count ?? 0),
    last: Number(gaps?.last ?? 0),
    sha256: gaps?.sha256 ?? '',
  };
}

/** Takes a partition away; where rows of it stay, a new one of the same months has them. */
async function replacePart(tx: Tx, { part, here, before }: Leaving): Promise<void> {
  const name = sql.identifier(part.part);
  const table = sql.identifier(part.table);
  const rest = sql.identifier(remainder(part.part));
  await holdPart(tx, part, here);
  const [place] = await tx.execute<{ bound: string }>(sql`
    select pg_get_expr(relpartbound, oid) as bound from pg_class where oid = ${part.part}::regclass`);
  const kept = keptRows({ ...part, before });
  const stays =
    mayGrow(part.table) || (kept && (await hasRows(tx, sql`select from ${name} where ${kept}`)));
  if (stays) {
    await tx.execute(sql`create table ${rest} (like ${table} including all)`);
    await tx.execute(sql`insert into ${rest} select * from ${name} where ${kept ?? sql`false`}`);
  }
  if (isOfInvoices(part.table)) {
    // Detaching locks the invoices, too. Locked first, no transaction is between its invoice and what belongs to it.
    await tx.execute(sql`lock table ${invoice} in access exclusive mode`);
  }
  await tx.execute(sql`alter table ${table} detach partition ${name}`);
  await tx.execute(sql`drop table ${name}`);
  if (!stays) return;
  await tx.execute(
    sql`alter table ${table} attach partition ${rest} ${sql.raw(place?.bound ?? '')}`,
  );
  await tx.execute(
    sql`select dress_partition(${part.table}::regclass, ${remainder(part.part)}::regclass)`,
  );
}

async function hasRows(tx: Tx, query: SQL): Promise<boolean> {
  const [row] = await tx.execute<{ found: boolean }>(sql`select exists (${query}) as found`);
  return row?.found ?? false;
}

import { asId, type MerchantId } from '@tiyin/domain/ids';
import { alias, eq, sql } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/database.ts';
import { auditEntry, auditLink } from '../../db/schema.ts';
import { entriesOf } from '../../audit/entries-of.ts';
import { type EntryRow, entryHash, firstHash } from '../../audit/entry-hash.ts';
import type { ArchivedRow } from './read-archived.ts';

const earlier = alias(auditLink, 'earlier');

/**
 * Verifies archived entries of the audit by the links of their chain, which stay in the database (ADR 52). Returns what
 * judges some rows and counts those whose entries the database does not have.
 */
export function createChainCheck(database: Pick<Database, 'query'>) {
  let dropped = 0;
  return {
    dropped: () => dropped,
    async judge(rows: readonly ArchivedRow[]): Promise<string | undefined> {
      const entries = rows.map(toEntry);
      const ids = entries.map((entry) => entry.id);
      const links = await database.query((tx) => readLinks(tx, ids));
      const here = await database.query((tx) => entriesOf(tx, ids));
      const byEntry = new Map(links.map((link) => [link.entryId, link]));
      for (const entry of entries) {
        const link = byEntry.get(entry.id);
        if (!link) return `entry ${entry.id} has no place in the chain of the audit`;
        const previous = link.position === 1 ? firstHash : link.previous;
        if (!previous || !entryHash(previous, entry).equals(link.hash)) {
          return `entry ${entry.id} is not the one at position ${link.position} of the chain of the audit`;
        }
        if (!here.has(entry.id)) dropped += 1;
      }
      return undefined;
    },
  };
}

function readLinks(tx: Tx, ids: number[]) {
  return tx
    .select({
      entryId: auditLink.entryId,
      position: auditLink.position,
      hash: auditLink.hash,
      previous: earlier.hash,
    })
    .from(auditLink)
    .leftJoin(earlier, eq(earlier.position, sql`${auditLink.position} - 1`))
    .where(sql`${auditLink.entryId} = any(${sql.param(ids)}::bigint[])`);
}

/** The links whose entries the database does not have. */
export async function countGaps(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ gaps: string }>(sql`
    select count(*) as gaps from ${auditLink}
    where not exists (select from ${auditEntry} where ${auditEntry.id} = ${auditLink.entryId})`);
  return Number(row?.gaps ?? 0);
}

const numberOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text);

const jsonOf = (text: string | null | undefined): unknown =>
  text === null || text === undefined ? null : JSON.parse(text);

const actorTypes = ['system', 'customer', 'staff', 'merchant', 'provider', 'command_line'] as const;

function toEntry(row: ArchivedRow): EntryRow {
  const actorType = actorTypes.find((type) => type === row['actor_type']);
  const merchantId = numberOf(row['merchant_id']);
  if (!actorType) throw new Error(`there is no actor "${row['actor_type'] ?? ''}"`);
  return {
    id: Number(row['id']),
    actorType,
    actorId: numberOf(row['actor_id']),
    apiKeyId: numberOf(row['api_key_id']),
    action: row['action'] ?? '',
    subject: row['subject'] ?? '',
    merchantId: merchantId === null ? null : asId<MerchantId>(merchantId),
    before: jsonOf(row['before']),
    after: jsonOf(row['after']),
    details: jsonOf(row['details']),
    address: row['address'] ?? null,
    requestId: row['request_id'] ?? null,
    createdAt: new Date(row['created_at'] ?? ''),
  };
}

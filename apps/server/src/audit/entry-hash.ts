import { createHash } from 'node:crypto';
import type { auditEntry } from '../db/schema.ts';

/** An entry as it is stored. */
export type EntryRow = typeof auditEntry.$inferSelect;

/** The hash before the first link. */
export const firstHash: Buffer = Buffer.alloc(32);

/** The hash of a link: SHA-256 over the previous hash and the entry in its canonical form (ADR 22). */
export function entryHash(previous: Buffer, entry: EntryRow): Buffer {
  return createHash('sha256').update(previous).update(canonical(entry)).digest();
}

/**
 * A JSON array of all columns in this order, the names in objects sorted, times in ISO 8601. It never
 * changes: a new column of the table would be hashed under a new form of its own.
 */
function canonical(entry: EntryRow): string {
  return JSON.stringify([
    entry.id,
    entry.actorType,
    entry.actorId,
    entry.apiKeyId,
    entry.action,
    entry.subject,
    entry.merchantId,
    sorted(entry.before),
    sorted(entry.after),
    sorted(entry.details),
    entry.address,
    entry.requestId,
    entry.createdAt.toISOString(),
  ]);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

import type { AuditEntry, AuditObject, AuditPage } from '@tiyin/api/types';
import { type SQL, and, desc, eq, gte, sql } from '../db/drizzle.ts';
import { subjectParts } from '../audit/merchant-of-subject.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry, merchant, person } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';
import { type EntryFilter, entryConditions, shownAddress } from './entry-filter.ts';
import { actorName } from './entry-names.ts';
import { namesOf, objectOfFact, type ObjectNames } from './named-objects.ts';

type Page = EntryFilter & {
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  readonly size: number;
  readonly now: Date;
};

/** Entries of these last days are read first: mostly they fill a page, and no older partition is opened (ADR 52). */
const recentMs = 31 * 24 * 60 * 60_000;

/** A page of the audit, newest first, read by key however long it is (PEOPLE-144). */
export async function listEntries(tx: Tx, staff: Staff, page: Page): Promise<AuditPage> {
  const { before, size, now } = page;
  const isOfTime = page.from !== undefined || page.to !== undefined;
  const end = before === undefined ? now.getTime() : Number(before.split('.', 1)[0]);
  const recent = isOfTime ? [] : await readPage(tx, staff, page, new Date(end - recentMs));
  const rows = recent.length > size ? recent : await readPage(tx, staff, page);
  const shown = rows.slice(0, size);
  const last = shown.at(-1)?.entry;
  const next = rows.length > size && last ? `${last.createdAt.getTime()}.${last.id}` : null;
  return { data: await describeEntries(tx, staff, shown), next };
}

function readPage(tx: Tx, staff: Staff, page: Page, since?: Date) {
  const { before, size } = page;
  return selectEntries(tx, staff)
    .where(
      and(
        ...entryConditions(staff, page),
        before === undefined ? undefined : isBefore(before),
        since && gte(auditEntry.createdAt, since),
      ),
    )
    .orderBy(desc(auditEntry.createdAt), desc(auditEntry.id))
    .limit(size + 1);
}

/** The entries with the names of actors and merchants, and the addresses that the person may see. */
export function selectEntries(tx: Tx, staff: Staff) {
  return tx
    .select({
      entry: auditEntry,
      actorName,
      merchant: { id: merchant.id, name: merchant.name },
      address: shownAddress(staff),
    })
    .from(auditEntry)
    .leftJoin(person, and(eq(auditEntry.actorType, 'staff'), eq(person.id, auditEntry.actorId)))
    .leftJoin(merchant, eq(merchant.id, auditEntry.merchantId));
}

/** The key of the index `audit_entry_newest`; the contract has checked the form of a cursor. */
function isBefore(cursor: string): SQL {
  const [ms = '0', id = '0'] = cursor.split('.');
  const at = new Date(Number(ms)).toISOString();
  return sql`(${auditEntry.createdAt}, ${auditEntry.id}) < (${at}::timestamptz, ${id}::bigint)`;
}

type Row = {
  readonly entry: typeof auditEntry.$inferSelect;
  readonly actorName: string | null;
  readonly merchant: { readonly id: number; readonly name: string } | null;
  readonly address: string | null;
};

/** Entries as the contract has them, with the names of the objects in them. */
export async function describeEntries(
  tx: Tx,
  staff: Staff,
  rows: readonly Row[],
): Promise<AuditEntry[]> {
  const entries = rows.map(describeEntry);
  const names = await namesOf(tx, staff, entries.flatMap(objectsIn));
  return entries.map((entry) => withNames(entry, names));
}

function objectsIn({ changes, details, object }: AuditEntry): AuditObject[] {
  const inChanges = changes.flatMap(({ afterObject, beforeObject }) => [beforeObject, afterObject]);
  const inDetails = details.map((fact) => fact.object);
  return [object, ...inChanges, ...inDetails].filter((each) => each !== undefined);
}

function withNames(entry: AuditEntry, names: ObjectNames): AuditEntry {
  const withName = (object: AuditObject): AuditObject => {
    const name = names.get(`${object.kind}:${object.id}`);
    return name === undefined ? object : { ...object, name };
  };
  return {
    ...entry,
    object: withName(entry.object),
    changes: entry.changes.map(({ afterObject, beforeObject, ...change }) => ({
      ...change,
      ...(beforeObject && { beforeObject: withName(beforeObject) }),
      ...(afterObject && { afterObject: withName(afterObject) }),
    })),
    details: entry.details.map(({ object, ...fact }) => ({
      ...fact,
      ...(object && { object: withName(object) }),
    })),
  };
}

function describeEntry({ entry, merchant: owner, ...row }: Row): AuditEntry {
  const before = factsOf(entry.before);
  const after = factsOf(entry.after);
  const fields = [...new Set([...before.keys(), ...after.keys()])];
  return {
    id: entry.id,
    createdDate: entry.createdAt.toISOString(),
    actor: {
      type: entry.actorType,
      id: entry.actorId,
      name: row.actorName,
      apiKeyId: entry.apiKeyId,
    },
    action: entry.action,
    object: subjectParts(entry.subject),
    merchant: owner,
    changes: fields.map((field) => describeChange(field, before.get(field), after.get(field))),
    details: [...factsOf(entry.details)].map(([name, value]) => describeFact(name, value)),
    address: row.address,
    requestId: entry.requestId,
  };
}

function describeChange(field: string, before: string | null = null, after: string | null = null) {
  const [beforeObject, afterObject] = [objectOfFact(field, before), objectOfFact(field, after)];
  return {
    field,
    before,
    after,
    ...(beforeObject && { beforeObject }),
    ...(afterObject && { afterObject }),
  };
}

function describeFact(name: string, value: string | null) {
  const object = objectOfFact(name, value);
  return { name, value, ...(object && { object }) };
}

/** The facts of a stored object as texts. */
function factsOf(stored: unknown): Map<string, string | null> {
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(Object.entries(stored).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import { eq, lt, sql } from '../db/drizzle.ts';
import { actorColumns } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { type RepeatedFailure, auditRepeat } from '../db/schema.ts';
import { subjectParts } from './merchant-of-subject.ts';
import { currentOrigin, withOrigin } from './origin.ts';
import { type ActionWithout, recordStored } from './record-audit.ts';

const minuteMs = 60_000;
/** The actors and addresses that are told apart in a minute: a flood from many does not fill the disk. */
const maxKeysOfMinute = 500;

type Failure = ActionWithout<'merchantId'>;

/**
 * Audits something that was refused, in a transaction that is committed. Of the same failures of an actor from
 * an address, the first of a minute is an entry at once; the others are counted, and one entry says how many
 * they were (PEOPLE-143).
 */
export async function recordFailure(tx: Tx, failure: Failure): Promise<void> {
  const { now } = failure;
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const { key, ...stored } = await distinguish(tx, failure, minute);
  const [row] = await tx
    .insert(auditRepeat)
    .values({ key, minute, failure: stored })
    .onConflictDoUpdate({
      target: [auditRepeat.key, auditRepeat.minute],
      set: { repeats: sql`${auditRepeat.repeats} + 1` },
    })
    .returning({ repeats: auditRepeat.repeats });
  if (row?.repeats === 0) writeEntry(tx, stored, now);
}

/** Writes the entries about the repeated failures of minutes that are over. */
export async function recordRepeats(tx: Tx, now: Date): Promise<void> {
  const over = lt(auditRepeat.minute, new Date(now.getTime() - minuteMs));
  const rows = await tx.delete(auditRepeat).where(over).returning();
  for (const { failure, minute, repeats } of rows) {
    if (repeats === 0) continue;
    const details = { ...failure.details, repeats, minute: minute.toISOString() };
    writeEntry(tx, { ...failure, details }, now);
  }
}

type Distinguished = RepeatedFailure & { readonly key: string };

/** The failure with the key that it is counted under: its own while there is room for another. */
async function distinguish(tx: Tx, failure: Failure, minute: Date): Promise<Distinguished> {
  const { actor, action, subject, details = {} } = failure;
  const origin = currentOrigin();
  const address = origin?.kind === 'request' ? origin.address : null;
  const { actorType, actorId } = actorColumns(actor);
  const who = actorId === null ? subject : `${actorType}:${actorId}`;
  const key = [action, who, address ?? '', JSON.stringify(details)].join(' ');
  const [seen] = await tx
    .select({
      count: sql<string>`count(*)`,
      isKnown: sql<boolean>`coalesce(bool_or(${eq(auditRepeat.key, key)}), false)`,
    })
    .from(auditRepeat)
    .where(eq(auditRepeat.minute, minute));
  const isRoom = seen?.isKnown === true || Number(seen?.count ?? 0) < maxKeysOfMinute;
  if (isRoom) return { key, actor, action, subject, details, address };
  const others = `${subjectParts(subject).kind}:many`;
  return {
    key: action,
    actor: { type: 'system' },
    action,
    subject: others,
    details: {},
    address: null,
  };
}

function writeEntry(tx: Tx, { address, ...failure }: RepeatedFailure, now: Date): void {
  const write = () => recordStored(tx, { ...failure, now });
  const origin = currentOrigin();
  if (address === null) withOrigin({ kind: 'job' }, write);
  else if (origin?.kind === 'request') write();
  else withOrigin({ kind: 'request', address, requestId: null }, write);
}

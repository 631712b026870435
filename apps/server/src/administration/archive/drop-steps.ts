import { setTimeout as pause } from 'node:timers/promises';
import { recordAudit } from '../../audit/record-audit.ts';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { errorCode, StartupError } from '../../errors/startup-error.ts';
import type { ArchivedPart } from './manifest.ts';
import { countPart } from './part-lines.ts';
import type { Part } from './parts.ts';

/** How often a partition is tried whose locks others hold, and the pause between, in ms. */
const tries = 20;
const pauseMs = 1000;

/** Repeats a transaction until others do not hold the locks that it needs. */
export async function untilUnlocked(work: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || !isLockTimeout(error)) throw error;
      await pause(pauseMs);
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  errorCode(error) === '55P03' ||
  (error instanceof Error && error.cause !== undefined && errorCode(error.cause) === '55P03');

/**
 * Locks a partition against further rows, and counts those that it has.
 * @throws StartupError for rows that are not in the archive
 */
export async function holdPart(tx: Tx, part: ArchivedPart, here: Part): Promise<void> {
  // Less than the time after which a deadlock is looked for: a payment never loses against this.
  await tx.execute(sql`select set_config('lock_timeout', '900ms', true)`);
  await tx.execute(sql`lock table ${sql.identifier(part.part)} in share row exclusive mode`);
  const { rows, idSum } = await countPart(tx, here);
  if (rows !== part.rows || idSum !== part.idSum) {
    throw new StartupError(`${part.part} has rows that are not in the archive: archive it again.`);
  }
}

/** Writes to the audit that a partition was dropped. */
export function recordDrop(
  tx: Tx,
  part: ArchivedPart,
  {
    now,
    more,
  }: { readonly now: Date; readonly more?: Readonly<Record<string, unknown>> | undefined },
): void {
  recordAudit(tx, {
    actor: { type: 'system' },
    action: 'archive.dropped',
    subject: `partition:${part.part}`,
    details: {
      rows: part.rows,
      from: part.from,
      to: part.to,
      sha256: part.contentSha256,
      ...more,
    },
    now,
  });
}

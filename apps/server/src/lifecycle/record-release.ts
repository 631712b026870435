import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { changeFact, lockFact, noteFact } from '../db/installation.ts';

/**
 * Audits the start of a server whose release is another than that of the last start (RUN-780): once,
 * however many processes start with it.
 */
export async function recordRelease(tx: Tx, release: string, now: Date): Promise<void> {
  const former = await lockFact(tx, 'release');
  if (former === release) return;
  if (former !== undefined) await changeFact(tx, 'release', release);
  // Another process of a new installation notes it at the same time.
  else if (!(await noteFact(tx, 'release', release))) return;
  recordAudit(tx, {
    actor: { type: 'system' },
    action: 'server.released',
    subject: 'server:release',
    before: { release: former ?? null },
    after: { release },
    now,
  });
}

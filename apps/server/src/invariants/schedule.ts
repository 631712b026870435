import { and, eq, gt, isNull, lte, or } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import { invariantCheckKey, scheduleInvariantCheck } from '../jobs/queue.ts';
import type { Staff } from '../staff/staff.ts';
import { checkInvariants } from './check-invariants.ts';
import { checkEveryMs } from './read-board.ts';
import { recordFailedRun, recordResults } from './record-results.ts';

type Deps = Pick<ServerContext, 'clock' | 'database' | 'logger'>;

/**
 * A run of the checks (the job `invariants.check`), outside the transaction that claims the job: it has
 * a snapshot of its own. The job is there once and comes again, so that one process runs each check.
 */
export function prepareCheck({ database, clock, logger }: Deps): OutsideWork {
  return {
    keys: [],
    call: async () => {
      const run = await checkInvariants(database, clock.now()).catch((error: unknown) => {
        logger.error({ err: error }, 'the invariants were not checked');
        return 'failed' as const;
      });
      return async (tx, now) => {
        if (run === 'failed') await recordFailedRun(tx, now);
        else if (run) await recordResults(tx, run, now);
        return new Date(now.getTime() + checkEveryMs);
      };
    },
  };
}

/** A person wants a run now: the next one becomes due, unless one is under way or due already. */
export async function requestCheck(tx: Tx, staff: Staff, now: Date): Promise<void> {
  await scheduleInvariantCheck(tx, now);
  const isIdle = or(isNull(job.claimedUntil), lte(job.claimedUntil, now));
  const ofChecks = and(eq(job.key, invariantCheckKey), gt(job.runAt, now), isIdle);
  await tx.update(job).set({ runAt: now }).where(ofChecks);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'invariants.check_requested',
    subject: 'invariants:all',
    now,
  });
}

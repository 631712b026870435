import { and, eq, gt, isNull, lte, or } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import { invariantCheckKey, scheduleInvariantCheck } from '../jobs/queue.ts';
import type { Staff } from '../staff/staff.ts';
import { checkInvariants } from './check-invariants.ts';
import { recordResults } from './record-results.ts';

/** The interval of the checks, in ms (RUN-261). */
const checkEveryMs = 5 * 60_000;

type Deps = Pick<ServerContext, 'clock' | 'database'>;

/**
 * A run of the checks (the job `invariants.check`), outside the transaction that claims the job: it has
 * a snapshot of its own. The job is there once and comes again, so that one process runs each check.
 */
export function prepareCheck({ database, clock }: Deps): OutsideWork {
  return {
    keys: [],
    call: async () => {
      const checked = await checkInvariants(database, clock.now());
      return async (tx, now) => {
        if (checked) await recordResults(tx, checked, now);
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

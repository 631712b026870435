import { createAuditChain } from '../background/audit-chain.ts';
import { createBalanceFolder } from '../background/fold-balances.ts';
import { createSweeper } from '../background/sweep.ts';
import { createJobWorker } from '../background/worker.ts';
import type { ServerContext } from '../context.ts';
import { scheduleAlertJudging, scheduleInvariantCheck } from '../jobs/queue.ts';
import { createTallyFolder } from '../payments/tallies/fold-tallies.ts';
import type { Closing } from './shutdown.ts';

/** The pause before the first check of the invariants and the first judging of alerts, in ms. */
const firstCheckMs = 10_000;

/**
 * Starts the work of the role `jobs`: due jobs and calls, the sweep, the chain of the audit, the balances and the
 * tallies; nothing where the process ends meanwhile (RUN-940).
 * @param patiently runs its step again while the connection to the database is lost
 */
export async function startBackgroundWork(
  context: ServerContext,
  closing: Closing,
  patiently: (step: () => Promise<void>) => Promise<void>,
): Promise<void> {
  // The first check of a new installation leaves time to the first visitors.
  const firstAt = new Date(context.clock.now().getTime() + firstCheckMs);
  await patiently(() =>
    context.database.transaction(async (tx) => {
      await scheduleInvariantCheck(tx, firstAt);
      await scheduleAlertJudging(tx, firstAt);
    }),
  );
  // A signal that came meanwhile has closed the database.
  if (closing.isClosing) return;
  const parts = {
    jobs: createJobWorker(context),
    sweeper: createSweeper(context),
    'audit chain': createAuditChain(context),
    balances: createBalanceFolder(context),
    tallies: createTallyFolder(context),
  };
  for (const [name, part] of Object.entries(parts)) {
    part.start();
    closing.add(name, () => part.stop());
  }
}

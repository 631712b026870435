import { createAuditChain } from '../background/audit-chain.ts';
import { createBalanceFolder } from '../background/fold-balances.ts';
import { createSweeper } from '../background/sweep.ts';
import { createJobWorker } from '../background/worker.ts';
import type { ServerContext } from '../context.ts';
import { createTallyFolder } from '../payments/tallies/fold-tallies.ts';
import type { Closing } from './shutdown.ts';

/** Starts the work of the role `jobs`: due jobs and calls, the sweep, the chain of the audit, the balances and the tallies. */
export function startBackgroundWork(context: ServerContext, closing: Closing): void {
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

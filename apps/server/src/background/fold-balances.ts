import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { closeCovered } from '../payments/invoices/below-zero.ts';
import { foldDeltas } from '../payments/ledger/fold-deltas.ts';
import { watchLimits } from '../payments/ledger/watch-limit.ts';

/** The interval of folding, in ms: the fewer rows wait for it, the less a balance reads. */
const foldEveryMs = 1_000;

/**
 * Folds the deltas of ledger accounts (ADR 47), and follows what it made of them: here money that came
 * to an account at the same moment by several transactions meets for the first time (LEDGER-402).
 */
export async function foldBalances(tx: Tx, now: Date): Promise<void> {
  const ids = await foldDeltas(tx);
  if (ids.length === 0) return;
  await watchLimits(tx, ids, now);
  await closeCovered(tx, ids, now);
}

type Deps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

/** Folds every second until stopped; stopping waits for the running fold. */
export function createBalanceFolder({ database, clock, logger }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> | undefined;
  const run = (): void => {
    inHand ??= database
      .transaction((tx) => foldBalances(tx, clock.now()))
      .catch((error: unknown) => logger.error({ err: error }, 'the balances could not be folded'))
      .finally(() => {
        inHand = undefined;
      });
  };
  return {
    start(): void {
      timer = setInterval(run, foldEveryMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await inHand;
    },
  };
}

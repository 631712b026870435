import type { Logger } from 'pino';
import { type Head, chainEntries, headText } from '../audit/chain-entries.ts';
import { recordRepeats } from '../audit/record-failure.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** The interval of chaining, in ms: until then, a removed entry does not show. */
const chainEveryMs = 2_000;

/** Then others have their turn, and an end of the server does not wait for all that a new chain takes in. */
const maxBatches = 20;

type Deps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

/** Chains waiting entries, and logs the new head: a copy of it outside of the database (ADR 22). */
export async function chainAudit({ database, clock, logger }: Deps): Promise<void> {
  await database.transaction((tx) => recordRepeats(tx, clock.now()));
  let head: Head | undefined;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const next = await database.transaction(chainEntries);
    if (!next) break;
    head = next;
  }
  if (head) logger.info({ auditHead: headText(head) }, 'audit entries were chained');
}

/** Chains entries every few seconds until stopped; stopping waits for the running batch. */
export function createAuditChain(deps: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> | undefined;
  const run = (): void => {
    inHand ??= chainAudit(deps)
      .catch((error: unknown) =>
        deps.logger.error({ err: error }, 'the audit entries could not be chained'),
      )
      .finally(() => {
        inHand = undefined;
      });
  };
  return {
    start(): void {
      timer = setInterval(run, chainEveryMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await inHand;
    },
  };
}

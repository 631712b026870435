import { sql } from '../../db/drizzle.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import { increased, nameOf, namesOf } from '../../db/names.ts';
import { invoiceDayTally, invoiceTally, invoiceTallyDelta } from '../../db/schema.ts';
import { foldMinutes, pruneMinutes } from './minutes.ts';

/** The interval of folding, in ms: the fewer rows wait for it, the less is read. */
const foldEveryMs = 5_000;

/** The interval of deleting old minutes, in ms. */
const pruneEveryMs = 60 * 60_000;

/** The columns that say whose invoices a tally counts. */
const owner = ['merchantId', 'terminalId', 'isTest'] as const;
const ownerNames = namesOf(invoiceTallyDelta, ...owner);

/** One process folds at a time; the others have nothing to do then. */
const lockKey = 0x7461_6c6c;

/**
 * Folds the transactions' additions into the tallies (ADR 18). One statement removes and adds them,
 * so a reader of both in one statement sees each once.
 */
export async function foldTallies(tx: Tx): Promise<void> {
  const [locked] = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockKey}) as mine`,
  );
  if (locked?.mine !== true) return;
  await tx.execute(sql`
    with taken as (delete from ${invoiceTallyDelta} returning *),
    days as (
      insert into ${invoiceDayTally}
        (${namesOf(invoiceDayTally, ...owner, 'day', 'made', 'done', 'doneAmount')})
      select ${ownerNames}, day, sum(made), sum(done), sum(${nameOf(invoiceTallyDelta.doneAmount)})
      from taken group by ${ownerNames}, day
      on conflict (${namesOf(invoiceDayTally, 'terminalId', 'isTest', 'day')}) do update set
        ${increased(invoiceDayTally.made, invoiceDayTally.done, invoiceDayTally.doneAmount)})
    insert into ${invoiceTally} (${namesOf(invoiceTally, ...owner, 'made', 'done', 'doneAmount')})
    select ${ownerNames}, sum(made), sum(done), sum(${nameOf(invoiceTallyDelta.doneAmount)})
    from taken group by ${ownerNames}
    on conflict (${namesOf(invoiceTally, 'terminalId', 'isTest')}) do update set
      ${increased(invoiceTally.made, invoiceTally.done, invoiceTally.doneAmount)}`);
  await foldMinutes(tx);
}

type Deps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

/** Folds every few seconds until stopped; stopping waits for the running fold. */
export function createTallyFolder({ database, clock, logger }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> | undefined;
  let prunedAt = 0;
  const fold = async (): Promise<void> => {
    await database.transaction(foldTallies);
    const now = clock.now();
    if (now.getTime() - prunedAt < pruneEveryMs) return;
    await database.transaction((tx) => pruneMinutes(tx, now));
    prunedAt = now.getTime();
  };
  const run = (): void => {
    inHand ??= fold()
      .catch((error: unknown) => logger.error({ err: error }, 'the tallies could not be folded'))
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

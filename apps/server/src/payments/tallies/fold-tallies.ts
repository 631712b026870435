import { sql } from '../../db/drizzle.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import { foldMinutes, pruneMinutes } from './minutes.ts';

/** The interval of folding, in ms: the fewer rows wait for it, the less is read. */
const foldEveryMs = 5_000;

/** The interval of deleting old minutes, in ms. */
const pruneEveryMs = 60 * 60_000;

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
    with taken as (delete from invoice_tally_delta returning *),
    days as (
      insert into invoice_day_tally as tally
        (merchant_id, terminal_id, is_test, day, made, done, done_amount)
      select merchant_id, terminal_id, is_test, day, sum(made), sum(done), sum(done_amount)
      from taken group by merchant_id, terminal_id, is_test, day
      on conflict (terminal_id, is_test, day) do update set
        made = tally.made + excluded.made, done = tally.done + excluded.done,
        done_amount = tally.done_amount + excluded.done_amount)
    insert into invoice_tally as tally (merchant_id, terminal_id, is_test, made, done, done_amount)
    select merchant_id, terminal_id, is_test, sum(made), sum(done), sum(done_amount)
    from taken group by merchant_id, terminal_id, is_test
    on conflict (terminal_id, is_test) do update set
      made = tally.made + excluded.made, done = tally.done + excluded.done,
      done_amount = tally.done_amount + excluded.done_amount`);
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

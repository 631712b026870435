import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { sql } from '../db/drizzle.ts';
import type { Database } from '../db/database.ts';

type Deps = { readonly database: Pick<Database, 'query'>; readonly clock: Clock };

/** A difference that a deadline would show, in ms. */
const notableMs = 5_000;

/**
 * How far the clock of this process is ahead of that of the database, in ms; negative where it is behind. The database
 * answers between the two looks at the own clock, so that a slow answer is no wrong clock.
 */
export async function clockDifference({ database, clock }: Deps): Promise<number> {
  const before = clock.now().getTime();
  const [row] = await database.query((tx) =>
    tx.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as value`),
  );
  const after = clock.now().getTime();
  const there = Number(row?.['value']);
  return there < before ? before - there : Math.min(0, after - there);
}

/** Writes a line to the log where the clock of this process is wrong, or that of the database (RUN-945). */
export async function warnOfClock({
  logger,
  ...deps
}: Deps & { readonly logger: Logger }): Promise<void> {
  const aheadMs = Math.round(await clockDifference(deps));
  if (Math.abs(aheadMs) < notableMs) return;
  const seconds = Math.round(aheadMs / 1000);
  logger.warn(
    { aheadSeconds: seconds },
    'the clock of this server is not that of the database: deadlines are judged wrongly',
  );
}

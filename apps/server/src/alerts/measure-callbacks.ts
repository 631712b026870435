import { and, eq, ne, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { nameOf } from '../db/names.ts';
import { callback, callbackTry, invoice } from '../db/schema.ts';
import { beginningOf, type Measured, type Period } from './measured.ts';

/**
 * The callbacks that were tried in a period, and those of them that no try of it delivered. One that a newer one has
 * superseded does not count: the receiver gets the newer one (API-242).
 */
export async function countCallbacks(
  tx: Tx,
  { merchantId, terminalId, isTest, ...period }: Measured & Period,
): Promise<{ readonly failing: number; readonly tried: number }> {
  const owner = sql`coalesce(${callback.merchantId}, ${invoice.merchantId})`;
  const ofRule = and(
    ne(callback.state, 'SUPERSEDED'),
    merchantId === null ? undefined : sql`${owner} = ${merchantId}::integer`,
    terminalId === null ? undefined : eq(invoice.terminalId, terminalId),
    sql`coalesce(${callback.isTest}, ${invoice.isTest}) = ${isTest}`,
  );
  const [row] = await tx.execute<{ failing: string; tried: string }>(sql`
    select count(*) filter (where not recent.is_taken) as failing, count(*) as tried
    from (
      select ${nameOf(callbackTry.callbackId)} as callback_id,
        bool_or(coalesce(${callbackTry.statusCode} between 200 and 299, false)) as is_taken
      from ${callbackTry} where ${callbackTry.triedAt} >= ${beginningOf(period)} group by 1) recent
    -- A look-up for each, in its month alone.
    cross join lateral (
      select * from ${callback} where ${callback.id} = recent.callback_id offset 0) as ${callback}
    left join ${invoice} on ${invoice.id} = ${callback.invoiceId}
    where ${ofRule}`);
  return { failing: Number(row?.failing ?? 0), tried: Number(row?.tried ?? 0) };
}

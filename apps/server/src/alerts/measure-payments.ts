import { and, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { terminal } from '../db/schema.ts';
import { minutes as minuteRows } from '../payments/tallies/minutes.ts';
import { beginningOf, type Measured, type Period } from './measured.ts';

/** The payments that ended in a period, as Monitoring counts them, and those of them that succeeded. */
export async function countOutcomes(
  tx: Tx,
  { merchantId, terminalId, isTest, ...period }: Measured & Period,
): Promise<{ readonly done: number; readonly ended: number }> {
  const ofRule = and(
    merchantId === null ? undefined : eq(terminal.merchantId, merchantId),
    terminalId === null ? undefined : eq(terminal.id, terminalId),
    sql`counted.is_test = ${isTest}`,
    sql`counted.minute >= ${beginningOf(period)}`,
  );
  const [row] = await tx.execute<{ done: string; ended: string }>(sql`
    select coalesce(sum(counted.done), 0) as done,
      coalesce(sum(counted.done + counted.canceled + counted.declined), 0) as ended
    from ${minuteRows} as counted join ${terminal} on ${terminal.id} = counted.terminal_id
    where ${ofRule}`);
  return { done: Number(row?.done ?? 0), ended: Number(row?.ended ?? 0) };
}

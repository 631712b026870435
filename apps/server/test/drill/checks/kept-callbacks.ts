import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';
import { isOfDrill } from './of-drill.ts';

/** The final row of a callback. */
export type KeptCallback = {
  readonly id: string;
  readonly merchantId: number;
  readonly state: string;
  readonly body: string;
};

/** Reads every callback of the drill, in the order in which they were written. */
export async function readCallbacks(tx: Tx): Promise<KeptCallback[]> {
  const rows = await tx.execute<KeptCallback>(sql`
    select c.id, coalesce(i.merchant_id, c.merchant_id) as "merchantId", c.state, c.body
    from callback c left join invoice i on i.id = c.invoice_id
    where i.id is null or ${isOfDrill} order by c.number`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** A payout or a return by the http provider, as Tiyin keeps it. */
export type KeptPayout = {
  readonly id: string;
  readonly invoiceId: string;
  readonly status: string;
  /** Minor units. */
  readonly amount: string;
};

/** Reads every payout and every return that left by an http provider. */
export async function readPayouts(tx: Tx): Promise<KeptPayout[]> {
  const rows = await tx.execute<KeptPayout>(sql`
    select p.id::text as id, p.invoice_id::text as "invoiceId", p.status, i.amount::text as amount
    from payout p join invoice i on i.id = p.invoice_id
      join payment_account a on a.id = p.account_id join provider v on v.id = a.provider_id
    where v.kind = 'http'
    union all
    select r.id::text, 'return of ' || r.id, r.status, r.amount::text
    from money_return r join payment_account a on a.id = r.account_id
      join provider v on v.id = a.provider_id
    where v.kind = 'http'`);
  return rows;
}

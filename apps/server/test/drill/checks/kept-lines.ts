import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** A line of a bank's statement, as Tiyin keeps it. */
export type KeptLine = {
  readonly reference: string | null;
  readonly state: string;
  /** The invoice of its transfer. */
  readonly invoiceId: string | null;
};

/** Reads every line of the statements of http providers' accounts. */
export async function readLines(tx: Tx): Promise<KeptLine[]> {
  return tx.execute<KeptLine>(sql`
    select l.reference, l.state, t.invoice_id as "invoiceId"
    from statement_line l join payment_account a on a.id = l.account_id
      join provider v on v.id = a.provider_id left join transfer t on t.id = l.transfer_id
    where v.kind = 'http'`);
}

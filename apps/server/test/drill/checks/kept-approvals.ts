import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';
import { isOfDrill } from './of-drill.ts';

/** An approval of a refund or a return, as Tiyin keeps it, with its effects. */
export type KeptApproval = {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  /** The deposit. */
  readonly invoiceId: string;
  /** How many refunds of the deposit staff have made, and how many returns above the threshold. */
  readonly refunds: number;
  readonly returns: number;
};

/** Reads every approval about an invoice of the drill. */
export async function readApprovals(tx: Tx): Promise<KeptApproval[]> {
  return tx.execute<KeptApproval>(sql`
    select a.id, a.kind, a.status, i.id as "invoiceId",
      (select count(*)::int from invoice r join invoice_event e on e.invoice_id = r.id
        where r.refund_of = i.id and e.sequence = 1 and e.actor_type = 'staff') as refunds,
      (select count(*)::int from money_return r where r.invoice_id = i.id) as returns
    from approval a join invoice i on a.subject = 'invoice:' || i.id
    where ${isOfDrill}`);
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';
import { movementComment, returnThreshold } from '../people.ts';
import { isOfDrill } from './of-drill.ts';

/** An approval of a change that the drill requested, as Tiyin keeps it. */
export type KeptApproval = {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  /** The changed deposit or account; of a movement with its amount, which no other has. */
  readonly subject: string;
};

/** A change that was made and needs approval. */
export type Effect = Pick<KeptApproval, 'kind' | 'subject'>;

/** Reads every approval about an invoice of the drill or a movement that it requested. */
export async function readApprovals(tx: Tx): Promise<KeptApproval[]> {
  return tx.execute<KeptApproval>(sql`
    select a.id, a.kind, a.status, a.subject
    from approval a join invoice i on a.subject = 'invoice:' || i.id
    where ${isOfDrill}
    union all
    select a.id, a.kind, a.status, a.subject || ' of ' || a.amount
    from approval a where a.kind = 'MOVEMENT' and a.reason = ${movementComment}`);
}

/**
 * Reads every change by staff that needs approval in the drill: bookings and refunds of its deposits, movements, and
 * returns: above the threshold, of money that a person reported or changed, and to a payee that the customer did not
 * name (PEOPLE-570).
 */
export async function readEffects(tx: Tx): Promise<Effect[]> {
  return tx.execute<Effect>(sql`
    select 'STATUS_CHANGE' as kind, 'invoice:' || i.id as subject
    from invoice i join invoice_event e on e.invoice_id = i.id
    where ${isOfDrill} and e.status = 'DONE' and e.actor_type = 'staff'
    union all
    select 'REFUND', 'invoice:' || i.refund_of
    from invoice i join invoice_event e on e.invoice_id = i.id
    where ${isOfDrill} and i.refund_of is not null and e.sequence = 1 and e.actor_type = 'staff'
    union all
    select 'RETURN', 'invoice:' || i.id
    from invoice i join money_return r on r.invoice_id = i.id
    where ${isOfDrill} and (r.amount > ${returnThreshold} or i.was_moved_by_person
      or exists (select from transfer t where t.invoice_id = i.id and t.source <> 'provider')
      or exists (select from invoice_event e where e.invoice_id = i.id and e.code = 'amount_changed')
      or not exists (select from return_request q join support_ticket s on s.id = q.ticket_id
        where s.invoice_id = i.id))
    union all
    select 'PAYOUT_END', 'invoice:' || r.invoice_id
    from audit_entry e join money_return r on e.subject = 'return:' || r.id
    where e.action = 'return.ended'
    union all
    select 'MOVEMENT', 'account:' || m.account_id || ' of ' || abs(m.amount)
    from account_movement m where m.comment = ${movementComment}`);
}

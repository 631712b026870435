import { invoiceStatuses, isFinalStatus } from '@tiyin/domain/invoices';
import { decidingActions } from '../../audit/actions.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import {
  auditEntry,
  callback,
  formerCredential,
  invoice,
  invoiceEvent,
  notification,
} from '../../db/schema.ts';

/** A partition, and the moment before which its rows leave the database. */
type Leaving = { readonly table: string; readonly part: string; readonly before: Date };

const finalStatuses = invoiceStatuses.flatMap(({ code }) => (isFinalStatus(code) ? [code] : []));

/** The rows of a partition that stay, since they decide something later; undefined where none does (RUN-853, RUN-962). */
export function keptRows(leaving: Leaving): SQL | undefined {
  if (leaving.table === 'audit_entry') return decidingEntries();
  if (leaving.table === 'invoice_event') return decidingHistories(leaving);
  if (leaving.table === 'callback') return decidingCallbacks();
  return undefined;
}

/** Whether the rows of a table belong to invoices. */
export const isOfInvoices = (table: string): boolean =>
  table === 'invoice_event' || table === 'callback';

/** Whether rows may come to a month after it was dropped: the next event of an old invoice. */
export const mayGrow = (table: string): boolean => table === 'invoice_event';

function decidingEntries(): SQL {
  return sql`${nameOf(auditEntry.action)} = any(${sql.param([...decidingActions])}::text[])`;
}

/**
 * The histories of invoices that may go on or that changed since, of refunds, whose first event names who made them, of
 * those whose amount was changed, which decides what was sent and who approves, and of those whose account got another
 * card before they ended. A history stays or leaves whole.
 */
function decidingHistories({ part, before }: Leaving): SQL {
  const ofInvoice = nameOf(invoiceEvent.invoiceId);
  return sql`${ofInvoice} in (
    select history.id
    from (
      select ${ofInvoice} as id, max(${nameOf(invoiceEvent.createdAt)}) as last_at,
        bool_or(${nameOf(invoiceEvent.code)} = 'amount_changed') as is_changed
      from ${sql.identifier(part)} group by 1) history
    join ${invoice} on ${invoice.id} = history.id
    where history.is_changed or history.last_at >= ${before.toISOString()}::timestamptz
      or ${invoice.status} <> all(${sql.param(finalStatuses)}::invoice_status[])
      or ${invoice.refundOf} is not null
      or exists (select from ${formerCredential} where ${formerCredential.accountId} = ${invoice.accountId}
        and ${formerCredential.replacedAt} between ${invoice.createdAt} and ${invoice.statusAt}))`;
}

/**
 * Callbacks that wait, all others of their invoices, which supersede them, and those of which a person still has to be
 * told that they failed.
 */
function decidingCallbacks(): SQL {
  const [state, ofInvoice] = [nameOf(callback.state), nameOf(callback.invoiceId)];
  return sql`(${state} = 'WAITING'
    or ${ofInvoice} in (select ${callback.invoiceId} from ${callback}
      where ${callback.state} = 'WAITING' and ${callback.invoiceId} is not null)
    or ${state} = 'FAILED'
      and coalesce('callback:' || ${ofInvoice}, 'merchant:' || ${nameOf(callback.merchantId)}) in (
      select ${notification.subject} from ${notification}
      where ${notification.kind} = 'CALLBACK_FAILED' and ${notification.closedAt} is null))`;
}

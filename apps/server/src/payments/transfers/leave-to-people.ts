import { depositTransition } from '@tiyin/domain/invoices';
import { isApprovalRequired } from '../../approvals/approval-rules.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../invoices/events.ts';
import { depositFacts } from '../invoices/judge-money.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { TransferReport } from './transfer-report.ts';

/**
 * Whether the locked deposit of a statement's line is too large for one person to book: who sends the file could
 * have written it (PEOPLE-540), by itself or with the rest of their day (PEOPLE-535). The deposit keeps an event that says so, and its money waits in suspense until people
 * assign it. The last part of a sum counts as the whole (PEOPLE-504).
 */
export async function leaveToPeople(
  tx: Tx,
  deposit: InvoiceRow,
  { source, actor, amount, externalId, now }: TransferReport,
): Promise<boolean> {
  if (source !== 'statement') return false;
  const reported = { type: 'money-reported', fit: 'enough' } as const;
  const path = depositTransition(deposit.status, reported, depositFacts(deposit, now));
  if (!path.includes('DONE')) return false;
  const { isTest, currency } = deposit;
  const size = { amount: amount > deposit.amount ? amount : deposit.amount, currency };
  const by = actor.type === 'staff' ? { personId: actor.id, now } : undefined;
  const judged = { isTest, size, vouched: amount, ...(by && { by }) };
  if (!(await isApprovalRequired(tx, 'STATUS_CHANGE', judged))) return false;
  const details = { amount: String(amount), transferId: externalId };
  appendEvent(tx, deposit, { code: 'money_waits', status: null, actor, details, now });
  return true;
}

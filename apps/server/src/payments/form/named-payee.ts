import { type InvoiceId, type MethodId, type PostingId, asId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { plus } from '@tiyin/domain/money';
import { hasPendingApproval } from '../../approvals/approval-row.ts';
import type { ApprovableChange, ApprovableEffect } from '../../approvals/approval-kind.ts';
import { hasApprovalRule, isApprovalRequired } from '../../approvals/approval-rules.ts';
import { writeRequest } from '../../approvals/request-approval.ts';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent, person } from '../../db/schema.ts';
import { undone } from '../../db/transactions.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { PersonRow } from '../../staff/sessions.ts';
import { describeCurrency } from '../describe-currency.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { lockForChange } from '../invoices/lock-for-change.ts';
import { lockedRow, previewBooks, writtenCallbacks } from '../invoices/preview-change.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { requestedTotal } from '../invoices/refunded.ts';
import { givenToPayee } from '../payouts/given-to-payee.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { isReportedByHand } from '../returns/return-source.ts';
import { beginWithdrawal } from '../withdrawals/begin-withdrawal.ts';

type Payee = {
  readonly methodId: MethodId;
  /** Card or phone, in digits. */
  readonly credential: string;
  readonly bankCode: number | null;
};

/** The payee that the customer of a refund named, as an approval keeps it. */
export type NamedPayee = { readonly refundId: InvoiceId; readonly payee: Payee };

const customer = { type: 'customer' } as const;
const subjectOf = ({ id }: Pick<InvoiceRow, 'id'>): string => `invoice:${id}`;

/** Whether the payee of a refund waits for a second person (PEOPLE-520). */
export async function isPayeeUnseen(tx: Tx, row: InvoiceRow): Promise<boolean> {
  const mayBe = row.refundOf !== null && row.status === 'NEW';
  return mayBe && hasPendingApproval(tx, 'REFUND', subjectOf(row));
}

/** The status of an invoice for its customer, who has done their part where the payee waits for a second person. */
export async function shownStatus(tx: Tx, row: InvoiceRow): Promise<InvoiceStatusCode> {
  return (await isPayeeUnseen(tx, row)) ? 'IN_PROGRESS' : row.status;
}

type Naming = { readonly payee: Payee; readonly secrets: Secrets; readonly now: Date };

/**
 * Requests a second person's approval of the payee of a locked refund above the threshold (PEOPLE-520): the person who refunds has the address
 * of the form, too. `free`: no approval is needed, as for a refund of the merchant's own server. `declined`: the balance
 * is too small; the payee is not kept, because a Retry would pay it.
 */
export async function requestPayeeCheck(
  tx: Tx,
  row: InvoiceRow,
  naming: Naming,
): Promise<'requested' | 'declined' | 'free'> {
  const { refundOf, amount, currency, isTest } = row;
  if (refundOf === null || !(await hasApprovalRule(tx, 'REFUND'))) return 'free';
  const requested = await requesterOf(tx, row);
  if (!requested) return 'free';
  const size = { amount, currency };
  const ofDeposit = await requestedTotal(tx, refundOf);
  const payee = { ...naming, credential: naming.payee.credential };
  const ofPayee = plus(amount, await givenToPayee(tx, { ...payee, currency }));
  const together = ofPayee > ofDeposit ? ofPayee : ofDeposit;
  const isGuardedByAny = await isReportedByHand(tx, { invoiceId: refundOf });
  const judged = { isTest, size, together, isGuardedByAny };
  if (!(await isApprovalRequired(tx, 'REFUND', judged))) return 'free';
  const { staff, reason } = requested;
  const preview = await undone(tx, () => previewPayout(tx, row, staff, naming));
  if (!preview) {
    const move = { to: 'DECLINED', reason: 'funds_short', actor: customer } as const;
    await moveInvoice(tx, row, { ...move, now: naming.now });
    return 'declined';
  }
  const payload: NamedPayee = { refundId: row.id, payee: naming.payee };
  const { merchantId, version } = row;
  const effect = { subject: subjectOf(row), merchantId, isTest, version, size, preview };
  await writeRequest(tx, { code: 'REFUND' }, { ...naming, payload, staff, reason }, effect);
  return 'requested';
}

/** The person who requested a refund, with their reason. */
async function requesterOf(tx: Tx, { id }: InvoiceRow) {
  const [found] = await tx
    .select({ staff: person, comment: invoiceEvent.comment })
    .from(invoiceEvent)
    .innerJoin(person, eq(person.id, invoiceEvent.actorId))
    .where(
      and(
        eq(invoiceEvent.invoiceId, id),
        eq(invoiceEvent.sequence, 1),
        eq(invoiceEvent.actorType, 'staff'),
      ),
    );
  return found && { staff: found.staff, reason: found.comment ?? undefined };
}

/** All postings of a refund are later than this one: nothing is booked before its payee is known. */
const none = asId<PostingId>(0);

async function previewPayout(
  tx: Tx,
  row: InvoiceRow,
  staff: PersonRow,
  naming: Naming,
): Promise<ApprovableEffect['preview'] | null> {
  const begun = await begin(tx, row, naming);
  if (!begun) return null;
  // The approver judges all books, whatever the requester sees of them.
  const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account' as const] };
  const refund = await lockedRow(tx, row.id);
  const currency = describeCurrency(row.currency);
  return {
    changes: [
      { name: 'Refund', before: null, after: String(row.amount), currency },
      { name: 'Payee', before: null, after: naming.payee.credential, isSecret: true },
    ],
    ...(await previewBooks(tx, seesAll, refund, none)),
    callbacks: await writtenCallbacks(tx, row),
  };
}

/** Reserves the money of a refund and sends it; undefined where the balance is too small. */
async function begin(
  tx: Tx,
  row: InvoiceRow,
  { payee, secrets, now }: Naming,
): Promise<InvoiceRow | undefined> {
  const begun = await beginWithdrawal(tx, row, { ...payee, secrets, actor: customer, now });
  return begun.payoutRound > row.payoutRound ? begun : undefined;
}

/** Pays a refund to the payee that a second person has seen. 409 `conflict` where it is not as it was then. */
export async function payNamedPayee(
  tx: Tx,
  { payload: { refundId, payee }, ...change }: ApprovableChange<NamedPayee>,
): Promise<InvoiceRow> {
  const row = await lockForChange(tx, { ...change, invoiceId: refundId }, 'invoice.refund');
  const isAsItWas = row.status === 'NEW' && (await payoutsOf(tx, row.id)).length === 0;
  if (!isAsItWas) throw new ProblemError('conflict');
  const begun = await begin(tx, row, { ...change, payee });
  if (!begun) throw new ProblemError('insufficient_funds');
  return begun;
}

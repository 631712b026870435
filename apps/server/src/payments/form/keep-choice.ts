import { isDeepStrictEqual } from 'node:util';
import type { AccountId } from '@tiyin/domain/ids';
import { depositTransition } from '@tiyin/domain/invoices';
import { type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { appendEvent } from '../invoices/events.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { depositFacts } from '../invoices/judge-money.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import type { OpenRequest } from './open-request.ts';

const customer = { type: 'customer' } as const;

/** Records why no account was free (ROUTING-29), once and not at each request of the form. */
export async function noteUnavailable(
  tx: Tx,
  { invoice: row, choice, now }: OpenRequest,
  explanation: unknown,
): Promise<void> {
  const details = { routing: explanation, methodId: choice.paymentMethodId };
  const [last] = await tx
    .select({ code: invoiceEvent.code, details: invoiceEvent.details })
    .from(invoiceEvent)
    .where(eq(invoiceEvent.invoiceId, row.id))
    .orderBy(desc(invoiceEvent.sequence))
    .limit(1);
  const event = { code: 'requisites_unavailable', status: null, actor: customer } as const;
  if (last?.code === event.code && isDeepStrictEqual(last.details, details)) return;
  appendEvent(tx, row, { ...event, details, now });
}

/** The account of a deposit with its leased amount. */
type Requisites = {
  /** Minor units. */
  readonly amount: MinorUnits;
  /** The server's addition to the amount (ROUTING-203). */
  readonly adjustment: MinorUnits;
  readonly accountId: AccountId;
  /** Blind index of the customer's address (ROUTING-320). */
  readonly addressIndex: string | null;
  readonly explanation: unknown;
};

/**
 * Stores amount and method of a withdrawal, while it is new and nothing was sent for it; the same
 * ones again change nothing, also later. 409 `form_ended` for others.
 */
export async function keepMethod(
  tx: Tx,
  { invoice: row, choice, now }: OpenRequest,
): Promise<void> {
  const { amount, paymentMethodId: methodId } = choice;
  if (row.amount === amount && row.methodId === methodId) return;
  // NEW again after a change by staff: a sent payout keeps its amount.
  const isOpen = row.status === 'NEW' && (await payoutsOf(tx, row.id)).length === 0;
  if (!isOpen) throw new ProblemError('form_ended');
  const details = { methodId, amount: String(amount) };
  const event = { code: 'method_chosen', status: null, actor: customer, details, now } as const;
  appendEvent(tx, row, event, { amount, adjustment: zeroUnits, methodId, fee: null });
}

/** Keeps the account that was chosen, and why, with the invoice (ROUTING-29). */
export async function keepRequisites(
  tx: Tx,
  { invoice: row, choice, now }: OpenRequest,
  { amount, adjustment, accountId, addressIndex, explanation }: Requisites,
): Promise<void> {
  // A deposit that was booked once and opened again: another amount or method has another fee.
  const chosen = { amount, adjustment, methodId: choice.paymentMethodId, accountId };
  const fields = { ...chosen, addressIndex, fee: null };
  const added = adjustment > 0n ? { adjustment: String(adjustment) } : {};
  const details = { routing: explanation, ...added };
  const event = { actor: customer, details, now } as const;
  const [to] = depositTransition(row.status, { type: 'requisites-issued' }, depositFacts(row, now));
  if (to === undefined) {
    appendEvent(tx, row, { code: 'requisites_replaced', status: null, ...event }, fields);
  } else {
    await moveInvoice(tx, row, { to, reason: 'requisites_issued', fields, ...event });
  }
}

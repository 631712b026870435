import { maxLeasesPerForm } from '@tiyin/domain/invoices';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { AccountRow } from '../routing/account-row.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import {
  type Candidates,
  type RoutingStep,
  chooseAccount,
  readCandidates,
} from '../routing/choose-account.ts';
import { requireFewLeases } from '../routing/fair-share.ts';
import { type HeldLease, leasesOf } from '../routing/leases.ts';
import { adjustmentTo, alternativesTo, readNearby } from '../routing/nearby-amounts.ts';
import { type Choice, type Offer, findOffer, orderedAmount, requireOffer } from './check-choice.ts';
import type { FormRow } from './form-row.ts';

type Order = {
  readonly form: FormRow;
  readonly invoice: InvoiceRow;
  readonly choice: Choice;
  /** Blind index of the customer's network; null where it tells nobody apart. */
  readonly addressIndex: string | null;
  readonly now: Date;
};

type Routed = {
  readonly explanation: readonly RoutingStep[];
  /** Undefined where no account is free. */
  readonly account: AccountRow | undefined;
  /** What is to be paid, with what was added to a fixed amount. */
  readonly amount: bigint;
  readonly adjustment: bigint;
  /** Amounts nearby that an account is free for, where none is for this one and it can be changed. */
  readonly alternatives: readonly bigint[];
};

/**
 * Finds an account for a deposit and leases the amount on it (ROUTING-30). Where none is free, a fixed amount
 * is adjusted as its terminal allows; for another one the free amounts nearby are answered (ROUTING-203). 422
 * as `requireOffer`, 409 `too_many_amounts`, 429 as `requireFewLeases`.
 */
export async function routeDeposit(tx: Tx, order: Order): Promise<Routed> {
  const { form, invoice, choice, addressIndex, now } = order;
  const { terminalId, currency, isTest, id: invoiceId, merchantId, customerExternalId } = invoice;
  // A fixed amount is routed as it was ordered: whether it needs an adjustment is judged anew.
  const amount = form.canChangeAmount ? choice.amount : orderedAmount(invoice);
  const holder = { merchantId, customerExternalId, addressIndex };
  const { paymentMethodId: methodId } = choice;
  const wish = { terminalId, methodId, currency, amount, isTest, invoiceId, holder, now };
  const [found, leases, candidates] = await Promise.all([
    findOffer(tx, invoice, choice),
    leasesOf(tx, { invoiceId, now }),
    readCandidates(tx, wish),
  ]);
  const offer = requireOffer(form, invoice, choice, found);
  const keptOn = accountsThatKeep(leases, { amount, paymentMethodId: methodId });
  if (keptOn.length === 0) requireFewLeases(candidates.held);
  const chosen = await chooseAccount(tx, { ...wish, keptOn }, candidates);
  const routed = { ...chosen, amount, adjustment: 0n, alternatives: [] };
  if (chosen.account) return routed;
  const search = await searchNearby(tx, { ...order, offer, candidates, amount });
  if (form.canChangeAmount) return { ...routed, alternatives: alternativesTo(search) };
  const adjustment = adjustmentTo(search, await maxAdjustmentOf(tx, terminalId));
  if (adjustment === undefined) return routed;
  const adjusted = { ...wish, amount: amount + adjustment, keptOn };
  const another = await chooseAccount(tx, adjusted, search.candidatesAt(adjusted.amount));
  return { ...routed, ...another, ...(another.account && { amount: adjusted.amount, adjustment }) };
}

/** The accounts that keep this amount for the invoice; 409 where a new lease would be one too many. */
function accountsThatKeep(leases: readonly HeldLease[], choice: Choice): number[] {
  const kept = leases.filter(
    (lease) => lease.amount === choice.amount && lease.methodId === choice.paymentMethodId,
  );
  if (kept.length === 0 && leases.length >= maxLeasesPerForm) {
    throw new ProblemError('too_many_amounts');
  }
  return kept.map((lease) => lease.accountId);
}

type Unrouted = Order & {
  readonly offer: Offer;
  readonly candidates: Candidates;
  readonly amount: bigint;
};

async function searchNearby(tx: Tx, { offer, candidates, amount, invoice, now }: Unrouted) {
  const { minAmount, maxAmount } = offer;
  const { id: invoiceId, merchantId, currency } = invoice;
  const candidatesAt = await readNearby(tx, candidates, { amount, invoiceId, merchantId, now });
  return { amount, currency, minAmount, maxAmount, candidatesAt };
}

async function maxAdjustmentOf(tx: Tx, terminalId: number): Promise<bigint> {
  const [row] = await tx
    .select({ maxAdjustment: terminal.maxAdjustment })
    .from(terminal)
    .where(eq(terminal.id, terminalId));
  return row?.maxAdjustment ?? 0n;
}

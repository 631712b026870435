import type { AccountId, MethodId } from '@tiyin/domain/ids';
import { maxLeasesPerForm } from '@tiyin/domain/invoices';
import { type MinorUnits, zeroUnits, plus } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { AccountRow } from './account-row.ts';
import { LostRace } from '../../db/query-error.ts';
import { type RoutingStep, chooseAccount } from './choose-account.ts';
import { holdCounted, requireFewLeases, tryHoldAmount } from './fair-share.ts';
import { type HeldLease, holdLeases, leasesOf } from './leases.ts';
import { adjustmentTo, alternativesTo, readNearby } from './nearby-amounts.ts';
import { type Candidates, readCandidates } from './read-candidates.ts';
import { notifyNoAccountFree, resolveAccountFree } from './no-account-free.ts';

/** The limits of the method, in minor units, both included. */
type Limits = { readonly minAmount: MinorUnits; readonly maxAmount: MinorUnits };

/** A deposit that needs an account. */
export type DepositToRoute = {
  /** Locked. */
  readonly invoice: InvoiceRow;
  readonly methodId: MethodId;
  /** The customer's typed amount, in minor units. */
  readonly requestedAmount: MinorUnits;
  /** The amount to lease if it is free, in minor units. */
  readonly amount: MinorUnits;
  /** The adjustments to try if no account is free for the amount (ROUTING-203). */
  readonly instead: Limits &
    (
      | { readonly kind: 'alternatives' }
      | { readonly kind: 'adjustment'; readonly maxAdjustment: MinorUnits }
    );
  /** Blind index of the customer's network; null if it identifies no one. */
  readonly addressIndex: string | null;
  readonly now: Date;
};

type Routed = {
  readonly explanation: readonly RoutingStep[];
  /** Undefined where no account is free. */
  readonly account: AccountRow | undefined;
  /** The amount to pay, with the addition to a fixed amount. */
  readonly amount: MinorUnits;
  readonly adjustment: MinorUnits;
  /** Nearby amounts with a free account, if this one has none and it can be changed. */
  readonly alternatives: readonly MinorUnits[];
  /** Whether the deposit had leases before: its invoice is locked, so it has no others. */
  readonly hadLeases: boolean;
};

/**
 * Finds an account for a deposit and leases the amount on it (ROUTING-30); leases of other amounts
 * end after their grace (ROUTING-29). Without a free one, a fixed amount is adjusted as its
 * terminal allows; for another one the free nearby amounts are returned (ROUTING-203). 409
 * `too_many_amounts`, 429 as `requireFewLeases`.
 */
export async function routeDeposit(tx: Tx, deposit: DepositToRoute): Promise<Routed> {
  const { invoice, methodId, requestedAmount, now } = deposit;
  const routed = await findAccount(tx, deposit);
  if (routed.account) {
    if (routed.hadLeases) {
      const kept = { accountId: routed.account.id, amount: routed.amount };
      holdLeases(tx, invoice.id, now, kept);
    }
    await resolveAccountFree(tx, invoice, now);
  } else if (routed.alternatives.length === 0) {
    await notifyNoAccountFree(tx, invoice, { amount: requestedAmount, methodId, now });
  }
  return routed;
}

async function findAccount(tx: Tx, deposit: DepositToRoute): Promise<Routed> {
  const { invoice, methodId, amount, instead, addressIndex, now } = deposit;
  const { terminalId, currency, isTest, id: invoiceId, merchantId, customerExternalId } = invoice;
  const holder = { merchantId, customerExternalId, addressIndex };
  const wanted = { amount, currency, isTest, invoiceId, holder, now };
  const ofPool = {
    terminalId,
    methodId,
    currency,
    isTest,
    amount,
    now,
    exceptInvoiceId: invoiceId,
  };
  const [, leases, candidates] = await Promise.all([
    holdCounted(tx, { ...holder, terminalId, amount }),
    leasesOf(tx, { invoiceId, now }),
    readCandidates(tx, { ...ofPool, ...holder }),
  ]);
  const keptOn = accountsThatKeep(leases, { amount, methodId });
  if (keptOn.length === 0) requireFewLeases(candidates.held);
  const chosen = await chooseAccount(tx, { ...wanted, keptOn }, candidates);
  const hadLeases = leases.length > 0;
  const routed = { ...chosen, hadLeases, amount, adjustment: zeroUnits, alternatives: [] };
  if (chosen.account) return routed;
  const search = await searchNearby(tx, deposit, candidates);
  if (instead.kind === 'alternatives') return { ...routed, alternatives: alternativesTo(search) };
  const adjustment = adjustmentTo(search, instead.maxAdjustment);
  if (adjustment === undefined) return routed;
  const adjusted = { ...wanted, amount: plus(amount, adjustment), keptOn };
  const { candidatesAt } = candidates.isShared
    ? await searchHeld(tx, deposit, candidates, adjusted.amount)
    : search;
  const another = await chooseAccount(tx, adjusted, candidatesAt(adjusted.amount));
  return { ...routed, ...another, ...(another.account && { amount: adjusted.amount, adjustment }) };
}

/** The accounts that keep this amount for the invoice; 409 where a new lease would be one too many. */
function accountsThatKeep(
  leases: readonly HeldLease[],
  { amount, methodId }: Pick<HeldLease, 'amount' | 'methodId'>,
): AccountId[] {
  const kept = leases.filter((lease) => lease.amount === amount && lease.methodId === methodId);
  if (kept.length === 0 && leases.length >= maxLeasesPerForm) {
    throw new ProblemError('too_many_amounts');
  }
  return kept.map((lease) => lease.accountId);
}

/** The same again, once the adjusted amount is held, too: its share is counted under its lock (ROUTING-202). */
async function searchHeld(
  tx: Tx,
  deposit: DepositToRoute,
  candidates: Candidates,
  amount: MinorUnits,
) {
  const { merchantId } = deposit.invoice;
  const isHeld = await tryHoldAmount(tx, { merchantId, amount });
  if (!isHeld) throw new LostRace('another deposit is taking the adjusted amount');
  return searchNearby(tx, deposit, candidates);
}

async function searchNearby(
  tx: Tx,
  { amount, instead, invoice, now }: DepositToRoute,
  candidates: Candidates,
) {
  const { minAmount, maxAmount } = instead;
  const { id: invoiceId, merchantId, currency } = invoice;
  const candidatesAt = await readNearby(tx, candidates, { amount, invoiceId, merchantId, now });
  return { amount, currency, minAmount, maxAmount, candidatesAt };
}

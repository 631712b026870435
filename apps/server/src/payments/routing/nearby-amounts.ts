import type { AccountId, InvoiceId, MerchantId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  currencies,
  minorUnits,
  plus,
  minus,
  type MinorUnits,
} from '@tiyin/domain/money';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { lease } from '../../db/schema.ts';
import { isShareOfMerchantUsed } from './choose-account.ts';
import type { Candidates } from './read-candidates.ts';

/** How far a nearby amount may be from the requested one: 1 %. */
export const nearbyReach = (amount: MinorUnits): MinorUnits => minorUnits(amount / 100n);
/** Amounts looked at on each side: enough to pass every deposit that may wait near one amount. */
const maxSteps = 500n;
const maxAlternatives = 3;

type Range = { readonly minAmount: MinorUnits; readonly maxAmount: MinorUnits };

type Search = Range & {
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  /** Returns the state of the candidates for an amount. */
  readonly candidatesAt: (amount: MinorUnits) => Candidates;
};

type Lookup = {
  readonly amount: MinorUnits;
  readonly invoiceId: InvoiceId;
  readonly merchantId: MerchantId;
  readonly now: Date;
};

type LeaseNearby = {
  readonly account_id: AccountId;
  readonly amount: string;
  readonly is_merchants: boolean;
};

/**
 * Reads which amounts near the requested one other deposits hold on the candidates; the result
 * gives the candidates' state for any of them.
 */
export async function readNearby(
  tx: Tx,
  candidates: Candidates,
  { amount, invoiceId, merchantId, now }: Lookup,
): Promise<(amount: MinorUnits) => Candidates> {
  const ids = sql.join(
    [0, ...candidates.all.map(({ account }) => account.id)].map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await tx.execute<LeaseNearby>(sql`
    select ${lease.accountId}, ${lease.amount},
      bool_or(coalesce(${lease.merchantId} = ${merchantId}, false)) as is_merchants
    from ${lease} where ${lease.accountId} in (${ids}) and ${lease.invoiceId} <> ${invoiceId}
      and ${lease.amount} between ${minus(amount, nearbyReach(amount))}
      and ${plus(amount, nearbyReach(amount))}
      and (${lease.heldUntil} is null or ${lease.heldUntil} > ${now.toISOString()}::timestamptz)
    group by ${lease.accountId}, ${lease.amount}`);
  const held = new Map(rows.map((row) => [`${row.account_id} ${row.amount}`, row.is_merchants]));
  return (nearby) => ({
    ...candidates,
    all: candidates.all.map(({ account, funds }) => {
      const isMerchants = held.get(`${account.id} ${nearby}`);
      const isTaken = isMerchants !== undefined;
      const standing = { isLeased: isTaken, isTaken, isMerchants: isMerchants ?? false };
      return { account, funds: { ...funds, ...standing } };
    }),
  });
}

/** Up to three free amounts in whole major units, the nearest first and of two as near the lower (ROUTING-203). */
export function alternativesTo(search: Search): MinorUnits[] {
  const { amount, currency } = search;
  const unit = unitOf(currency);
  const below = amount - 1n - ((amount - 1n) % unit);
  const above = amount - (amount % unit) + unit;
  const nearby: MinorUnits[] = [];
  for (let step = 0n; step < maxSteps; step += 1n) {
    nearby.push(minorUnits(below - step * unit), minorUnits(above + step * unit));
  }
  return nearby
    .toSorted((a, b) => Number(distance(a, amount) - distance(b, amount)) || Number(a - b))
    .filter((candidate) => distance(candidate, amount) <= nearbyReach(amount))
    .filter((candidate) => isFree(search, candidate))
    .slice(0, maxAlternatives);
}

/**
 * The smallest addition to a fixed amount, in whole major units, that makes it free; undefined if
 * none does.
 */
export function adjustmentTo(search: Search, maxAdjustment: MinorUnits): MinorUnits | undefined {
  const { amount, currency } = search;
  const unit = unitOf(currency);
  const limit = maxAdjustment < nearbyReach(amount) ? maxAdjustment : nearbyReach(amount);
  for (let step = 1n; step <= maxSteps && step * unit <= limit; step += 1n) {
    const added = minorUnits(step * unit);
    if (isFree(search, plus(amount, added))) return added;
  }
  return undefined;
}

function unitOf(currency: CurrencyCode): bigint {
  return 10n ** BigInt(currencies[currency].dimension);
}

function distance(a: MinorUnits, b: MinorUnits): MinorUnits {
  return a > b ? minus(a, b) : minus(b, a);
}

function isFree({ minAmount, maxAmount, candidatesAt }: Search, amount: MinorUnits): boolean {
  if (amount < minAmount || amount > maxAmount) return false;
  const candidates = candidatesAt(amount);
  const isShareUsed = isShareOfMerchantUsed(candidates);
  return candidates.all.some(({ account, funds }) => {
    const isTaken = account.checkUniqueAmount && (funds.isTaken || isShareUsed);
    return (
      account.obstacle === undefined &&
      !isTaken &&
      plus(funds.expected.amount, amount) <= account.limit
    );
  });
}

import { addMoney, type Money, money, subtractMoney, zeroUnits } from '@tiyin/domain/money';
import type { LedgerAccountName } from './accounts.ts';

/** Money of one currency from one ledger account to another; a set of movements is always balanced (LEDGER-237). */
export type Movement = {
  readonly from: LedgerAccountName;
  readonly to: LedgerAccountName;
  readonly money: Money;
};

/** The change of one ledger account by movements, credit-positive: one currency per leg. */
export type Leg = { readonly account: LedgerAccountName; readonly money: Money };

/**
 * One leg for each account and currency, those of zero left out.
 * @throws RangeError for a negative movement: that is one in the other direction.
 */
export function legsOf(movements: readonly Movement[]): readonly Leg[] {
  const legs = new Map<string, Leg>();
  for (const { from, to, money: moved } of movements) {
    if (moved.amount < 0n) throw new RangeError('a movement is never negative');
    const given = legAt(legs, from, moved);
    legs.set(keyOf(from, moved), { account: from, money: subtractMoney(given.money, moved) });
    const taken = legAt(legs, to, moved);
    legs.set(keyOf(to, moved), { account: to, money: addMoney(taken.money, moved) });
  }
  return [...legs.values()].filter((leg) => leg.money.amount !== 0n);
}

function legAt(legs: ReadonlyMap<string, Leg>, account: LedgerAccountName, moved: Money): Leg {
  return legs.get(keyOf(account, moved)) ?? { account, money: money(zeroUnits, moved.currency) };
}

function keyOf(account: LedgerAccountName, { currency }: Money): string {
  const owner =
    'paymentAccountId' in account
      ? account.paymentAccountId
      : 'merchantId' in account && account.merchantId;
  return `${account.kind} ${owner || ''} ${currency}`;
}

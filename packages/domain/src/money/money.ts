import type { CurrencyCode } from './currency.ts';

/** An amount in minor units that knows its currency (LEDGER-3). */
export type Money<C extends CurrencyCode = CurrencyCode> = {
  readonly amount: bigint;
  readonly currency: C;
};

/** Makes money of minor units and a currency (LEDGER-3). */
export function money<C extends CurrencyCode>(amount: bigint, currency: C): Money<C> {
  return { amount, currency };
}

/**
 * The sum of two amounts of one currency (LEDGER-3). Two currencies do not compile;
 * where the currency is only known at run time, a mix throws a RangeError.
 */
export function addMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.amount + amountInCurrency(b, a.currency), a.currency);
}

/** `a` less `b`, possibly below zero; the same guards as `addMoney` (LEDGER-3). */
export function subtractMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.amount - amountInCurrency(b, a.currency), a.currency);
}

function amountInCurrency(value: Money, currency: CurrencyCode): bigint {
  if (value.currency !== currency) {
    throw new RangeError(`${value.currency} cannot be reckoned with ${currency}.`);
  }
  return value.amount;
}

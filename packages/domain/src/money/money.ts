import type { CurrencyCode } from './currency.ts';
import { type MinorUnits, minus, plus } from './minor-units.ts';

/** An amount in minor units that knows its currency (LEDGER-3). */
export type Money<C extends CurrencyCode = CurrencyCode> = {
  readonly amount: MinorUnits;
  readonly currency: C;
};

/** Makes money of minor units and a currency (LEDGER-3). */
export function money<C extends CurrencyCode>(amount: MinorUnits, currency: C): Money<C> {
  return { amount, currency };
}

/**
 * The sum of two amounts of one currency (LEDGER-3). Two currencies do not compile;
 * where the currency is only known at run time, a mix throws a RangeError.
 */
export function addMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(plus(a.amount, amountInCurrency(b, a.currency)), a.currency);
}

/** `a` less `b`, possibly below zero; the same guards as `addMoney` (LEDGER-3). */
export function subtractMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(minus(a.amount, amountInCurrency(b, a.currency)), a.currency);
}

/** Whether `a` is less than `b`; the same guards as `addMoney` (LEDGER-3). */
export function isLessMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): boolean {
  return a.amount < amountInCurrency(b, a.currency);
}

function amountInCurrency(value: Money, currency: CurrencyCode): MinorUnits {
  if (value.currency !== currency) {
    throw new RangeError(`${value.currency} cannot be reckoned with ${currency}.`);
  }
  return value.amount;
}

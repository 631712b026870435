import type { FormCurrency, FormInit, FormMethod } from './form-init.ts';

/** Whether a method takes an amount of minor units: chips and the main button depend on it (FORM-22). */
export function isWithinMethodLimits(amount: number, method: FormMethod): boolean {
  return amount >= method.minAmount && amount <= method.maxAmount;
}

/**
 * The surcharge that makes a fixed amount's transfer distinguishable, in minor units; 0 for none
 * (FORM-251).
 */
export function adjustmentOf(init: FormInit, amount: number): number {
  const { canChangeAmount, adjustment = 0 } = init;
  return canChangeAmount ? 0 : amount - (init.amount - adjustment);
}

/** Whether the customer may enter an amount of minor units at all (FORM-21). */
export function isWithinCurrencyLimits(amount: number, currency: FormCurrency): boolean {
  return Number.isSafeInteger(amount) && amount >= currency.minValue && amount <= currency.maxValue;
}

/** Whether a method can serve this form: an amount that is fixed must be within its limits (FORM-18). */
export function canChooseMethod(init: FormInit, method: FormMethod): boolean {
  return init.canChangeAmount || isWithinMethodLimits(init.amount, method);
}

/**
 * The alternative when no account is free for long (FORM-29): another method, if one can serve this
 * form, else another amount. Undefined without an alternative.
 */
export function wayOutOfWait(init: FormInit, method: FormMethod): 'method' | 'amount' | undefined {
  const isOther = (other: FormMethod) => other.id !== method.id && canChooseMethod(init, other);
  if (init.methods.some(isOther)) {
    return 'method';
  }
  return init.canChangeAmount ? 'amount' : undefined;
}

/** Whether the Credential step has a back arrow (FORM-25): something to change, and not RUB. */
export function canGoBack({ methods, canChangeAmount, currencyInfo }: FormInit): boolean {
  const least = canChangeAmount ? 1 : 2;
  return methods.length >= least && currencyInfo.code !== 'RUB';
}

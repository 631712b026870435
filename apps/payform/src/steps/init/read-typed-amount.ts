import { parseAmount } from '@tiyin/domain/money';
import { isWithinCurrencyLimits, isWithinMethodLimits } from '@tiyin/domain/payment-form';
import type { FormCurrency, FormMethod } from '@tiyin/domain/payment-form';
import { decimalsProblem } from '../../locales/decimals-words.ts';
import type { StringKey } from '../../locales/strings.ts';

/** A typed amount in minor units, or its error message. */
export type TypedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: StringKey };

const problems = {
  empty: 'amount.problem.empty',
  'not-a-number': 'amount.problem.not-a-number',
  negative: 'amount.problem.limits',
  'out-of-range': 'amount.problem.limits',
} as const;

/** Parses a typed amount of major units: one that the method accepts, or the error (FORM-249). */
export function readTypedAmount(
  text: string,
  currency: FormCurrency,
  method: FormMethod,
): TypedAmount {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) {
    const { error } = parsed;
    const problem =
      error === 'too-many-decimals' ? decimalsProblem(currency.dimension) : problems[error];
    return { ok: false, problem };
  }
  const amount = Number(parsed.amount);
  return isWithinMethodLimits(amount, method) && isWithinCurrencyLimits(amount, currency)
    ? { ok: true, amount }
    : { ok: false, problem: 'amount.problem.limits' };
}

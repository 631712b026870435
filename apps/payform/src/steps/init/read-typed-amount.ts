import { parseAmount } from '@tiyin/domain/money';
import { isWithinCurrencyLimits, isWithinMethodLimits } from '@tiyin/domain/payment-form';
import type { FormCurrency, FormMethod } from '@tiyin/domain/payment-form';
import { decimalsProblem } from '../../locales/decimals-words.ts';
import type { StringKey } from '../../locales/strings.ts';

/** What was typed as an amount, in minor units, or the text that says why it is none. */
export type TypedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: StringKey };

const problems = {
  empty: 'amount.problem.empty',
  'not-a-number': 'amount.problem.not-a-number',
  negative: 'amount.problem.limits',
  'out-of-range': 'amount.problem.limits',
} as const;

/** Reads an amount of major units that a customer typed: one that the method takes, or why it is none (FORM-249). */
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

import {
  amountErrorText,
  formatAmount,
  keepAmountCharacters,
  parseAmount,
  pastedAmountError,
  plainAmount,
} from '@tiyin/domain/money';
import type { AmountError } from '@tiyin/domain/money';
import { NumberEntry } from '../../parts/number-entry/index.ts';
import type { NumberEntryProps, NumberWords, Reading } from '../../parts/number-entry/index.ts';
import type { MoneyCurrency } from '../money/index.ts';
import { sayKnown, sayWith, spokenLanguage } from '../../locale/language/index.ts';

/** Why an amount is refused: a parse error of domain, or a limit, formatted with its currency. */
export type AmountProblem =
  | { readonly kind: AmountError }
  | { readonly kind: 'too-small'; readonly least: string }
  | { readonly kind: 'too-large'; readonly most: string };

/** `value` is minor units of the currency. */
export type AmountFieldProps = NumberEntryProps<bigint> & {
  /** The currency: shown after the amount, and its decimal places limit the input. */
  readonly currency: MoneyCurrency;
  /** Shown instead of the currency's code: its name in the reader's language. */
  readonly unit?: string;
  /** In minor units. */
  readonly minValue?: bigint;
  readonly maxValue?: bigint;
  /** The error messages. Default: the agreed texts (LEDGER-6). */
  readonly problemText?: (problem: AmountProblem) => string;
};

/**
 * An amount of money (LEDGER-5, LEDGER-8): typed or pasted text keeps digits and one dot; with more
 * decimals than the currency has, the field is emptied on blur or submit and shows an error.
 */
export function AmountField(props: AmountFieldProps) {
  const { currency, unit = currency.code, minValue, maxValue, problemText, ...entry } = props;
  const textOf = problemText ?? ((problem) => usualText(problem, currency.dimension));
  const words = amountWords({ currency, unit, minValue, maxValue, textOf });
  return (
    <NumberEntry
      requiredMessage={textOf({ kind: 'empty' })}
      {...entry}
      words={words}
      unit={unit}
      inputMode="decimal"
    />
  );
}

type AmountRules = {
  readonly currency: MoneyCurrency;
  readonly unit: string;
  readonly minValue: bigint | undefined;
  readonly maxValue: bigint | undefined;
  readonly textOf: (problem: AmountProblem) => string;
};

function amountWords(rules: AmountRules): NumberWords<bigint> {
  const { currency, unit, minValue, maxValue, textOf } = rules;
  const { dimension } = currency;
  const write = (amount: bigint) => formatAmount(amount, dimension, { language: spokenLanguage() });
  const shown = (amount: bigint) => `${write(amount)}\u00A0${unit}`;
  const wrong = (value: bigint | null, problem: AmountProblem) =>
    ({ ok: false, value, message: textOf(problem) }) as const;

  const judge = (amount: bigint): Reading<bigint> => {
    if (minValue !== undefined && amount < minValue) {
      return wrong(amount, { kind: 'too-small', least: shown(minValue) });
    }
    if (maxValue !== undefined && amount > maxValue) {
      return wrong(amount, { kind: 'too-large', most: shown(maxValue) });
    }
    return { ok: true, value: amount };
  };
  const read = (text: string): Reading<bigint> => {
    const parsed = parseAmount(text, currency);
    if (parsed.ok) return judge(parsed.amount);
    const { error: kind } = parsed;
    if (kind === 'empty') return { ok: true, value: null };
    return { ...wrong(null, { kind }), isCleared: kind === 'too-many-decimals' };
  };
  return {
    read,
    write,
    plain: (amount) => plainAmount(amount, dimension),
    keep: keepAmountCharacters,
    refusePasted: (text) => {
      const kind = pastedAmountError(text, currency);
      return kind && textOf({ kind });
    },
  };
}

function usualText(problem: AmountProblem, dimension: number): string {
  switch (problem.kind) {
    case 'too-small':
      return sayWith('Enter {least} or more', problem);
    case 'too-large':
      return sayWith('Enter {most} or less', problem);
    default:
      return sayKnown(amountErrorText(problem.kind, dimension));
  }
}

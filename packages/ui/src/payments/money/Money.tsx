import { formatAmount } from '@tiyin/domain/money';
import type { FormatOptions } from '@tiyin/domain/money';
import { spokenLanguage } from '../../locale/language/index.ts';
import { currency as currencyClass, money } from './Money.css.ts';

/** The parts of a currency that an amount needs: the sign after it, and its decimal places. */
export type MoneyCurrency = {
  readonly code: string;
  readonly dimension: number;
};

/** Throws a RangeError for a number that is not a safe integer. */
export type MoneyProps = FormatOptions & {
  /** In minor units. */
  readonly amount: number | bigint;
  readonly currency: MoneyCurrency;
  /** `text` is as large as the words around it. */
  readonly size?: 'text' | 'md' | 'lg' | 'xl';
  /** Written instead of the currency's code: its name in the reader's language. */
  readonly unit?: string;
};

/* In characters: longer amounts do not fit a phone in the two large sizes. */
const longFrom = { lg: 16, xl: 11 } as const;

/** An amount of money (LEDGER-4): grouped, with its currency, which never wraps off it. */
export function Money({
  amount,
  currency,
  size = 'text',
  unit = currency.code,
  ...format
}: MoneyProps) {
  const text = formatAmount(amount, currency.dimension, { language: spokenLanguage(), ...format });
  const isLarge = size === 'lg' || size === 'xl';
  const look = isLarge && text.length > longFrom[size] ? (`${size}Long` as const) : size;
  return (
    <span className={money({ size: look })}>
      {text}
      {'\u00A0'}
      <span className={currencyClass}>{unit}</span>
    </span>
  );
}

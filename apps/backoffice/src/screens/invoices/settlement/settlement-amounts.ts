import {
  amountErrorText,
  amountToWire,
  currencies,
  parseAmount,
  plainAmount,
  settlementAmountAt,
} from '@tiyin/domain/money';
import { i18n } from '../../../texts/i18n.ts';
import { knownText } from '../../../texts/known-text.ts';

/** The texts of the two fields; undefined while a field was never touched. */
export interface SettlementTexts {
  readonly baseAmount: string | undefined;
  readonly settlementAmount: string | undefined;
}

/** The settled currency. */
export interface SettledCurrency {
  readonly code: string;
  readonly dimension: number;
}

/** The two amounts in minor units, or the error of each, by its path. */
export type ReadSettlement =
  | { readonly ok: true; readonly baseAmount: number; readonly settlementAmount: number }
  | { readonly ok: false; readonly errors: readonly { path: string; message: string }[] };

const NOTHING: SettlementTexts = { baseAmount: undefined, settlementAmount: undefined };

/** Both fields as they start, and as a success leaves them (OFFICE-38). */
export const emptySettlement: SettlementTexts = NOTHING;

/*
 * The default messages (OFFICE-37): an untouched field is missing, an emptied one is not a number.
 */
function typeError(path: string, text: string): string {
  return i18n.t(
    '{path} must be a `number` type, but the final value was: `NaN` (cast from the value `"{text}"`).',
    { path, text },
  );
}

function readOne(path: string, text: string | undefined, currency: SettledCurrency) {
  if (text === undefined) return { error: i18n.t('{path} is a required field', { path }) };
  const parsed = parseAmount(text, currency);
  if (parsed.ok) {
    return parsed.amount > 0n
      ? { amount: amountToWire(parsed.amount) }
      : { error: i18n.t('{path} must be a positive number', { path }) };
  }
  const { error } = parsed;
  if (error === 'empty' || error === 'not-a-number') return { error: typeError(path, text) };
  return { error: knownText(amountErrorText(error, currency.dimension)) };
}

/** The amounts of a settlement as they were typed, in minor units (OFFICE-37, LEDGER-38). */
export function readSettlement(texts: SettlementTexts, currency: SettledCurrency): ReadSettlement {
  const base = readOne('baseAmount', texts.baseAmount, currency);
  const settlement = readOne('settlementAmount', texts.settlementAmount, currencies.USDT);
  if (base.amount !== undefined && settlement.amount !== undefined) {
    return { ok: true, baseAmount: base.amount, settlementAmount: settlement.amount };
  }
  const wrong = { '/baseAmount': base.error, '/settlementAmount': settlement.error };
  const errors = Object.entries(wrong).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  );
  return { ok: false, errors };
}

/**
 * The dialog's proposed USDT for the typed amount, as text (LEDGER-38).
 * @param perUsdt minor units of the currency for one USDT; undefined without a rate.
 * @returns undefined without a basis.
 */
export function proposeSettlement(
  baseAmount: string | undefined,
  currency: SettledCurrency,
  perUsdt: number | undefined,
): string | undefined {
  const parsed = parseAmount(baseAmount ?? '', currency);
  if (!parsed.ok || parsed.amount <= 0n || perUsdt === undefined) return undefined;
  return plainAmount(settlementAmountAt(parsed.amount, BigInt(perUsdt)), currencies.USDT.dimension);
}

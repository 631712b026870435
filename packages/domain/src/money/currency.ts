/** The currencies that the system moves (LEDGER-2); USDT only as the other leg of a settlement. */
export type CurrencyCode = 'UZS' | 'RUB' | 'KGS' | 'AZN' | 'USDT';

/** A currency (LEDGER-2); `dimension` is the number of decimal places of its minor unit. */
export type Currency = {
  readonly id: number;
  readonly code: CurrencyCode;
  readonly name: string;
  readonly dimension: number;
};

/** Every currency by its code (LEDGER-2); the ids are those of the reference list 101. */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  UZS: { id: 1, code: 'UZS', name: 'Uzbekistani som', dimension: 2 },
  RUB: { id: 2, code: 'RUB', name: 'Russian ruble', dimension: 2 },
  KGS: { id: 3, code: 'KGS', name: 'Kyrgyzstani som', dimension: 2 },
  AZN: { id: 4, code: 'AZN', name: 'Azerbaijani manat', dimension: 2 },
  USDT: { id: 5, code: 'USDT', name: 'Tether', dimension: 6 },
};

/** Whether text from outside names a currency of ours (LEDGER-2); exact, upper case. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text);
}

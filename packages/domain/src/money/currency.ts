import { type CurrencyRow, currencyTable } from './currency-table.ts';

type Table = typeof currencyTable;

/** The currencies that the system moves (LEDGER-2); USDT only as the other leg of a settlement. */
export type CurrencyCode = keyof Table;

/** The currencies that invoices are paid in, and that are settled in USDT. */
export type PaymentCurrencyCode = {
  [Code in CurrencyCode]: Table[Code]['use'] extends 'payment' ? Code : never;
}[CurrencyCode];

/** A currency (LEDGER-2); `dimension` is the number of decimal places of its minor unit. */
export type Currency = Pick<CurrencyRow, 'dimension' | 'id' | 'name'> & {
  readonly code: CurrencyCode;
};

/** The codes of all currencies, in the order of the reference list 101. */
export const currencyCodes: readonly CurrencyCode[] =
  Object.keys(currencyTable).filter(isCurrencyCode);

/** The codes of the currencies that invoices are paid in. */
export const paymentCurrencyCodes: readonly PaymentCurrencyCode[] =
  currencyCodes.filter(isPaymentCurrency);

/** Every currency by its code (LEDGER-2). */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = currencyTable;

/** Whether text from outside names a currency of ours (LEDGER-2); exact, upper case. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencyTable, text);
}

/** Whether invoices are paid in a currency; it is settled in USDT then. */
export function isPaymentCurrency(text: string): text is PaymentCurrencyCode {
  return isCurrencyCode(text) && currencyTable[text].use === 'payment';
}

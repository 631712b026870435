import { apostrophes } from './amount-digits.ts';
import { currencyTable } from './currency-table.ts';
import { isCurrencyCode } from './currency.ts';

/**
 * A text without the currency's own code, sign or name before or after it, trimmed and in lower case
 * (LEDGER-9). Another currency's stays, and makes the text no number: 100 USD is not 100 som.
 */
export function withoutCurrency(text: string, code: string): string {
  const lower = text.trim().replaceAll(apostrophes, "'").toLowerCase();
  const names = [code.toLowerCase(), ...(isCurrencyCode(code) ? currencyTable[code].words : [])];
  const before = names.find((name) => lower.startsWith(name));
  if (before !== undefined) {
    return lower.slice(before.length).trim();
  }
  const after = names.find((name) => lower.endsWith(name));
  return after === undefined ? lower : lower.slice(0, -after.length).trim();
}

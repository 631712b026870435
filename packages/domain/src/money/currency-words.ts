import { apostrophes } from './amount-digits.ts';
import { type CurrencyCode, isCurrencyCode } from './currency.ts';

/**
 * Signs and names next to an amount that can mean only this currency, longer ones first. Left out:
 * `som` for UZS, because it also means KGS, `$` and `₮` for USDT, because they are other
 * currencies.
 */
const words: Readonly<Record<CurrencyCode, readonly string[]>> = {
  UZS: ["so'm", 'сўм', 'сум', 'sum'],
  RUB: ['рублей', 'рубля', 'рубль', 'руб.', 'руб', 'р.', 'р', '₽'],
  KGS: ['сом', 'som', '\u20C0'],
  AZN: ['manat', 'манат', 'ман.', '₼'],
  USDT: [],
};

/**
 * A text without the currency's own code, sign or name before or after it, trimmed and in lower case
 * (LEDGER-9). Another currency's stays, and makes the text no number: 100 USD is not 100 som.
 */
export function withoutCurrency(text: string, code: string): string {
  const lower = text.trim().replaceAll(apostrophes, "'").toLowerCase();
  const names = [code.toLowerCase(), ...(isCurrencyCode(code) ? words[code] : [])];
  const before = names.find((name) => lower.startsWith(name));
  if (before !== undefined) {
    return lower.slice(before.length).trim();
  }
  const after = names.find((name) => lower.endsWith(name));
  return after === undefined ? lower : lower.slice(0, -after.length).trim();
}

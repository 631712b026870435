import { type CurrencyCode, currencies } from '@tiyin/domain/money';

/** A currency as the contract shows it. */
export function describeCurrency(code: CurrencyCode) {
  const { id, name, dimension } = currencies[code];
  return { id, code, name, dimension };
}

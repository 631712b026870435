import type { MinorUnits } from './minor-units.ts';
import { currencyTable } from './currency-table.ts';
import type { CurrencyCode } from './currency.ts';
import { wholeUnits } from './major-units.ts';

/** The first limit of a new payment account in minor units (ROUTING-13). */
export function defaultAccountLimit(currency: CurrencyCode): MinorUnits {
  return inMinorUnits(currency, currencyTable[currency].accountLimit);
}

/** Between which amounts a method of a new terminal begins, in minor units (ROUTING-5). */
export function defaultMethodLimits(currency: CurrencyCode) {
  const { min, max } = currencyTable[currency].methodLimits;
  return { minAmount: inMinorUnits(currency, min), maxAmount: inMinorUnits(currency, max) };
}

/** From which amount an invoice is large, in minor units (INVOICE-466). */
export function largeInvoice(currency: CurrencyCode): MinorUnits {
  return inMinorUnits(currency, currencyTable[currency].largeInvoice);
}

/** More than anybody sends at once, in minor units (LEDGER-205). */
export function largestTransfer(currency: CurrencyCode): MinorUnits {
  return inMinorUnits(currency, currencyTable[currency].largestTransfer);
}

function inMinorUnits(currency: CurrencyCode, whole: number): MinorUnits {
  return wholeUnits(BigInt(whole), currencyTable[currency]);
}

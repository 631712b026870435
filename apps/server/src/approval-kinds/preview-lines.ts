import type { ApprovalChange } from '@tiyin/api/types';
import type { CurrencyCode, MinorUnits } from '@tiyin/domain/money';
import { describeCurrency } from '../payments/describe-currency.ts';

/** A line of a preview whose values are words. */
export function textChange(
  name: string,
  before: string | null,
  after: string | null,
): ApprovalChange {
  return { name, before, after };
}

/** A line of a preview whose values are amounts in minor units. */
export function amountChange(
  name: string,
  currency: CurrencyCode,
  before: MinorUnits | null,
  after: MinorUnits,
): ApprovalChange {
  return {
    name,
    before: before === null ? null : String(before),
    after: String(after),
    currency: describeCurrency(currency),
  };
}

/** The card or phone number that money goes to, for the second person to compare (PEOPLE-266). */
export function payeeChange({ credential }: { readonly credential: string }): ApprovalChange {
  return { name: 'Payee', before: null, after: credential, isSecret: true };
}

import type { MethodId } from '@tiyin/domain/ids';
import { methodById } from '@tiyin/domain/requisites';
import type { Random } from './random.ts';

/**
 * The prefixes of a method's card numbers; with the zeros behind them no bank has issued such a
 * card.
 */
const cardPrefixes: Readonly<Record<string, string>> = {
  Humo: '98600000000',
  Uzs: '86000000000',
  Tinkoff: '22000000000',
  TinkoffXCountry: '41690000000',
  Sberbank: '22000000001',
  SberbankXCountry: '41690000001',
};

/** The most frequent banks of Sbp, by their names in the bank list. */
const greatBanks = [100_000_000_111, 100_000_000_004, 100_000_000_005, 100_000_000_008];

/** The payee of a withdrawal: card or phone in digits, and the bank if the method needs one. */
export function pickPayee(random: Random, methodId: MethodId) {
  const prefix = cardPrefixes[methodById(methodId)?.name ?? ''];
  if (prefix !== undefined) {
    const digits = `${prefix}${String(random.between(0, 9_999)).padStart(4, '0')}`;
    return { credential: `${digits}${checkDigit(digits)}`, bankCode: null };
  }
  const credential = `7900000${String(random.between(0, 9_999)).padStart(4, '0')}`;
  return { credential, bankCode: random.pick(greatBanks) };
}

/** The digit that makes a card number satisfy Luhn (FORM-40). */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

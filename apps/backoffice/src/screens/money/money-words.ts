import type { ListedPaymentAccount, Transfer } from '@tiyin/api/types';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** A currency as amounts need it. */
export interface WordedCurrency {
  readonly code: string;
  readonly dimension: number;
}

/** An amount of minor units with its currency, which never wraps off its number: "1 250.00 UZS". */
export function amountWords(amount: number, currency: WordedCurrency): string {
  return formatMoney(amount, currency);
}

/** An account in a few words: "Kapitalbank •••• 1234". The digits are never alone on a line. */
export function accountWords(account: Transfer['account']): string {
  if (account === null) return i18n.t('Treasury');
  return [account.bankName, `••••\u00A0${account.lastFour}`].filter(Boolean).join(' ');
}

/** An account of the list in the same words, with its id where it has no number. */
export function listedAccountWords({ bankName, id, lastFour }: ListedPaymentAccount): string {
  if (lastFour === null) return [bankName, i18n.t('ID {id}', { id })].filter(Boolean).join(' ');
  return accountWords({ id, lastFour, ...(bankName !== null && { bankName }) });
}

/** The reporter of a transfer, in words. */
export const sourceWords: Readonly<Record<Transfer['source'], string>> = lateTexts({
  provider: () => i18n.t('Provider'),
  staff: () => i18n.t('Staff'),
  statement: () => i18n.t('Bank statement'),
});

/** The money of a transfer that was not returned, in minor units (LEDGER-280). */
export function leftOf({
  amount,
  returnedAmount = 0,
}: Pick<Transfer, 'amount' | 'returnedAmount'>): number {
  return amount - returnedAmount;
}

/** The sum of each currency, in words: "571 500.00 UZS and 2 500.00 RUB". */
export function totalWords(
  rows: readonly { readonly amount: number; readonly currency: WordedCurrency }[],
): string {
  const sums = Map.groupBy(rows, ({ currency }) => currency.code);
  const words = [...sums.values()].flatMap((group) => {
    const [first] = group;
    const sum = group.reduce((total, { amount }) => total + amount, 0);
    return first === undefined ? [] : [amountWords(sum, first.currency)];
  });
  const [first = '', ...others] = words;
  return others.reduce((all, sum) => i18n.t('{all} and {sum}', { all, sum }), first);
}

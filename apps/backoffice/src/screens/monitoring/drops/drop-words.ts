import type { DropSlice, SuccessCounts, SuccessDrop } from '@tiyin/api/types';
import { formatAmount, formatSuccessRate } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

/** A slice in words: "Humo at account *1234 of provider X" (OFFICE-591). */
export function sliceInWords({ account, bank, paymentMethod, provider }: DropSlice): string {
  const parts = [
    paymentMethod === undefined
      ? i18n.t('All methods')
      : (paymentMethod?.name ?? i18n.t('No method chosen')),
    account === null ? i18n.t('without an account') : '',
    account
      ? i18n.t('at account {account}', {
          account: account.lastFour === '' ? account.id : `*${account.lastFour}`,
        })
      : '',
    bank === undefined ? '' : account ? `(${bank})` : i18n.t('at {bank}', { bank }),
    provider ? i18n.t('of provider {provider}', { provider: provider.name }) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A rate with the number that it is of: "12 % of 50, was 91 %". */
export function fallInWords(now: SuccessCounts, before: SuccessCounts): string {
  const earlier = before.successPercent;
  const rate = formatSuccessRate(now.successPercent ?? 0);
  const count = formatAmount(now.endedCount, 0);
  return earlier === null
    ? i18n.t('{rate} of {count}, none before', { rate, count })
    : i18n.t('{rate} of {count}, was {earlier}', {
        rate,
        count,
        earlier: formatSuccessRate(earlier),
      });
}

/** The success rate of a terminal after its fall, beside the rate that it is compared with. */
export function dropInWords(drop: SuccessDrop): string {
  const { before, comparedWith, now, successPercentLowThreshold: low } = drop;
  const fall = fallInWords(now, before);
  return comparedWith === 'BEFORE'
    ? fall
    : i18n.t('{fall}, low below {low}', { fall, low: formatSuccessRate(low) });
}

/** The part of a terminal's drop that a slice explains, in whole percent. */
export function shareInWords({ sharePercent }: DropSlice): string {
  return `${Math.round(sharePercent)}\u202F%`;
}

/** How much of a terminal's drop a slice explains; `isLargest`: it is no more than the largest part. */
export function explanationInWords(slice: DropSlice, isLargest: boolean): string {
  const words = {
    slice: sliceInWords(slice),
    fall: fallInWords(slice.now, slice.before),
    share: shareInWords(slice),
  };
  return isLargest
    ? i18n.t('Most of it: {slice}: {fall}. {share} of the drop.', words)
    : i18n.t('{slice}: {fall}. {share} of the drop.', words);
}

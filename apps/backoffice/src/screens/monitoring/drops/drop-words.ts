import type { DropSlice, SuccessCounts, SuccessDrop } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import { formatSuccessRate } from '@tiyin/domain/monitoring';

/** A slice in words: "Humo at account *1234 of provider X" (OFFICE-591). */
export function sliceInWords({ account, bank, paymentMethod, provider }: DropSlice): string {
  const parts = [
    paymentMethod === undefined ? 'All methods' : (paymentMethod?.name ?? 'No method chosen'),
    account === null ? 'without an account' : '',
    account ? `at account ${account.lastFour === '' ? account.id : `*${account.lastFour}`}` : '',
    bank === undefined ? '' : account ? `(${bank})` : `at ${bank}`,
    provider ? `of provider ${provider.name}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A rate with the number that it is of: "12 % of 50, was 91 %". */
export function fallInWords(now: SuccessCounts, before: SuccessCounts): string {
  const earlier = before.successPercent;
  const was = earlier === null ? 'none before' : `was ${formatSuccessRate(earlier)}`;
  return `${formatSuccessRate(now.successPercent ?? 0)} of ${formatAmount(now.endedCount, 0)}, ${was}`;
}

/** The success rate of a terminal after its fall, beside the rate that it is compared with. */
export function dropInWords(drop: SuccessDrop): string {
  const { before, comparedWith, now, successPercentLowThreshold: low } = drop;
  const fall = fallInWords(now, before);
  return comparedWith === 'BEFORE' ? fall : `${fall}, low below ${formatSuccessRate(low)}`;
}

/** The part of a terminal's drop that a slice explains, in whole percent. */
export function shareInWords({ sharePercent }: DropSlice): string {
  return `${Math.round(sharePercent)}\u202F%`;
}

import type { Rate } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { formatAmount } from '@tiyin/domain/money';

/** The rate behind a proposed amount, with its time, or a text that there is none (LEDGER-38). */
export function rateWords(rate: Rate | undefined): string {
  if (rate === undefined) return 'No rate is known: enter the amount yourself.';
  const { currency, isStale, perUsdt, setDate } = rate;
  const price = formatAmount(perUsdt, currency.dimension);
  const old = isStale ? ' It is older than 24 hours.' : '';
  return `1 USDT = ${price} ${currency.code}, set ${formatShortUtc(setDate)} UTC.${old}`;
}

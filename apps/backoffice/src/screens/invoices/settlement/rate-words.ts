import type { Rate } from '@tiyin/api/types';
import { formatAmount, formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

/** The rate behind a proposed amount, with its time, or a text that there is none (LEDGER-38). */
export function rateWords(rate: Rate | undefined): string {
  if (rate === undefined) return i18n.t('No rate is known: enter the amount yourself.');
  const { currency, isStale, perUsdt, setDate } = rate;
  const price = formatAmount(perUsdt, currency.dimension);
  const words = i18n.t('1 USDT = {price} {currency}, set {setDate} UTC.', {
    price,
    currency: currency.code,
    setDate: formatShortUtc(setDate),
  });
  return isStale ? `${words} ${i18n.t('It is older than 24 hours.')}` : words;
}

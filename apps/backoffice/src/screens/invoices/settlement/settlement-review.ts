import type { BalanceEntry, Rate } from '@tiyin/api/types';
import { impliedRate, isFarFromRate, amountFromWire, rateDeviation } from '@tiyin/domain/money';
import { formatAmount, formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { readSettlement, type SettlementTexts } from './settlement-amounts.ts';

/** The effect of a settlement, in words, before it is made (OFFICE-231). */
export interface SettlementReview {
  /** The rate that the amounts imply: "1 USDT = 25 300.00 UZS". */
  readonly implied: string;
  /** The deviation from the rate: "100.00 % above the rate"; undefined without a rate. */
  readonly deviation: string | undefined;
  /** The merchant's balance before and after it, with its currency. */
  readonly balanceBefore: string;
  readonly balanceAfter: string;
  readonly isBalanceEnough: boolean;
  /** Why it has to be confirmed: far from the rate, or no rate of the last 24 hours. */
  readonly doubt: string | undefined;
}

interface Known {
  /** The balance that is settled, with its currency. */
  readonly balance: BalanceEntry;
  /** Missing if the currency has none. */
  readonly rate: Rate | undefined;
}

/** Undefined while the two texts are invalid. */
export function reviewSettlement(
  texts: SettlementTexts,
  { balance, rate }: Known,
): SettlementReview | undefined {
  const { currency } = balance;
  const read = readSettlement(texts, currency);
  if (!read.ok) return undefined;
  const settled = {
    baseAmount: amountFromWire(read.baseAmount),
    settlementAmount: amountFromWire(read.settlementAmount),
  };
  const after = amountFromWire(balance.sum) - settled.baseAmount;
  const implied = formatMoney(impliedRate(settled.baseAmount, settled.settlementAmount), currency);
  return {
    implied: `1\u00A0USDT = ${implied}`,
    deviation: rate && deviationWords(rateDeviation(settled, amountFromWire(rate.perUsdt))),
    balanceBefore: formatMoney(amountFromWire(balance.sum), currency),
    balanceAfter: formatMoney(after, currency),
    isBalanceEnough: after >= 0n,
    doubt: doubtWords(settled, rate),
  };
}

type Settled = Parameters<typeof isFarFromRate>[0];

function doubtWords(settled: Settled, rate: Rate | undefined): string | undefined {
  if (rate === undefined) return i18n.t('No rate is known for this currency.');
  if (rate.isStale) return i18n.t('The rate is older than 24 hours.');
  const isFar = isFarFromRate(settled, amountFromWire(rate.perUsdt));
  return isFar ? i18n.t('The amounts are more than 2 % away from the rate.') : undefined;
}

/** Hundredths of a percent in words. */
function deviationWords(hundredths: bigint): string {
  if (hundredths === 0n) return i18n.t('at the rate');
  const away = formatAmount(hundredths < 0n ? -hundredths : hundredths, 2);
  return hundredths < 0n
    ? i18n.t('{away} % below the rate', { away })
    : i18n.t('{away} % above the rate', { away });
}

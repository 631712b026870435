import type { TransferCandidate } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { formatAmount } from '@tiyin/domain/money';

/** The currency of a transfer. */
export interface TransferCurrency {
  readonly code: string;
  readonly dimension: number;
}

function missingWords({ isExact, missing }: TransferCandidate, currency: TransferCurrency): string {
  if (isExact) return 'misses exactly this amount';
  if (missing <= 0) return 'misses nothing';
  return `misses ${formatAmount(missing, currency.dimension)} ${currency.code}`;
}

/**
 * A deposit that may match a transfer, in words: the reason, its status, its customer and its time
 * (ROUTING-33).
 */
export function candidateWords(candidate: TransferCandidate, currency: TransferCurrency): string {
  const { amount, createdDate, invoiceStatus, isNamed, terminal } = candidate;
  return [
    ...(isNamed ? ['named by the report'] : []),
    missingWords(candidate, currency),
    `${formatAmount(amount, currency.dimension)} ${currency.code} ${invoiceStatus.code}`,
    terminal.name,
    `${formatShortUtc(createdDate)} UTC`,
  ].join(' · ');
}

import type { TransferCandidate, TransferDetails } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { amountWords } from '../money-words.ts';

const minuteMs = 60_000;

function amountReason(candidate: TransferCandidate, { amount, currency }: TransferDetails): string {
  if (candidate.isExact) return i18n.t('exact amount');
  if (candidate.missing <= 0) return i18n.t('nothing is missing');
  const less = candidate.missing - amount;
  return less > 0
    ? i18n.t('{less} less than is missing', { less: amountWords(less, currency) })
    : i18n.t('{less} more than is missing', { less: amountWords(-less, currency) });
}

/** "20 min", "3 h", "2 days". */
function span(ms: number): string {
  const minutes = Math.max(Math.round(ms / minuteMs), 0);
  if (minutes < 120) return i18n.t('{minutes} min', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? i18n.t('{hours} h', { hours })
    : i18n.t('{days, plural, one {{days} day} other {{days} days}}', {
        days: Math.round(hours / 24),
      });
}

function timeReason(candidate: TransferCandidate, transfer: TransferDetails): string {
  const came = Date.parse(transfer.createDate);
  const age = span(came - Date.parse(candidate.createdDate));
  const ended = came - Date.parse(candidate.statusDate);
  const { code } = candidate.invoiceStatus;
  if (code === 'DONE') return i18n.t('made {age} before the money, already paid', { age });
  const isOpen = code === 'NEW' || code === 'IN_PROGRESS' || code === 'PENDING';
  if (isOpen || ended < 0) return i18n.t('made {age} before the money', { age });
  return i18n.t('{code} {ended} before the money', { code, ended: span(ended) });
}

/** Why a deposit stands where it stands among the candidates (ROUTING-33). */
export function candidateReasons(
  candidate: TransferCandidate,
  transfer: TransferDetails,
): readonly string[] {
  return [
    ...(candidate.isNamed ? [i18n.t('named by the report')] : [i18n.t('same account')]),
    amountReason(candidate, transfer),
    timeReason(candidate, transfer),
  ];
}

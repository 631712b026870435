import type { TransferCandidate, TransferDetails } from '@tiyin/api/types';
import { amountWords } from '../money-words.ts';

const minuteMs = 60_000;

function amountReason(candidate: TransferCandidate, { amount, currency }: TransferDetails): string {
  if (candidate.isExact) return 'exact amount';
  if (candidate.missing <= 0) return 'nothing is missing';
  const less = candidate.missing - amount;
  return less > 0
    ? `${amountWords(less, currency)} less than is missing`
    : `${amountWords(-less, currency)} more than is missing`;
}

/** "20 min", "3 h", "2 days". */
function span(ms: number): string {
  const minutes = Math.max(Math.round(ms / minuteMs), 0);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

function timeReason(candidate: TransferCandidate, transfer: TransferDetails): string {
  const came = Date.parse(transfer.createDate);
  const age = span(came - Date.parse(candidate.createdDate));
  const ended = came - Date.parse(candidate.statusDate);
  const { code } = candidate.invoiceStatus;
  if (code === 'DONE') return `made ${age} before the money, already paid`;
  const isOpen = code === 'NEW' || code === 'IN_PROGRESS' || code === 'PENDING';
  if (isOpen || ended < 0) return `made ${age} before the money`;
  return `${code} ${span(ended)} before the money`;
}

/** Why a deposit stands where it stands among the candidates (ROUTING-33). */
export function candidateReasons(
  candidate: TransferCandidate,
  transfer: TransferDetails,
): readonly string[] {
  return [
    ...(candidate.isNamed ? ['named by the report'] : ['same account']),
    amountReason(candidate, transfer),
    timeReason(candidate, transfer),
  ];
}

import type {
  Currency,
  Invoice,
  MoneyReturn,
  ProviderReason,
  ReturnApproval,
} from '@tiyin/api/types';
import type { BadgeTone } from '@tiyin/ui/badge';
import { i18n } from '../../texts/i18n.ts';
import { accountWords } from '../money/money-words.ts';

/** A return, or a request for one that was not approved, or not yet. */
export interface ReturnRow {
  readonly id: string;
  readonly state: readonly [words: string, tone: BadgeTone];
  readonly amount: number;
  readonly currency: Currency;
  readonly createDate: string;
  /** "Kapitalbank •••• 1234 to •••• 5551"; missing of a request. */
  readonly route: string | undefined;
  readonly personName: string;
  readonly reason: string;
  /** The code and the words of the provider that refused it (INVOICE-468). */
  readonly refusal: ProviderReason | undefined;
}

/** Whether an invoice has a list of returns: money of it stands in suspense, or was returned. */
export function mayHaveReturns({ returnedAmount, suspenseAmount }: Invoice): boolean {
  return suspenseAmount !== undefined || returnedAmount !== undefined;
}

/** The requests first, because they wait. */
export function returnRows({
  data,
  requests,
}: {
  readonly data: readonly MoneyReturn[];
  readonly requests: readonly ReturnApproval[];
}): ReturnRow[] {
  return [...requests.map(rowOfRequest), ...data.map(rowOfReturn)];
}

function requestState(status: ReturnApproval['status']): ReturnRow['state'] {
  switch (status) {
    case 'PENDING':
      return [i18n.t('Waiting for approval'), 'warning'];
    case 'APPROVED':
      return [i18n.t('Approved'), 'success'];
    case 'REJECTED':
      return [i18n.t('Not approved'), 'error'];
    case 'EXPIRED':
      return [i18n.t('Approval expired'), 'neutral'];
    case 'STALE':
      return [i18n.t('Changed before approval'), 'neutral'];
  }
}

function rowOfRequest({ requestDate, status, reason, ...request }: ReturnApproval): ReturnRow {
  return {
    ...request,
    createDate: requestDate,
    reason: reason ?? '—',
    refusal: undefined,
    route: undefined,
    state: requestState(status),
  };
}

/** The state of a return in words. */
function returnState({
  isConfirmable,
  isMadeByHand,
  status,
}: Pick<MoneyReturn, 'isConfirmable' | 'isMadeByHand' | 'status'>): ReturnRow['state'] {
  switch (status.code) {
    case 'PAID':
      return [i18n.t('Confirmed'), 'success'];
    case 'FAILED':
      return isMadeByHand ? [i18n.t('Refused'), 'error'] : [i18n.t('Failed'), 'error'];
    case 'UNKNOWN':
      return [i18n.t('Outcome unknown'), 'warning'];
    case 'NEW':
    case 'SENT':
      return isConfirmable
        ? [i18n.t('To be paid by hand'), 'primary']
        : [i18n.t('Under way'), 'primary'];
  }
}

function rowOfReturn(money: MoneyReturn): ReturnRow {
  const { account, amount, createDate, currency, id, payeeLastFour, personName } = money;
  const { reason, refusal } = money;
  return {
    amount,
    createDate,
    currency,
    id,
    personName,
    reason,
    refusal,
    route: i18n.t('{account} to •••• {payeeLastFour}', {
      account: accountWords(account),
      payeeLastFour,
    }),
    state: returnState(money),
  };
}

/** Whether a return may still change, so that it is read again. */
export function isAnyReturnOpen(answer: Parameters<typeof returnRows>[0] | undefined): boolean {
  if (answer === undefined) return false;
  return (
    answer.data.some(({ status }) => status.code !== 'PAID' && status.code !== 'FAILED') ||
    answer.requests.some(({ status }) => status === 'PENDING')
  );
}

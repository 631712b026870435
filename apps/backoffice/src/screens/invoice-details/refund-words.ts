import type { Invoice, RefundUnderWay } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { isPending } from './approval-words.ts';
import { sumWords } from './sum-words.ts';

/** The refunds or the returns of a deposit that are not paid out yet, in minor units. */
export function sumUnderWay(
  { refundsUnderWay = [] }: Pick<Invoice, 'refundsUnderWay'>,
  kind: RefundUnderWay['kind'],
): number {
  return refundsUnderWay
    .filter((part) => part.kind === kind)
    .reduce((total, { amount }) => total + amount, 0);
}

/** Whether a person has to look at one of them. */
export function isRefundForPerson({ refundsUnderWay = [] }: Invoice): boolean {
  return refundsUnderWay.some(({ state }) => state === 'UNKNOWN' || state === 'PERSON');
}

/** A sentence for each part that is given back and not paid out yet, with its amount and its state (INVOICE-232). */
export function refundWords(invoice: Invoice): string[] {
  const { refundedAmount = 0, refundsUnderWay = [], returnedAmount = 0 } = invoice;
  if (refundsUnderWay.length === 0) return [];
  const paid =
    refundedAmount +
    returnedAmount -
    sumUnderWay(invoice, 'REFUND') -
    sumUnderWay(invoice, 'RETURN');
  // The sentence about the approval names it.
  const parts = isPending(invoice, 'REFUND')
    ? refundsUnderWay.filter(({ state }) => state !== 'APPROVAL')
    : refundsUnderWay;
  return [
    ...parts.map((part) => partWords(part, sumWords(invoice, part.amount))),
    ...(paid > 0
      ? [i18n.t('{amount} was paid out before', { amount: sumWords(invoice, paid) })]
      : []),
  ];
}

function partWords({ kind, state }: RefundUnderWay, amount: string): string {
  const isReturn = kind === 'RETURN';
  switch (state) {
    case 'PAYEE':
      return i18n.t('The refund of {amount} waits for the customer to name the payee', { amount });
    case 'APPROVAL':
      return i18n.t('The refund of {amount} waits for approval by a second person', { amount });
    case 'PAYOUT':
      return isReturn
        ? i18n.t('The return of {amount} waits for its payout', { amount })
        : i18n.t('The refund of {amount} waits for its payout', { amount });
    case 'UNKNOWN':
      return isReturn
        ? i18n.t('The return of {amount} was sent, and is not known to be paid out', { amount })
        : i18n.t('The refund of {amount} was sent, and is not known to be paid out', { amount });
    case 'PERSON':
      return i18n.t('The refund of {amount} needs a person: decide it on its own page', { amount });
  }
}

import type { Invoice, PendingApproval } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { sumWords } from './sum-words.ts';

/** The sentences about the changes that wait for a second person, and who decides about them (INVOICE-455). */
export function approvalWords(invoice: Invoice): string[] {
  const { pendingApprovals = [] } = invoice;
  if (pendingApprovals.length === 0) return [];
  return [
    ...pendingApprovals.map((pending) => kindWords(invoice, pending)),
    ...deciders(pendingApprovals),
  ];
}

function kindWords(invoice: Invoice, { amount, kind }: PendingApproval): string {
  if (kind === 'PAYOUT_END') {
    return i18n.t('The declared outcome of the payout waits for approval by a second person');
  }
  if (kind === 'REFUND' && amount !== undefined) {
    return i18n.t('The refund of {amount} waits for approval by a second person', {
      amount: sumWords(invoice, amount),
    });
  }
  if (kind === 'RETURN') {
    return amount === undefined
      ? i18n.t('A return of money waits for approval by a second person')
      : i18n.t('The return of {amount} waits for approval by a second person', {
          amount: sumWords(invoice, amount),
        });
  }
  return i18n.t('A change of this invoice waits for approval by a second person');
}

function deciders(pendingApprovals: readonly PendingApproval[]): string[] {
  if (pendingApprovals.some(({ isDecidable }) => isDecidable)) return [];
  return pendingApprovals.some(({ isOwn }) => isOwn)
    ? [i18n.t('You requested it: somebody else decides')]
    : [i18n.t('People who may decide approvals do that')];
}

/** Whether a change of a kind waits for a second person. */
export function isPending(
  { pendingApprovals = [] }: Invoice,
  kind: PendingApproval['kind'],
): boolean {
  return pendingApprovals.some((pending) => pending.kind === kind);
}

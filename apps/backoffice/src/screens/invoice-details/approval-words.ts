import type { ApprovalVariant, Invoice, PendingApproval } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { requestedValues } from '../../texts/requested-values.ts';
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

function kindWords(invoice: Invoice, pending: PendingApproval): string {
  const { amount, kind, variant } = pending;
  if (variant !== undefined) return variantWords(variant, pending);
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

const variants: Readonly<Record<ApprovalVariant, () => string>> = {
  STATUS: () => i18n.t('A status change waits for approval by a second person'),
  AMOUNT: () => i18n.t('A change of the amount waits for approval by a second person'),
  REPORTED_TRANSFER: () => i18n.t('A reported transfer waits for approval by a second person'),
  ASSIGNED_TRANSFER: () => i18n.t('An assigned transfer waits for approval by a second person'),
  RETRY: () => i18n.t('The Retry of the payout waits for approval by a second person'),
  REVERSED_TRANSFER: () => i18n.t('Taking a transfer back waits for approval by a second person'),
};

/** "A status change waits for approval by a second person: PENDING → DONE". */
function variantWords(variant: ApprovalVariant, { changes }: PendingApproval): string {
  const values = requestedValues(changes);
  return values === '' ? variants[variant]() : `${variants[variant]()}: ${values}`;
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

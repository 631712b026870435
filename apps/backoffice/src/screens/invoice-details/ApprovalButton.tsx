import type { Invoice } from '@tiyin/api/types';
import { LinkButton } from '@tiyin/ui/link-button';
import { approvalsAddress } from '../../addresses/approvals-address.ts';
import { i18n } from '../../texts/i18n.ts';

/** The request that the person is led to: one that they may decide first, then their own; undefined where they see none. */
function shownRequest({ pendingApprovals = [] }: Invoice) {
  const seen = pendingApprovals.filter(({ id }) => id !== undefined);
  return seen.find(({ isDecidable }) => isDecidable) ?? seen.find(({ isOwn }) => isOwn) ?? seen[0];
}

/** Whether the person sees one of the changes that wait for a second person. */
export function hasApprovalButton(invoice: Invoice): boolean {
  return shownRequest(invoice) !== undefined;
}

/** Opens the request: the next step for a person who may decide it, otherwise a look at it (INVOICE-455). */
export function ApprovalButton({ invoice }: { readonly invoice: Invoice }) {
  const { id, isDecidable = false, isOwn = false } = shownRequest(invoice) ?? {};
  const shown = isDecidable ? 'toDecide' : isOwn ? 'own' : 'all';
  return (
    <LinkButton
      href={approvalsAddress({ shown, request: id })}
      variant={isDecidable ? 'primary' : 'secondary'}
    >
      {isDecidable ? i18n.t('Review the approval') : i18n.t('Show the request')}
    </LinkButton>
  );
}

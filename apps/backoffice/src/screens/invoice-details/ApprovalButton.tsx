import type { Invoice } from '@tiyin/api/types';
import { defaultPageSize } from '@tiyin/domain/paging';
import { LinkButton } from '@tiyin/ui/link-button';
import { approvalsAddress } from '../../addresses/approvals-address.ts';
import { i18n } from '../../texts/i18n.ts';

/** Whether the person sees one of the changes that wait for a second person. */
export function hasApprovalButton({ pendingApprovals = [] }: Invoice): boolean {
  return pendingApprovals.some(({ id }) => id !== undefined);
}

/** Leads to the approvals: the next step for a person who may decide, otherwise a look at the request (INVOICE-455). */
export function ApprovalButton({ invoice }: { readonly invoice: Invoice }) {
  const { pendingApprovals = [] } = invoice;
  const isDecidable = pendingApprovals.some((pending) => pending.isDecidable);
  const isOwn = pendingApprovals.some((pending) => pending.isOwn);
  const shown = isDecidable ? 'toDecide' : isOwn ? 'own' : 'all';
  return (
    <LinkButton
      href={approvalsAddress({ shown, page: 0, size: defaultPageSize })}
      variant={isDecidable ? 'primary' : 'secondary'}
    >
      {isDecidable ? i18n.t('Review the approval') : i18n.t('Show the request')}
    </LinkButton>
  );
}

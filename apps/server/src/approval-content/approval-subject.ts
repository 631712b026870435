import type { ApprovalPreview } from '@tiyin/api/types';
import type { ApprovalId } from '@tiyin/domain/ids';

/** The subject of the notifications about an approval. */
export function approvalSubject(id: ApprovalId): string {
  return `approval:${id}`;
}

/** The change itself, as a detail of those notifications, where a kind of approvals has several. */
export function variantOf({
  variant,
}: Pick<ApprovalPreview, 'variant'>): Readonly<Record<string, string>> {
  return variant === undefined ? {} : { variant };
}

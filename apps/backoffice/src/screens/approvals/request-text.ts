import type { Approval, ApprovalPreview, ApprovalVariant } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { approvalKindText } from '../../texts/lists/approval-kinds.ts';

const texts: Readonly<Record<ApprovalVariant, () => string>> = {
  STATUS: () => i18n.t('Status change'),
  AMOUNT: () => i18n.t('Amount change'),
  REPORTED_TRANSFER: () => i18n.t('Reported transfer'),
  ASSIGNED_TRANSFER: () => i18n.t('Assigned transfer'),
  RETRY: () => i18n.t('Retry of a withdrawal'),
  REVERSED_TRANSFER: () => i18n.t('Taking a transfer back'),
};

/** Whether a code is a variant that this build knows. */
export function isApprovalVariant(code: string): code is ApprovalVariant {
  return Object.hasOwn(texts, code);
}

/** The name of a requested change: its variant, or the kind of its rule where that has one change alone. */
export function requestText({
  kind,
  preview,
}: {
  readonly kind: Pick<Approval['kind'], 'code'>;
  readonly preview: Pick<ApprovalPreview, 'variant'>;
}): string {
  return preview.variant === undefined ? approvalKindText(kind) : texts[preview.variant]();
}

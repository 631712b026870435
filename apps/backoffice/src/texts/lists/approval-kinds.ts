import type { ApprovalKind } from '@tiyin/domain/approvals';
import { i18n } from '../i18n.ts';

const texts: Readonly<Record<ApprovalKind, () => string>> = {
  STATUS_CHANGE: () => i18n.t('Status change that books money'),
  REFUND: () => i18n.t('Refund'),
  RETURN: () => i18n.t('Return of money in suspense'),
  SETTLEMENT: () => i18n.t('Settlement'),
  MOVEMENT: () => i18n.t('Money moved to or from an account'),
  RATE: () => i18n.t('Change of a rate, by the price of one USDT'),
  CREDENTIAL: () => i18n.t('Credentials of a production account'),
  LIMIT: () => i18n.t('Limit of a production account'),
  FEE: () => i18n.t('Fees of a production terminal'),
  ROLE: () => i18n.t('Roles and their people'),
  RULE: () => i18n.t('Change of an approval rule'),
  PAYOUT_END: () => i18n.t('End of a payout with an unknown outcome'),
  API_KEY: () => i18n.t('Production API key that can move money'),
  PROVIDER: () => i18n.t('Provider of production'),
};

/** The kind of a change that needs approval, in the language of the person. */
export function approvalKindText({ code }: { readonly code: ApprovalKind }): string {
  return texts[code]();
}

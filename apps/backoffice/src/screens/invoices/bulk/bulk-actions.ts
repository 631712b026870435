import type { InvoiceListItem } from '@tiyin/api/types';
import { isRetryable } from '@tiyin/domain/invoices';
import { hasPermission, type Permission } from '@tiyin/domain/permissions';
import { i18n } from '../../../texts/i18n.ts';

/** The action on several invoices. */
export type BulkKind = 'assign' | 'callback' | 'query' | 'retry' | 'status';

interface BulkRule {
  readonly label: () => string;
  readonly permission: Permission;
  /** In test processing it is everybody's (PEOPLE-31). */
  readonly isFreeInTest: boolean;
  /** Why an invoice as the list shows it is not for this action. */
  readonly unfit?: (row: InvoiceListItem) => string | undefined;
  /** How many are worked on at once: a change of money sees the balance that the last one left. */
  readonly atOnce: number;
}

const isWithdrawal = ({ flowType }: InvoiceListItem) => flowType.code === 'WITHDRAWAL';

/** In the order of the menu. */
export const bulkRules: Readonly<Record<BulkKind, BulkRule>> = {
  assign: {
    label: () => i18n.t('Assign to a person'),
    permission: 'invoice.event.read',
    isFreeInTest: false,
    atOnce: 4,
  },
  callback: {
    label: () => i18n.t('Send the callback again'),
    permission: 'merchant.callback.edit',
    isFreeInTest: false,
    atOnce: 4,
  },
  query: {
    label: () => i18n.t('Request the status from the provider'),
    permission: 'invoice.status.change',
    isFreeInTest: false,
    unfit: (row) => (isWithdrawal(row) ? undefined : i18n.t('A deposit has no payout')),
    atOnce: 4,
  },
  retry: {
    label: () => i18n.t('Retry the payout'),
    permission: 'invoice.status.change',
    isFreeInTest: true,
    unfit: (row) =>
      isWithdrawal(row) && isRetryable(row.invoiceStatus.code)
        ? undefined
        : i18n.t('Only withdrawals in DECLINED and ERROR are retried'),
    atOnce: 1,
  },
  status: {
    label: () => i18n.t('Change the status'),
    permission: 'invoice.status.change',
    isFreeInTest: true,
    atOnce: 1,
  },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table itself
const kinds = Object.keys(bulkRules) as BulkKind[];

/** Why an action is not for an invoice and this person, as far as the list shows it; undefined where it may be. */
export function whyNot(
  kind: BulkKind,
  row: InvoiceListItem,
  permissions: readonly string[],
): string | undefined {
  const { isFreeInTest, permission, unfit } = bulkRules[kind];
  const isPermitted =
    hasPermission(permissions, permission) || (isFreeInTest && row.isTestProcessing);
  return isPermitted ? unfit?.(row) : i18n.t('You may not do this');
}

/** The actions that the person may use and that fit at least one of the invoices (OFFICE-480). */
export function offeredKinds(
  rows: readonly InvoiceListItem[],
  permissions: readonly string[],
): readonly BulkKind[] {
  return kinds.filter((kind) => rows.some((row) => whyNot(kind, row, permissions) === undefined));
}

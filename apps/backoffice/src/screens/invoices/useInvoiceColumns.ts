import type { InvoiceExtraColumn } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useMemo } from 'react';
import { useSeesSeveralMerchants } from '../../session/useMerchantId.ts';
import {
  accountColumn,
  assigneeColumn,
  commonColumns,
  errorColumn,
  merchantColumn,
} from './columns.tsx';

/** The columns that the person can choose from: those who see several merchants find the merchant on each row. */
export function useInvoiceColumns() {
  const seesAccounts = useIsPermitted({ permission: 'people.account' });
  const seesErrors = useIsPermitted({ permission: 'invoice.error.read' });
  const seesAssignees = useIsPermitted({ permission: 'invoice.event.read' });
  const seesSeveral = useSeesSeveralMerchants();
  return useMemo(
    () => [
      ...commonColumns,
      ...(seesAccounts ? [accountColumn] : []),
      ...(seesErrors ? [errorColumn] : []),
      ...(seesAssignees ? [assigneeColumn] : []),
      ...(seesSeveral ? [merchantColumn] : []),
    ],
    [seesAccounts, seesAssignees, seesErrors, seesSeveral],
  );
}

const extraColumns: readonly InvoiceExtraColumn[] = ['paymentAccount', 'lastError', 'assignee'];

/** The shown columns that the server reads only on request (INVOICE-464). */
export function shownExtras(
  columns: readonly { readonly id: string }[],
  hidden: readonly string[],
): readonly InvoiceExtraColumn[] {
  return extraColumns.filter(
    (name) => columns.some(({ id }) => id === name) && !hidden.includes(name),
  );
}

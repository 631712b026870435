import type { ApiProblem } from '@tiyin/api/errors';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { InvoicesToolbar } from './InvoicesToolbar.tsx';
import { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';
import { NewInvoices, type NewCount } from './NewInvoices.tsx';

export interface InvoicesViewProps extends InvoiceTableProps {
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The finance summary, for people who may see it. */
  readonly finance?: ReactNode;
  readonly onOpenFilter: () => void;
  readonly onReport: () => void;
  readonly viewControls?: ReactNode;
  /** The number of selected invoices, and the actions on them. */
  readonly bulk?: ReactNode;
  /** New invoices, hidden until the person shows them. */
  readonly newer?: NewCount | undefined;
  readonly onShowNewer: () => void;
}

/** The list of invoices (OFFICE-29). */
export function InvoicesView(props: InvoicesViewProps) {
  const { finance, newer, onOpenFilter, onQueryChange, onReport, onShowNewer, page } = props;
  const { bulk, isRetrying = false, onRetry, problem, query, viewControls } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      {finance}
      <InvoicesToolbar
        filter={query.filter}
        onFilterChange={(filter) => onQueryChange({ ...query, filter, page: 0 })}
        onOpenFilter={onOpenFilter}
        onReport={onReport}
        viewControls={viewControls}
      />
      <LoadProblem
        subject="invoices"
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      <Stack gap={8}>
        <NewInvoices newer={newer} onShow={onShowNewer} />
        {bulk}
        {(problem === undefined || page !== undefined) && <InvoiceTable {...props} />}
      </Stack>
    </Stack>
  );
}

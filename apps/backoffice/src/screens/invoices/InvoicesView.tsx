import type { ApiProblem } from '@tiyin/api/errors';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { ErrorState } from '@tiyin/ui/error-state';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { InvoicesToolbar } from './InvoicesToolbar.tsx';
import { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';
import { NewInvoices, type NewCount } from './NewInvoices.tsx';

/** What it takes. */
export interface InvoicesViewProps extends InvoiceTableProps {
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The finance summary, for who may see it. */
  readonly finance?: ReactNode;
  readonly onOpenFilter: () => void;
  readonly onReport: () => void;
  readonly viewControls?: ReactNode;
  /** Invoices that came since; they are not shown until the person asks for them. */
  readonly newer?: NewCount | undefined;
  readonly onShowNewer: () => void;
}

function Problem({ isRetrying = false, onRetry, page, problem }: InvoicesViewProps) {
  if (problem === undefined) return null;
  if (page === undefined) {
    return (
      <ErrorState title="The invoices did not load" onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const retry = (
    <Button size="sm" onPress={onRetry} isPending={isRetrying}>
      Try again
    </Button>
  );
  return (
    <Banner tone="warning" isNews actions={retry} title="These invoices may be out of date">
      {problem.title}
    </Banner>
  );
}

/** The list of invoices (section 2, Invoices). */
export function InvoicesView(props: InvoicesViewProps) {
  const { finance, newer, onOpenFilter, onQueryChange, onReport, onShowNewer, page } = props;
  const { problem, query, viewControls } = props;
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
      <Problem {...props} />
      <Stack gap={8}>
        <NewInvoices newer={newer} onShow={onShowNewer} />
        {(problem === undefined || page !== undefined) && <InvoiceTable {...props} />}
      </Stack>
    </Stack>
  );
}

import type { ApiProblem } from '@tiyin/api/errors';
import type { BalanceEntry, InvoiceListItem } from '@tiyin/api/types';
import { pageSizes, totalPages } from '@tiyin/domain/paging';
import { Button } from '@tiyin/ui/button';
import { Banner } from '@tiyin/ui/banner';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Grid } from '@tiyin/ui/grid';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { PageSizeSelect } from '@tiyin/ui/page-size-select';
import { Paginator } from '@tiyin/ui/paginator';
import { FinanceCard } from '@tiyin/ui/payments/finance-card';
import { Stack } from '@tiyin/ui/stack';
import { invoicePath } from '../../routing/paths.ts';
import { invoiceColumns } from './columns.tsx';
import type { InvoiceListQuery } from './invoice-list-address.ts';

/** A page of invoices. */
export interface InvoicePage {
  readonly data: readonly InvoiceListItem[];
  readonly total: number;
  /** There are more than the total says. */
  readonly totalIsCapped: boolean;
}

/** What it takes. */
export interface InvoicesViewProps {
  readonly query: InvoiceListQuery;
  readonly onQueryChange: (query: InvoiceListQuery) => void;
  /** Missing until the first answer. */
  readonly page: InvoicePage | undefined;
  /** The rows are of another query, while its own are on their way. */
  readonly isStale?: boolean;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The balance of the selected terminal, or `hidden` from who may not see it or has chosen none. */
  readonly balance: readonly BalanceEntry[] | 'hidden' | undefined;
}

function InvoiceTable({ isStale = false, onQueryChange, page, query }: InvoicesViewProps) {
  return (
    <Stack gap={16}>
      <DataTable
        label="Invoices"
        columns={invoiceColumns}
        rows={page?.data ?? []}
        rowKey={({ invoiceId }) => invoiceId}
        rowHref={({ invoiceId }) => invoicePath(invoiceId)}
        isLoading={page === undefined}
        expectedRows={query.size}
        loadingLabel="Loading invoices"
        isStale={isStale}
        empty={<EmptyState title="Nothing found" />}
        totalRows={page?.total ?? 0}
        rowsBefore={query.page * query.size}
      />
      <Inline justify="between">
        <Inline gap={16}>
          <Paginator
            label="Pages of invoices"
            page={query.page}
            totalPages={totalPages(page?.total ?? 0, query.size)}
            onPageChange={(chosen) => onQueryChange({ ...query, page: chosen })}
          />
          {page?.totalIsCapped === true && <span>More than {page.total} invoices</span>}
        </Inline>
        <PageSizeSelect
          sizes={pageSizes}
          value={query.size}
          onChange={(size) => onQueryChange({ ...query, page: 0, size })}
        />
      </Inline>
    </Stack>
  );
}

function Problem({ isRetrying = false, onRetry, page, problem }: InvoicesViewProps) {
  if (problem === undefined) return null;
  if (problem.status === 403) return <NoAccess />;
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
  const { balance, page, problem } = props;
  const hasTable = problem === undefined || (page !== undefined && problem.status !== 403);
  return (
    <Stack gap={24}>
      {balance !== 'hidden' && (
        <Grid columns={3}>
          <FinanceCard title="Balance" balances={balance} />
        </Grid>
      )}
      <Problem {...props} />
      {hasTable && <InvoiceTable {...props} />}
    </Stack>
  );
}

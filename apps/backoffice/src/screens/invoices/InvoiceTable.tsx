import type { InvoiceListItem } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { DataTable, type RowSelection } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Stack } from '@tiyin/ui/stack';
import { ListPages } from '../../lists/ListPages.tsx';
import { invoicePath } from '../../routing/paths.ts';
import { invoiceColumns } from './columns.tsx';
import { isNarrowing, noFilter } from '../../addresses/invoice-filter.ts';
import type { InvoiceListQuery } from '../../addresses/invoice-list-address.ts';

/** A page of invoices. */
export interface InvoicePage {
  readonly data: readonly InvoiceListItem[];
  readonly total: number;
  /** There are more than the total says. */
  readonly totalIsCapped: boolean;
}

export interface InvoiceTableProps {
  readonly query: InvoiceListQuery;
  readonly onQueryChange: (query: InvoiceListQuery) => void;
  /** Missing until the first answer. */
  readonly page: InvoicePage | undefined;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
  /** Ids of the columns that the person has put away. */
  readonly hiddenColumns?: readonly string[];
  /** For people who may work on several at once. */
  readonly selection?: RowSelection<InvoiceListItem> | undefined;
}

const rowKey = ({ invoiceId }: InvoiceListItem) => invoiceId;

function NothingFound({ onQueryChange, query }: InvoiceTableProps) {
  if (!isNarrowing(query.filter)) return <EmptyState title="Nothing found" />;
  const clear = () => onQueryChange({ ...query, filter: noFilter, page: 0 });
  return (
    <EmptyState title="Nothing found" action={<Button onPress={clear}>Clear filter</Button>}>
      No invoice matches the filter.
    </EmptyState>
  );
}

/** The pages end before the invoices do: says so, and how to reach the others (INVOICE-220). */
function moreWords(total: number): string {
  return `More than ${formatAmount(total, 0)} invoices. Narrow the filter, by date for example, to reach those after the last page.`;
}

/** A row per invoice, and the way through the pages (OFFICE-29). */
export function InvoiceTable(props: InvoiceTableProps) {
  const { hiddenColumns, isStale = false, onQueryChange, page, query, selection } = props;
  return (
    <Stack gap={16}>
      <DataTable
        label="Invoices"
        columns={invoiceColumns}
        {...(hiddenColumns !== undefined && { hiddenColumns })}
        rows={page?.data ?? []}
        rowKey={rowKey}
        selection={selection}
        rowHref={({ invoiceId }) => invoicePath(invoiceId)}
        isLoading={page === undefined}
        expectedRows={query.size}
        loadingLabel="Loading invoices"
        isStale={isStale}
        empty={<NothingFound {...props} />}
        totalRows={page?.total ?? 0}
        rowsBefore={query.page * query.size}
      />
      <ListPages
        subject="invoices"
        query={query}
        onQueryChange={onQueryChange}
        total={page?.total ?? 0}
        note={page?.totalIsCapped === true && <span>{moreWords(page.total)}</span>}
      />
    </Stack>
  );
}

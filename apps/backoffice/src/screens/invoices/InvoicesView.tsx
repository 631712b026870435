import type { InvoiceListItem } from '@tiyin/api/types';
import type { ColumnWidths, DataColumn, RowSelection } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { type ReactNode, useMemo } from 'react';
import { formatAmount } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { isNarrowing, noFilter } from '../../addresses/invoice-filter.ts';
import type { InvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { isSortableColumn, sortAfter, sortedColumn } from '../../addresses/invoice-sort.ts';
import { pagingOf } from '../../lists/paging.ts';
import { invoicePath } from '../../routing/paths.ts';
import { InvoicesToolbar } from './InvoicesToolbar.tsx';
import { NewInvoices, type NewCount } from './NewInvoices.tsx';
import { useFocusOpened } from './useFocusOpened.ts';
import { useListKeys } from './useListKeys.ts';

/** A page of invoices. */
export interface InvoicePage {
  readonly data: readonly InvoiceListItem[];
  readonly total: number;
  /** There are more than the total says. */
  readonly totalIsCapped: boolean;
}

export interface InvoicesViewProps extends ListAnswer<InvoiceListItem> {
  readonly query: InvoiceListQuery;
  readonly onQueryChange: (query: InvoiceListQuery) => void;
  readonly page: InvoicePage | undefined;
  /** The finance summary, for people who may see it. */
  readonly finance?: ReactNode;
  /** The number and the sum of the filtered invoices. */
  readonly totals?: ReactNode;
  readonly onOpenFilter: () => void;
  readonly onReport: () => void;
  readonly viewControls?: ReactNode;
  /** Those of each row; keep them stable between renders. */
  readonly columns: readonly DataColumn<InvoiceListItem>[];
  /** Ids of the columns that the person has put away. */
  readonly hiddenColumns?: readonly string[];
  /** The widths that the person set, and how they change (OFFICE-784). */
  readonly columnWidths?: ColumnWidths;
  readonly onColumnWidthsChange?: (widths: ColumnWidths) => void;
  readonly selection?: RowSelection<InvoiceListItem> | undefined;
  /** The number of selected invoices, and the actions on them. */
  readonly bulk?: ReactNode;
  /** New invoices, hidden until the person shows them. */
  readonly newer?: NewCount | undefined;
  readonly onShowNewer: () => void;
}

const rowKey = ({ invoiceId }: InvoiceListItem) => invoiceId;

/** The pages end before the invoices do: says so, and how to reach the others (INVOICE-220). */
function moreWords(total: number): string {
  return i18n.t(
    'More than {total} invoices. Narrow the filter, by date for example, to sort otherwise and to reach those after the last page.',
    { total: formatAmount(total, 0) },
  );
}

function Toolbar({ finance, ...props }: InvoicesViewProps) {
  const { onOpenFilter, onQueryChange, onReport, query, viewControls } = props;
  return (
    <>
      {finance}
      <InvoicesToolbar
        filter={query.filter}
        onFilterChange={(filter) => onQueryChange({ ...query, filter, page: 0 })}
        {...{ onOpenFilter, onReport, viewControls }}
      />
    </>
  );
}

/** The list of invoices (OFFICE-29). */
export function InvoicesView(props: InvoicesViewProps) {
  const { bulk, columns, hiddenColumns, newer, onQueryChange, onShowNewer, page, query } = props;
  const { columnWidths, onColumnWidthsChange, selection, totals } = props;
  useListKeys();
  useFocusOpened(page !== undefined && page.data.length > 0);
  const isCapped = page?.totalIsCapped ?? false;
  const sortable = useMemo(
    () =>
      columns.map((column) =>
        isSortableColumn(column.id, isCapped) ? { ...column, allowsSorting: true } : column,
      ),
    [columns, isCapped],
  );
  const showAll = () => onQueryChange({ ...query, filter: noFilter, page: 0 });
  return (
    <ListPage
      label={i18n.t('Invoices')}
      answer={props}
      toolbar={<Toolbar {...props} />}
      above={
        <>
          {totals}
          <NewInvoices newer={newer} onShow={onShowNewer} />
        </>
      }
      table={{
        columns: sortable,
        sortDescriptor: sortedColumn(query.sort),
        onSortChange: ({ column }) =>
          onQueryChange({ ...query, page: 0, sort: sortAfter(query.sort, column) }),
        ...(hiddenColumns !== undefined && { hiddenColumns }),
        ...(columnWidths !== undefined && { columnWidths }),
        onColumnWidthsChange,
        rowKey,
        selection,
        rowHref: ({ invoiceId }) => invoicePath(invoiceId),
      }}
      bulk={bulk}
      paging={pagingOf(query, onQueryChange)}
      note={isCapped && page !== undefined && <span>{moreWords(page.total)}</span>}
      empty={<EmptyState title={i18n.t('Nothing found')} />}
      onShowAll={isNarrowing(query.filter) ? showAll : undefined}
    />
  );
}

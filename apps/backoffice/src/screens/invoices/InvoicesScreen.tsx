import { Button } from '@tiyin/ui/button';
import { BookmarkIcon } from '@tiyin/ui/icon';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { usePageCommands } from '../../routing/page-commands.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useInvalidConditions } from '../../routing/useInvalidConditions.ts';
import { useSelection } from './bulk/useSelection.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { InvoiceDialogsProps } from './InvoiceDialogs.tsx';
import { FinanceSummary } from './finance/FinanceSummary.tsx';
import { InvoicesView } from './InvoicesView.tsx';
import { downloadReport } from './download-report.ts';
import {
  clampPage,
  invoiceListAddress,
  invoiceListConditions,
  namesTerminal,
} from '../../addresses/invoice-list-address.ts';
import { defaultSort } from '../../addresses/invoice-sort.ts';
import type { Days } from '../../addresses/periods.ts';
import { storeListAddress } from './stored-list-address.ts';
import { storeNeighbours } from './stored-neighbours.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { shownExtras, useInvoiceColumns } from './useInvoiceColumns.ts';
import { useInvoiceList } from './useInvoiceList.ts';
import { Today } from './today/Today.tsx';
import { Totals } from './totals/Totals.tsx';
import { useInvoiceListQuery } from './useInvoiceListQuery.ts';

/** Of a selection. */
const BulkActions = lazyScreen(
  'bulk-actions',
  async () => (await import('./bulk/BulkActions.tsx')).BulkActions,
);

/** Only a new installation shows them. */
const FirstSteps = lazyScreen(
  'first-steps',
  async () => (await import('./first-steps/FirstSteps.tsx')).FirstSteps,
);

/** The first view does not need them. */
const InvoiceDialogs = lazyScreen(
  'invoice-dialogs',
  async () => (await import('./InvoiceDialogs.tsx')).InvoiceDialogs,
);

/** Of a search that found nothing. */
const FoundElsewhere = lazyScreen(
  'found-elsewhere',
  async () => (await import('./places/FoundElsewhere.tsx')).FoundElsewhere,
);

const isOfAllDays = ({ dateFrom, dateTo }: Days): boolean => dateFrom === null && dateTo === null;

const noRows: readonly never[] = [];

/** The list of invoices, kept fresh on its first page. */
export function InvoicesScreen() {
  const [query, setQuery] = useInvoiceListQuery();
  const columns = useInvoiceColumns();
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(columns);
  const [columnWidths, onColumnWidthsChange] = useColumnWidths();
  const extras = shownExtras(columns, hiddenColumns);
  const { answer, merchantId, ...list } = useInvoiceList(query, extras);
  const maySeeFinance = useIsPermitted({ permission: 'merchant.read.finance' });
  const maySetUp = useIsPermitted({ permission: 'merchant.create' });
  const [dialog, setDialog] = useState<InvoiceDialogsProps['open']>();
  const closeDialog = () => setDialog(undefined);
  const search = useSearch();
  const isSeeded = !namesTerminal(search) && query.terminalId !== null;
  const hasInvalid = useInvalidConditions(search, invoiceListConditions);
  // A link may sort more than can be: the list says so below its rows (INVOICE-471).
  const isUnsortable = list.problem?.code === 'too_many_to_sort';
  const shown = isUnsortable ? { ...query, sort: defaultSort } : query;
  const target = answer === undefined ? shown : clampPage(shown, answer);
  const address = invoiceListAddress(target);
  const { onClear, selected, selection } = useSelection(address, list.page?.data ?? noRows);
  useEffect(() => storeListAddress(window.sessionStorage, address), [address]);
  const rows = list.page?.data ?? noRows;
  useEffect(() => {
    const ids = rows.map(({ invoiceId }) => invoiceId);
    storeNeighbours(window.sessionStorage, ids);
  }, [rows]);
  useDocumentTitle(i18n.t('Invoices'));
  const onReport = () => downloadReport({ ...query, merchantId }, extras);
  const onOpenFilter = () => setDialog('filter');
  usePageCommands([
    { id: ':report', label: i18n.t('Export these invoices as CSV'), run: onReport },
    { id: ':filter', label: i18n.t('Filter these invoices'), run: onOpenFilter },
  ]);
  // The address has the complete state of the list, including stored choices (OFFICE-32).
  if (isSeeded || hasInvalid || target !== query)
    return <Redirect key={address} to={address} replace />;
  return (
    <>
      {maySetUp && (
        <Late>
          <FirstSteps />
        </Late>
      )}
      <InvoicesView
        {...list}
        finance={
          maySeeFinance &&
          query.terminalId !== null && <FinanceSummary terminalId={query.terminalId} />
        }
        totals={
          (list.page !== undefined || list.problem === undefined) &&
          (query.filter.search !== '' && list.page?.total === 0 ? (
            <Late>
              <FoundElsewhere query={query} />
            </Late>
          ) : (
            <>
              {isOfAllDays(query.filter) && (
                <Today {...{ merchantId, query }} isReady={list.page !== undefined} />
              )}
              <Totals list={{ ...query, merchantId }} isReady={list.page !== undefined} />
            </>
          ))
        }
        query={query}
        onQueryChange={setQuery}
        {...{ onOpenFilter, onReport }}
        columns={columns}
        hiddenColumns={hiddenColumns}
        {...{ columnWidths, onColumnWidthsChange }}
        selection={selection}
        bulk={
          <Late isWanted={selected.length > 0}>
            <BulkActions
              invoices={selected}
              {...{ extras, onClear, query }}
              onWorked={list.onRetry}
            />
          </Late>
        }
        viewControls={
          <>
            <Button icon={BookmarkIcon} onPress={() => setDialog('views')}>
              {i18n.t('Views')}
            </Button>
            <ColumnMenu
              columns={columns}
              hiddenColumns={hiddenColumns}
              onHiddenColumnsChange={setHiddenColumns}
              onResetWidths={
                Object.keys(columnWidths).length > 0 ? () => onColumnWidthsChange({}) : undefined
              }
            />
          </>
        }
      />
      {dialog && (
        <Late onFailed={closeDialog}>
          <InvoiceDialogs
            open={dialog}
            onClose={closeDialog}
            query={query}
            onQueryChange={setQuery}
            hiddenColumns={hiddenColumns}
            onHiddenColumnsChange={setHiddenColumns}
          />
        </Late>
      )}
    </>
  );
}

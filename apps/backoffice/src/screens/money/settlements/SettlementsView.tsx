import type { ApiProblem } from '@tiyin/api/errors';
import type { SettlementListItem } from '@tiyin/api/types';
import { paymentCurrencyCodes } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { DateRangePicker } from '@tiyin/ui/date-range-picker';
import { EmptyState } from '@tiyin/ui/empty-state';
import { DownloadIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { Tooltip } from '@tiyin/ui/tooltip';
import { useMemo } from 'react';
import type { Day } from '../../../addresses/filter-fields.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { ListPages } from '../../../lists/ListPages.tsx';
import { LoadProblem } from '../../../lists/LoadProblem.tsx';
import { settlementColumns } from './settlement-columns.tsx';

export interface SettlementsViewProps {
  readonly query: MoneyQuery;
  /** The current UTC day. */
  readonly today: Day;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** Begins the download of what the filter shows. */
  readonly onDownload: () => void;
  /** Shows the callbacks of a settlement; missing without permission. */
  readonly onCallbacks?: ((settlementId: number) => void) | undefined;
  /** Missing until the first answer. */
  readonly page:
    | { readonly data: readonly SettlementListItem[]; readonly total: number }
    | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
}

const anyCurrency = { id: 'all', label: 'All currencies' } as const;
const currencyOptions = [
  anyCurrency,
  ...paymentCurrencyCodes.map((code) => ({ id: code, label: code })),
];
const none: readonly SettlementListItem[] = [];

function Toolbar({ onDownload, onQueryChange, query, today }: SettlementsViewProps) {
  const { currency, from, merchantId, to } = query;
  const change = (part: Partial<MoneyQuery>) => onQueryChange({ ...query, page: 0, ...part });
  return (
    <Inline justify="between" gap={16}>
      <Inline gap={16}>
        <Select
          label="Currency"
          options={currencyOptions}
          value={currency ?? anyCurrency.id}
          onChange={(id) => change({ currency: paymentCurrencyCodes.find((code) => code === id) })}
        />
        <DateRangePicker
          label="Days (UTC)"
          today={today}
          value={from !== undefined && to !== undefined ? { start: from, end: to } : null}
          onChange={(range) => change({ from: range?.start, to: range?.end })}
        />
        {merchantId !== undefined && (
          <Button onPress={() => change({ merchantId: undefined })}>Show all merchants</Button>
        )}
      </Inline>
      <Tooltip text="Download CSV">
        <IconButton
          icon={DownloadIcon}
          label="Download CSV"
          variant="secondary"
          onPress={onDownload}
        />
      </Tooltip>
    </Inline>
  );
}

/** Every settlement, with the rate of its day (OFFICE-340). */
export function SettlementsView(props: SettlementsViewProps) {
  const {
    onCallbacks,
    isRetrying = false,
    isStale = false,
    onQueryChange,
    onRetry,
    page,
    problem,
    query,
  } = props;
  const columns = useMemo(() => settlementColumns(onCallbacks), [onCallbacks]);
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <Toolbar {...props} />
      <LoadProblem
        subject="settlements"
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || page !== undefined) && (
        <Stack gap={16}>
          <DataTable
            label="Settlements"
            columns={columns}
            rows={page?.data ?? none}
            rowKey={({ id }) => String(id)}
            isLoading={page === undefined}
            expectedRows={query.size}
            loadingLabel="Loading settlements"
            isStale={isStale}
            empty={
              <EmptyState title="No settlements">
                Settle a balance on the invoices of its terminal.
              </EmptyState>
            }
            totalRows={page?.total ?? 0}
            rowsBefore={query.page * query.size}
          />
          <ListPages
            subject="settlements"
            query={query}
            onQueryChange={onQueryChange}
            total={page?.total ?? 0}
          />
        </Stack>
      )}
    </Stack>
  );
}

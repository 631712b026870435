import type { SettlementListItem } from '@tiyin/api/types';
import { paymentCurrencyCodes } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { Select } from '@tiyin/ui/select';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { Day } from '../../../addresses/filter-fields.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { DaysField } from '../../../forms/DaysField.tsx';
import { pagingOf } from '../../../lists/paging.ts';
import { settlementColumns } from './settlement-columns.tsx';

export interface SettlementsViewProps extends ListAnswer<SettlementListItem> {
  readonly query: MoneyQuery;
  /** The current UTC day. */
  readonly today: Day;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** Begins the download of what the filter shows. */
  readonly onDownload: () => void;
  /** Shows the callbacks of a settlement; missing without permission. */
  readonly onCallbacks?: ((settlementId: number) => void) | undefined;
}

const anyCurrency = {
  id: 'all',
  get label() {
    return i18n.t('All currencies');
  },
} as const;
const currencyOptions = [
  anyCurrency,
  ...paymentCurrencyCodes.map((code) => ({ id: code, label: code })),
];

function Conditions({ onQueryChange, query, today }: SettlementsViewProps) {
  const { currency, merchantId } = query;
  const change = (part: Partial<MoneyQuery>) => onQueryChange({ ...query, page: 0, ...part });
  return (
    <>
      <Select
        label={i18n.t('Currency')}
        options={currencyOptions}
        value={currency ?? anyCurrency.id}
        onChange={(id) => change({ currency: paymentCurrencyCodes.find((code) => code === id) })}
      />
      <DaysField value={query} onChange={change} today={today} />
      {merchantId !== undefined && (
        <Button onPress={() => change({ merchantId: undefined })}>
          {i18n.t('Show all merchants')}
        </Button>
      )}
    </>
  );
}

/** Every settlement, with the rate of its day (OFFICE-340). */
export function SettlementsView(props: SettlementsViewProps) {
  const { onCallbacks, onDownload, onQueryChange, query } = props;
  const columns = useMemo(() => settlementColumns(onCallbacks), [onCallbacks]);
  return (
    <ListPage
      label={i18n.t('Settlements')}
      answer={props}
      toolbar={<ListToolbar conditions={<Conditions {...props} />} onDownload={onDownload} />}
      table={{ columns, rowKey: ({ id }) => String(id) }}
      paging={pagingOf(query, onQueryChange)}
      empty={
        <EmptyState title={i18n.t('No settlements')}>
          {i18n.t('Settle a balance on the invoices of its terminal.')}
        </EmptyState>
      }
    />
  );
}

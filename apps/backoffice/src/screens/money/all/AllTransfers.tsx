import { exportTransfersAddress } from '@tiyin/api/calls/transfers';
import { useListTransfers } from '@tiyin/api/hooks/transfers';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { clampMoneyPage, moneyAddress, type MoneyQuery } from '../../../addresses/money-address.ts';
import { answerOf } from '../../../lists/answer-of.ts';
import { beginDownload } from '../../../lists/begin-download.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { AllTransfersView } from './AllTransfersView.tsx';
import { transferParameters } from './transfer-parameters.ts';
import { useNarrowingNames } from './useNarrowingNames.ts';

const TransferFilter = lazyScreen(
  'transfer-filter',
  async () => (await import('./filter/TransferFilter.tsx')).TransferFilter,
);

export interface AllTransfersProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
}

/** Every transfer (OFFICE-273, OFFICE-323). */
export function AllTransfers({ onQueryChange, query }: AllTransfersProps) {
  const { page, size } = query;
  const filter = transferParameters(query);
  const names = useNarrowingNames(query);
  const [isFiltering, setIsFiltering] = useState(false);
  const list = useListTransfers({ ...filter, page, size }, { keepPreviousData: true });
  const target =
    list.data === undefined || list.isLoading ? query : clampMoneyPage(query, list.data.total);
  if (target !== query) return <Redirect to={moneyAddress(target)} replace />;
  return (
    <>
      <AllTransfersView
        query={query}
        onQueryChange={onQueryChange}
        names={names}
        onOpenFilter={() => setIsFiltering(true)}
        onDownload={() => beginDownload(exportTransfersAddress(filter), 'Transfers.csv')}
        {...answerOf(list)}
      />
      <Late isWanted={isFiltering} onFailed={() => setIsFiltering(false)}>
        {isFiltering && (
          <TransferFilter
            narrowing={query}
            accountText={names.account ?? ''}
            isOpen
            onOpenChange={setIsFiltering}
            onApply={(narrowing) => onQueryChange({ ...query, ...narrowing, page: 0 })}
          />
        )}
      </Late>
    </>
  );
}

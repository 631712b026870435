import { useListTransfers } from '@tiyin/api/hooks/transfers';
import { Redirect } from 'wouter';
import { clampMoneyPage, moneyAddress, type MoneyQuery } from '../../../addresses/money-address.ts';
import { AllTransfersView } from './AllTransfersView.tsx';

export interface AllTransfersProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
}

/** Every transfer (OFFICE-273). */
export function AllTransfers({ onQueryChange, query }: AllTransfersProps) {
  const { page, search, size, state } = query;
  const list = useListTransfers(
    { page, size, state, ...(search !== '' && { search }) },
    { keepPreviousData: true },
  );
  const target =
    list.data === undefined || list.isLoading ? query : clampMoneyPage(query, list.data.total);
  if (target !== query) return <Redirect to={moneyAddress(target)} replace />;
  return (
    <AllTransfersView
      query={query}
      onQueryChange={onQueryChange}
      page={list.data}
      isStale={list.isLoading && list.data !== undefined}
      problem={list.error}
      onRetry={() => void list.mutate()}
      isRetrying={list.isValidating}
    />
  );
}

import { useListAccountMoney } from '@tiyin/api/hooks/accounts';
import { useState } from 'react';
import { MoneyCard, moneyPerPage } from './MoneyCard.tsx';

/** The refresh interval, in milliseconds: deposits and payouts add rows. */
const REFRESH_MS = 15_000;

/** The card of transfers and payouts with its pages. */
export function AccountMoneyCard({ accountId: id }: { readonly accountId: number }) {
  const [pageIndex, setPageIndex] = useState(0);
  const money = useListAccountMoney(
    { id, page: pageIndex, size: moneyPerPage },
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  return (
    <MoneyCard
      page={money.data}
      pageIndex={pageIndex}
      onPageChange={setPageIndex}
      problem={money.error}
      onRetry={() => void money.mutate()}
      isRetrying={money.isValidating}
    />
  );
}

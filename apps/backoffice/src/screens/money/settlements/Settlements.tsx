import { exportSettlementsAddress } from '@tiyin/api/calls/settlements';
import { useListSettlements } from '@tiyin/api/hooks/settlements';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { utcDayOf } from '../../../addresses/filter-fields.ts';
import { clampMoneyPage, moneyAddress, type MoneyQuery } from '../../../addresses/money-address.ts';
import { answerOf } from '../../../lists/answer-of.ts';
import { beginDownload } from '../../../lists/begin-download.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { SettlementsView } from './SettlementsView.tsx';

const SettlementCallbacks = lazyScreen(
  'settlement-callbacks',
  async () => (await import('./SettlementCallbacks.tsx')).SettlementCallbacks,
);

export interface SettlementsProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
}

/** Every settlement (OFFICE-340). */
export function Settlements({ onQueryChange, query }: SettlementsProps) {
  const { currency, from, merchantId, page, size, to } = query;
  const [today] = useState(() => utcDayOf(Date.now()));
  const mayRead = useIsPermitted({ permission: 'merchant.callback.read' });
  const [shown, setShown] = useState<number>();
  const filter = {
    ...(currency !== undefined && { currency }),
    ...(merchantId !== undefined && { merchantId }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const list = useListSettlements({ ...filter, page, size }, { keepPreviousData: true });
  const target =
    list.data === undefined || list.isLoading ? query : clampMoneyPage(query, list.data.total);
  if (target !== query) return <Redirect to={moneyAddress(target)} replace />;
  return (
    <>
      <SettlementsView
        query={query}
        today={today}
        onQueryChange={onQueryChange}
        onDownload={() => beginDownload(exportSettlementsAddress(filter), 'Settlements.csv')}
        {...answerOf(list)}
        {...(mayRead && { onCallbacks: setShown })}
      />
      <Late isWanted={shown !== undefined} onFailed={() => setShown(undefined)}>
        {shown !== undefined && (
          <SettlementCallbacks
            settlementId={shown}
            isOpen
            onOpenChange={() => setShown(undefined)}
          />
        )}
      </Late>
    </>
  );
}

import { useListTransfers, useListWaitingMoney } from '@tiyin/api/hooks/transfers';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  moneyAddress,
  type MoneyQuery,
  type MoneyTab,
  readMoneyQuery,
} from '../../addresses/money-address.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { AllTransfers } from './all/AllTransfers.tsx';
import { ToConfirm } from './to-confirm/ToConfirm.tsx';
import { Unmatched } from './unmatched/Unmatched.tsx';

/** How often the queues are counted again, in milliseconds. */
const REFRESH_MS = 15_000;

const titles: Readonly<Record<MoneyTab, string>> = {
  confirm: 'To confirm',
  unmatched: 'Unmatched',
  all: 'All transfers',
};

/** The number of items in each queue. */
function useQueueTotals(mayConfirm: boolean): Readonly<Partial<Record<MoneyTab, number>>> {
  const page = { page: 0, size: 5 } as const;
  const often = { refreshInterval: REFRESH_MS };
  const waiting = useListWaitingMoney(mayConfirm ? page : null, often).data?.total;
  const unmatched = useListTransfers({ ...page, state: 'unmatched' }, often).data?.total;
  return {
    ...(waiting !== undefined && { confirm: waiting }),
    ...(unmatched !== undefined && { unmatched }),
  };
}

/** The money that needs a person (OFFICE-270). */
export function MoneyScreen() {
  const address = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => readMoneyQuery(address), [address]);
  const mayConfirm = useIsPermitted({ permission: 'transfer.confirm' });
  const totals = useQueueTotals(mayConfirm);
  useDocumentTitle('Money');
  const shown: readonly MoneyTab[] = mayConfirm
    ? ['confirm', 'unmatched', 'all']
    : ['unmatched', 'all'];
  const tab = shown.find((each) => each === query.tab) ?? shown[0] ?? 'unmatched';
  const part = {
    query: { ...query, tab },
    onQueryChange: (next: MoneyQuery) => navigate(moneyAddress(next)),
  };
  return (
    <Tabs
      label="Money"
      value={tab}
      tabs={shown.map((id) => ({
        id,
        label: (totals[id] ?? 0) > 0 ? `${titles[id]} (${totals[id]})` : titles[id],
        href: moneyAddress({ tab: id }),
      }))}
    >
      {(id) => {
        if (id === 'confirm') return <ToConfirm {...part} />;
        return id === 'unmatched' ? <Unmatched {...part} /> : <AllTransfers {...part} />;
      }}
    </Tabs>
  );
}

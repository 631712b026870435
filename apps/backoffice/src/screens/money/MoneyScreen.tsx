import { useListTransfers, useListWaitingMoney } from '@tiyin/api/hooks/transfers';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Tabs } from '@tiyin/ui/tabs';
import { WorkListSkeleton } from '@tiyin/ui/work-list';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';
import {
  moneyAddress,
  moneyConditions,
  type MoneyQuery,
  type MoneyTab,
  readMoneyQuery,
} from '../../addresses/money-address.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';

/* Each tab loads when it is opened: most of them are often not. */
const ToConfirm = lazyScreen(
  'to-confirm',
  async () => (await import('./to-confirm/ToConfirm.tsx')).ToConfirm,
);
const Unmatched = lazyScreen(
  'unmatched',
  async () => (await import('./unmatched/Unmatched.tsx')).Unmatched,
);
const Suspense = lazyScreen(
  'suspense',
  async () => (await import('./suspense/Suspense.tsx')).Suspense,
);
const AllTransfers = lazyScreen(
  'all-transfers',
  async () => (await import('./all/AllTransfers.tsx')).AllTransfers,
);

const Settlements = lazyScreen(
  'settlements',
  async () => (await import('./settlements/Settlements.tsx')).Settlements,
);

/** How often the queues are counted again, in milliseconds. */
const REFRESH_MS = 15_000;

const titles: Readonly<Record<MoneyTab, string>> = lateTexts({
  confirm: () => i18n.t('To confirm'),
  unmatched: () => i18n.t('Unmatched'),
  suspense: () => i18n.t('Suspense'),
  all: () => i18n.t('All transfers'),
  settlements: () => i18n.t('Settlements'),
});

const parts = {
  confirm: ToConfirm,
  unmatched: Unmatched,
  suspense: Suspense,
  all: AllTransfers,
  settlements: Settlements,
} as const;

/** The tabs that say how many items they have. */
const queues: readonly MoneyTab[] = ['confirm', 'unmatched'];

/** The tabs of one list; the others are queues beside the item that is chosen. */
const lists: readonly MoneyTab[] = ['all', 'settlements'];

const QueueSkeleton = () => <WorkListSkeleton label={i18n.t('Loading')} />;

const ListSkeleton = () => (
  <SkeletonLines label={i18n.t('Loading')} lines={[{ height: 'control' }, { height: 'block' }]} />
);

type Totals = Readonly<Partial<Record<MoneyTab, number>>>;

/** The number of items in each queue, and what counts them again. */
function useQueueTotals(mayConfirm: boolean): readonly [Totals, () => void] {
  const page = { page: 0, size: 5 } as const;
  const often = { refreshInterval: REFRESH_MS };
  const waiting = useListWaitingMoney(mayConfirm ? page : null, often);
  const unmatched = useListTransfers({ ...page, state: 'unmatched' }, often);
  const totals = {
    ...(waiting.data && { confirm: waiting.data.total }),
    ...(unmatched.data && { unmatched: unmatched.data.total }),
  };
  const countAgain = () => {
    void waiting.mutate();
    void unmatched.mutate();
  };
  return [totals, countAgain];
}

/** The money that needs a person (OFFICE-270). */
export function MoneyScreen() {
  const address = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => readMoneyQuery(address), [address]);
  const mayConfirm = useIsPermitted({ permission: 'transfer.confirm' });
  const [totals, countAgain] = useQueueTotals(mayConfirm);
  useDocumentTitle(i18n.t('Money'));
  const seesFinance = useIsPermitted({ permission: 'merchant.read.finance' });
  const shown: readonly MoneyTab[] = [
    ...(mayConfirm ? (['confirm'] as const) : []),
    'unmatched',
    'suspense',
    'all',
    ...(seesFinance ? (['settlements'] as const) : []),
  ];
  const tab = shown.find((each) => each === query.tab) ?? shown[0] ?? 'unmatched';
  const part = {
    query: { ...query, tab },
    onQueryChange: (next: MoneyQuery) => navigate(moneyAddress(next)),
    onWorked: countAgain,
  };
  return (
    <>
      <ValidAddress conditions={moneyConditions} />
      <Tabs
        label={i18n.t('Money')}
        value={tab}
        tabs={shown.map((id) => ({
          id,
          label: titles[id],
          ...(queues.includes(id) && { count: totals[id] ?? null }),
          href: moneyAddress({ tab: id }),
        }))}
      >
        {(id) => {
          const Part = parts[id];
          return (
            <Late key={id} fallback={lists.includes(id) ? <ListSkeleton /> : <QueueSkeleton />}>
              <Part {...part} />
            </Late>
          );
        }}
      </Tabs>
    </>
  );
}

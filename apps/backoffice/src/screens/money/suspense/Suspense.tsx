import { useListSuspense } from '@tiyin/api/hooks/returns';
import type { SuspenseItem } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { LateReturn, useReturnDialog } from '../../returns/LateReturn.tsx';
import type { ReturnSource } from '../../returns/ReturnMoney.tsx';
import { chosenOf } from '../queue-item.ts';
import { WorkArea } from '../WorkArea.tsx';
import { idOfSuspense, SuspenseView } from './SuspenseView.tsx';

export interface SuspenseProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** An item is done: the queues have other lengths. */
  readonly onWorked: () => void;
}

/** The money in suspense, by invoice and by unmatched transfer (OFFICE-292). */
export function Suspense({ onQueryChange, onWorked, query }: SuspenseProps) {
  const { page, size } = query;
  const list = useListSuspense({ page, size }, { keepPreviousData: true });
  const items = list.data?.data ?? [];
  const chosen = chosenOf(items, idOfSuspense, query.item);
  const mayReturn = useIsPermitted({ permission: 'transfer.confirm' });
  const { open, ...dialog } = useReturnDialog();
  const choose = (item: string) => onQueryChange({ ...query, item });
  const onReturn = mayReturn && chosen?.isReturnable === true ? open : undefined;
  const source = chosen && sourceOf(chosen);
  const onReturned = () => {
    void list.mutate();
    onWorked();
  };
  return (
    <WorkArea
      ids={items.map(idOfSuspense)}
      chosen={chosen && idOfSuspense(chosen)}
      onChoose={choose}
      onReturn={onReturn}
    >
      <SuspenseView
        query={query}
        onQueryChange={onQueryChange}
        page={list.data}
        problem={list.error}
        onRetry={() => void list.mutate()}
        isRetrying={list.isValidating}
        chosen={chosen}
        onChoose={choose}
        onReturn={onReturn}
      />
      {source && <LateReturn {...dialog} {...{ onReturned, source }} />}
    </WorkArea>
  );
}

function sourceOf({ invoiceId, transferId }: SuspenseItem): ReturnSource | undefined {
  if (transferId !== null) return { transferId };
  return invoiceId === null ? undefined : { invoiceId };
}

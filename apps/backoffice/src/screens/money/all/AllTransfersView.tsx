import type { Transfer } from '@tiyin/api/types';
import { EmptyState } from '@tiyin/ui/empty-state';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { i18n } from '../../../texts/i18n.ts';
import { pagingOf } from '../../../lists/paging.ts';
import { transferColumns } from './transfer-columns.tsx';
import { isNarrowed, noNarrowing } from './transfer-parameters.ts';
import { TransferToolbar, type TransferToolbarProps } from './TransferToolbar.tsx';

export interface AllTransfersViewProps extends TransferToolbarProps, ListAnswer<Transfer> {}

/** Every transfer, with a search, a filter and its file (OFFICE-273, OFFICE-323). */
export function AllTransfersView(props: AllTransfersViewProps) {
  const { onQueryChange, query } = props;
  const showAll = () =>
    onQueryChange({ ...query, ...noNarrowing, page: 0, search: '', state: 'all' });
  return (
    <ListPage
      label={i18n.t('Transfers')}
      answer={props}
      toolbar={<TransferToolbar {...props} />}
      table={{ columns: transferColumns, rowAlign: 'start', rowKey: ({ id }) => String(id) }}
      paging={pagingOf(query, onQueryChange)}
      empty={<EmptyState title={i18n.t('No transfers yet')} />}
      onShowAll={isNarrowed(query) ? showAll : undefined}
    />
  );
}

import type { ManagedProvider } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { ProviderStateBadge, accountWords, kindWords, rateWords } from './provider-words.tsx';

/** The columns of the list of providers. */
export const providerColumns: readonly DataColumn<ManagedProvider>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, size: 'fill', fold: 'title' },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { id: 'url', header: 'Address', cell: ({ url }) => url ?? '—' },
  { id: 'accounts', header: 'Accounts', cell: accountWords },
  {
    id: 'deposits',
    header: 'Deposits (24 h)',
    cell: ({ success }) => rateWords(success.deposits),
  },
  {
    id: 'withdrawals',
    header: 'Withdrawals (24 h)',
    cell: ({ success }) => rateWords(success.withdrawals),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ pausedDate }) => <ProviderStateBadge isPaused={pausedDate !== null} />,
    fold: 'aside',
  },
];

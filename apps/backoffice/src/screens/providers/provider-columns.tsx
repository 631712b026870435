import type { ManagedProvider } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { i18n } from '../../texts/i18n.ts';
import { ProviderStateBadge, accountWords, kindWords, rateWords } from './provider-words.tsx';

/** The columns of the list of providers. */
export const providerColumns: readonly DataColumn<ManagedProvider>[] = [
  {
    id: 'name',
    header: () => i18n.t('Name'),
    cell: ({ name }) => name,
    size: 'fill',
    fold: 'title',
  },
  {
    id: 'kind',
    header: () => i18n.t('Kind'),
    cell: ({ kind }) => kindWords[kind],
  },
  {
    id: 'url',
    header: () => i18n.t('Address'),
    cell: ({ url }) => url ?? '—',
  },
  {
    id: 'accounts',
    header: () => i18n.t('Accounts'),
    cell: accountWords,
  },
  {
    id: 'deposits',
    header: () => i18n.t('Deposits (24 h)'),
    cell: ({ success }) => rateWords(success.deposits),
  },
  {
    id: 'withdrawals',
    header: () => i18n.t('Withdrawals (24 h)'),
    cell: ({ success }) => rateWords(success.withdrawals),
  },
  {
    id: 'state',
    header: () => i18n.t('State'),
    cell: ({ pausedDate }) => <ProviderStateBadge isPaused={pausedDate !== null} />,
    fold: 'aside',
  },
];

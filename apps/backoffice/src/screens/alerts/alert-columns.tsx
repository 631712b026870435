import type { AlertRule } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { i18n } from '../../texts/i18n.ts';
import { AlertStateBadge, conditionWords, lastFiringWords, scopeWords } from './alert-words.tsx';

/** The columns of the list of alert rules. */
export const alertColumns: readonly DataColumn<AlertRule>[] = [
  {
    id: 'name',
    header: () => i18n.t('Name'),
    cell: ({ name }) => name,
    fold: 'title',
  },
  {
    id: 'condition',
    header: () => i18n.t('Condition'),
    cell: conditionWords,
    size: 'fill',
  },
  {
    id: 'scope',
    header: () => i18n.t('About'),
    cell: scopeWords,
  },
  {
    id: 'firing',
    header: () => i18n.t('Last firing'),
    cell: lastFiringWords,
  },
  {
    id: 'state',
    header: () => i18n.t('State'),
    cell: (rule) => <AlertStateBadge rule={rule} />,
    fold: 'aside',
  },
];

import type { AlertRule } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { AlertStateBadge, conditionWords, lastFiringWords, scopeWords } from './alert-words.tsx';

/** The columns of the list of alert rules. */
export const alertColumns: readonly DataColumn<AlertRule>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, fold: 'title' },
  { id: 'condition', header: 'Condition', cell: conditionWords, size: 'fill' },
  { id: 'scope', header: 'About', cell: scopeWords },
  { id: 'firing', header: 'Last firing', cell: lastFiringWords },
  {
    id: 'state',
    header: 'State',
    cell: (rule) => <AlertStateBadge rule={rule} />,
    fold: 'aside',
  },
];

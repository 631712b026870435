import type { Person } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { PersonStateBadge } from './person-words.tsx';

/** The columns of the list of people. */
export const peopleColumns: readonly DataColumn<Person>[] = [
  {
    id: 'name',
    header: () => i18n.t('Name'),
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    size: 'fill',
    fold: 'title',
  },
  {
    id: 'username',
    header: () => i18n.t('Username'),
    cell: ({ username }) => username,
  },
  {
    id: 'roles',
    header: () => i18n.t('Roles'),
    cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || i18n.t('None'),
    size: 'name',
  },
  {
    id: 'merchant',
    header: () => i18n.t('Merchant'),
    cell: ({ merchant }) => merchant?.name ?? i18n.t('All merchants'),
    size: 'name',
  },
  {
    id: 'lastSignIn',
    header: () => i18n.t('Last sign-in (UTC)'),
    cell: ({ lastSignInDate }) =>
      lastSignInDate === null ? i18n.t('Never') : formatShortUtc(lastSignInDate),
  },
  {
    id: 'state',
    header: () => i18n.t('State'),
    cell: ({ state }) => <PersonStateBadge state={state} />,
    fold: 'aside',
  },
];

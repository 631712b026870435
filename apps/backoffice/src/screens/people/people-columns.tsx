import type { Person } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import type { DataColumn } from '@tiyin/ui/data-table';
import { PersonStateBadge } from './person-words.tsx';

/** The columns of the list of people. */
export const peopleColumns: readonly DataColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    size: 'fill',
    fold: 'title',
  },
  { id: 'username', header: 'Username', cell: ({ username }) => username },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || 'None',
  },
  {
    id: 'merchant',
    header: 'Merchant',
    cell: ({ merchant }) => merchant?.name ?? 'All merchants',
  },
  {
    id: 'lastSignIn',
    header: 'Last sign-in (UTC)',
    cell: ({ lastSignInDate }) =>
      lastSignInDate === null ? 'Never' : formatShortUtc(lastSignInDate),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <PersonStateBadge state={state} />,
    fold: 'aside',
  },
];

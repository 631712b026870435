import type { ApiProblem } from '@tiyin/api/errors';
import type { Notification } from '@tiyin/api/types';
import { type NotificationKind, notificationType } from '@tiyin/domain/notifications';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { ListPages } from '../../lists/ListPages.tsx';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { type NotificationCommands, notificationColumns } from './notification-columns.tsx';
import {
  notificationsAddress,
  type NotificationsQuery,
  type ShownStatus,
} from './notifications-address.ts';

/** A page of notifications. */
export interface NotificationPage {
  readonly data: readonly Notification[];
  readonly total: number;
}

/** The commands are stable between renders. */
export interface NotificationsViewProps {
  readonly query: NotificationsQuery;
  readonly onQueryChange: (query: NotificationsQuery) => void;
  /** Missing until the first answer. */
  readonly page: NotificationPage | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly commands: NotificationCommands;
  /** The kinds that the person sees. */
  readonly kinds: readonly NotificationKind[];
}

const statuses: readonly (readonly [ShownStatus, string])[] = [
  ['IN_PROCESS', 'In Process'],
  ['CLOSED', 'Closed'],
  ['ALL', 'All'],
];

const nothingFound = [
  'Nothing matches',
  'Choose another kind, or show those of everybody.',
] as const;

const nothing: Readonly<Record<ShownStatus, readonly [string, string]>> = {
  IN_PROCESS: ['Nothing needs you', 'What comes up is shown here until it is dealt with.'],
  CLOSED: ['Nothing was closed yet', 'What is dealt with, or closed by hand, is kept here.'],
  ALL: ['There are no notifications', 'What needs a person is shown here.'],
};

/** The notifications to staff, each with a link to its page (PEOPLE-43, OFFICE-85). */
export function NotificationsView(props: NotificationsViewProps) {
  const { isRetrying = false, onQueryChange, onRetry, page, problem, query } = props;
  return (
    <Tabs
      label="Status"
      value={query.status}
      tabs={statuses.map(([id, label]) => ({
        id,
        label,
        href: notificationsAddress({ ...query, page: 0, status: id }),
      }))}
    >
      {() => (
        <Stack gap={16}>
          <Filters {...props} />
          <LoadProblem
            subject="notifications"
            problem={problem}
            hasOlder={page !== undefined}
            onRetry={onRetry}
            isRetrying={isRetrying}
          />
          {(problem === undefined || page !== undefined) && <List {...props} />}
          {page !== undefined && page.total > 0 && (
            <ListPages
              subject="notifications"
              query={query}
              onQueryChange={onQueryChange}
              total={page.total}
            />
          )}
        </Stack>
      )}
    </Tabs>
  );
}

/** Narrows the list to a kind, and to what is assigned to the person (OFFICE-321). */
function Filters({ kinds, onQueryChange, query }: NotificationsViewProps) {
  const options = [
    { id: 'ALL' as const, label: 'All kinds' },
    ...kinds.map((id) => ({ id, label: notificationType(id).value })),
  ];
  return (
    <Inline gap={16}>
      <Select
        label="Kind"
        layout="inline"
        size="sm"
        options={options}
        value={query.kind ?? 'ALL'}
        onChange={(id) => onQueryChange({ ...query, page: 0, kind: id === 'ALL' ? null : id })}
      />
      <Switch
        label="Assigned to me"
        isSelected={query.isMine}
        onChange={(isMine) => onQueryChange({ ...query, page: 0, isMine })}
      />
    </Inline>
  );
}

function List(props: NotificationsViewProps) {
  const { commands, page, query } = props;
  const columns = useMemo(
    () => notificationColumns(commands, query.status),
    [commands, query.status],
  );
  const isNarrowed = query.kind !== null || query.isMine;
  const [title, more] = isNarrowed ? nothingFound : nothing[query.status];
  return (
    <DataTable
      label="Notifications"
      columns={columns}
      rows={page?.data ?? none}
      rowKey={({ id }) => String(id)}
      isLoading={page === undefined}
      expectedRows={query.size}
      loadingLabel="Loading notifications"
      empty={<EmptyState title={title}>{more}</EmptyState>}
      totalRows={page?.total ?? 0}
      rowsBefore={query.page * query.size}
    />
  );
}

const none: readonly Notification[] = [];

import type { Notification } from '@tiyin/api/types';
import type { NotificationKind } from '@tiyin/domain/notifications';
import { EmptyState } from '@tiyin/ui/empty-state';
import { NotificationsIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { Select } from '@tiyin/ui/select';
import { Switch } from '@tiyin/ui/switch';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { pagingOf } from '../../lists/paging.ts';
import { kindText } from './kind-texts.ts';
import { type NotificationCommands, notificationColumns } from './notification-columns.tsx';
import {
  notificationsAddress,
  type NotificationsQuery,
  type ShownStatus,
} from './notifications-address.ts';

/** The commands are stable between renders. */
export interface NotificationsViewProps extends ListAnswer<Notification> {
  readonly query: NotificationsQuery;
  readonly onQueryChange: (query: NotificationsQuery) => void;
  readonly commands: NotificationCommands;
  /** The kinds that the person sees. */
  readonly kinds: readonly NotificationKind[];
}

const statuses: readonly (readonly [ShownStatus, () => string])[] = [
  ['IN_PROCESS', () => i18n.t('In Process')],
  ['CLOSED', () => i18n.t('Closed')],
  ['ALL', () => i18n.t('All')],
];

const nothingFound = (): readonly [string, string] => [
  i18n.t('Nothing matches'),
  i18n.t('Choose another kind, or show those of everybody.'),
];

const nothing: Readonly<Record<ShownStatus, () => readonly [string, string]>> = {
  IN_PROCESS: () => [
    i18n.t('Nothing needs you'),
    i18n.t('What comes up is shown here until it is dealt with.'),
  ],
  CLOSED: () => [
    i18n.t('Nothing was closed yet'),
    i18n.t('What is dealt with, or closed by hand, is kept here.'),
  ],
  ALL: () => [i18n.t('There are no notifications'), i18n.t('What needs a person is shown here.')],
};

/** The notifications to staff, each with a link to its page (PEOPLE-43, OFFICE-85). */
export function NotificationsView(props: NotificationsViewProps) {
  const { commands, onQueryChange, query } = props;
  const { isMine, kind, status } = query;
  const columns = useMemo(() => notificationColumns(commands, status), [commands, status]);
  const [title, more] = kind !== null || isMine ? nothingFound() : nothing[status]();
  return (
    <Tabs
      label={i18n.t('Status')}
      value={status}
      tabs={statuses.map(([id, label]) => ({
        id,
        label: label(),
        href: notificationsAddress({ ...query, page: 0, status: id }),
      }))}
    >
      {() => (
        <ListPage
          label={i18n.t('Notifications')}
          answer={props}
          toolbar={<Filters {...props} />}
          table={{ columns, rowKey: ({ id }) => String(id) }}
          paging={pagingOf(query, onQueryChange)}
          empty={
            <EmptyState icon={NotificationsIcon} title={title}>
              {more}
            </EmptyState>
          }
        />
      )}
    </Tabs>
  );
}

/** Narrows the list to a kind, and to what is assigned to the person (OFFICE-321). */
function Filters({ kinds, onQueryChange, query }: NotificationsViewProps) {
  const options = [
    { id: 'ALL' as const, label: i18n.t('All kinds') },
    ...kinds.map((id) => ({ id, label: kindText(id) })),
  ];
  return (
    <Inline gap={16}>
      <Select
        label={i18n.t('Kind')}
        layout="inline"
        size="sm"
        options={options}
        value={query.kind ?? 'ALL'}
        onChange={(id) => onQueryChange({ ...query, page: 0, kind: id === 'ALL' ? null : id })}
      />
      <Switch
        label={i18n.t('Assigned to me')}
        isSelected={query.isMine}
        onChange={(isMine) => onQueryChange({ ...query, page: 0, isMine })}
      />
    </Inline>
  );
}

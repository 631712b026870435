import type { Notification } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { Stack } from '@tiyin/ui/stack';
import { type ComponentType, type ReactNode, useState } from 'react';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { titleOf } from './kind-texts.ts';
import { closedBeforeOf, factsOf } from './notification-facts.ts';
import type { ShownStatus } from './notifications-address.ts';
import type { Place } from './notification-place.ts';
import { closing, quiet, words } from './NotificationsView.css.ts';

/** The commands of a notification. */
export interface NotificationCommands {
  /** The page where it is handled, if the person may visit it. */
  readonly placeOf: (notification: Notification) => Place | undefined;
  /** Closes it and reports the result; it ends when the list shows it. */
  readonly onClose: (notification: Notification) => Promise<unknown>;
  /** Opens its comments and its assignment. */
  readonly onOpen: (notification: Notification) => void;
}

function What({ notification }: { readonly notification: Notification }) {
  const facts = factsOf(notification);
  const closedBefore = closedBeforeOf(notification);
  return (
    <div className={words}>
      {titleOf(notification)}
      {facts !== '' && <div className={quiet}>{facts}</div>}
      {closedBefore !== undefined && (
        <div className={quiet}>
          {i18n.t('Opened again: it was closed on {closedBefore}, and the cause is still there.', {
            closedBefore: formatShortUtc(closedBefore),
          })}
        </div>
      )}
    </div>
  );
}

function Status({ status }: Notification) {
  return (
    <Badge tone={status.code === 'IN_PROCESS' ? 'primary' : 'neutral'} mark="dot">
      {status.code === 'IN_PROCESS' ? i18n.t('In Process') : i18n.t('Closed')}
    </Badge>
  );
}

/**
 * The status where both are listed, with the assignee of an open one and the closing of a closed one: columns of
 * their own leave no room for the facts (OFFICE-902).
 */
function StatusAndMore(notification: Notification) {
  const isClosed = notification.closedDate !== null;
  const more = isClosed ? closingWords(notification) : assigneeWords(notification);
  return (
    <>
      <Status {...notification} />
      {more !== '—' && <div className={closing}>{more}</div>}
    </>
  );
}

function assigneeWords({ assignee, isMine }: Notification): string {
  return isMine ? i18n.t('Me') : (assignee?.name ?? '—');
}

/** When it was closed, and by which person, if any. */
function closingWords({ closedBy, closedDate }: Notification): string {
  if (closedDate === null) return '—';
  const date = formatShortUtc(closedDate);
  return closedBy === null
    ? i18n.t('{date}, resolved', { date })
    : i18n.t('{date}, by {closedBy}', { date, closedBy });
}

/** The page where it is handled, and below it the merchant: a column of its own leaves no room for the facts (OFFICE-902). */
function aboutOf(notification: Notification, { placeOf }: NotificationCommands): ReactNode {
  const place = placeOf(notification);
  const { merchant } = notification;
  if (place === undefined) return merchant?.name ?? '—';
  const link = <Link href={place.href}>{place.label}</Link>;
  if (merchant === null) return link;
  return (
    <Stack gap={0}>
      <span>{link}</span>
      <span className={quiet}>{merchant.name}</span>
    </Stack>
  );
}

function Commands({
  notification,
  onClose,
  onOpen,
}: NotificationCommands & { notification: Notification }) {
  const [isClosing, setIsClosing] = useState(false);
  const close = async () => {
    setIsClosing(true);
    await onClose(notification);
    setIsClosing(false);
  };
  return (
    <Inline gap={8} wrap={false}>
      <Button size="sm" onPress={() => onOpen(notification)}>
        {notification.comments === 0
          ? i18n.t('Open')
          : i18n.t('Open ({comments})', { comments: notification.comments })}
      </Button>
      {notification.canClose && (
        <Button size="sm" isPending={isClosing} onPress={() => void close()}>
          {i18n.t('Close')}
        </Button>
      )}
    </Inline>
  );
}

/** The columns of a list, with the actions of each row; without columns that are empty in it. */
export function notificationColumns(
  commands: NotificationCommands,
  status: ShownStatus,
): readonly DataColumn<Notification>[] {
  const StatusCell = status === 'ALL' ? StatusAndMore : Status;
  const left = leftOut[status];
  return allColumns(commands, StatusCell).filter(({ id }) => !left.includes(id));
}

/** Open ones have no closing time, closed ones nobody who works on them; mixed lists show the status. */
const leftOut: Readonly<Record<ShownStatus, readonly string[]>> = {
  IN_PROCESS: ['closed', 'status'],
  CLOSED: ['assignee', 'status'],
  ALL: ['closed', 'assignee'],
};

function allColumns(
  commands: NotificationCommands,
  StatusCell: ComponentType<Notification>,
): readonly DataColumn<Notification>[] {
  return [
    {
      id: 'type',
      header: i18n.t('What needs somebody'),
      cell: (notification) => <What notification={notification} />,
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'place',
      header: i18n.t('Deal with it at'),
      cell: (notification) => aboutOf(notification, commands),
      size: 'name',
      hasControls: true,
    },
    {
      id: 'assignee',
      header: i18n.t('Assigned to'),
      cell: assigneeWords,
      size: 'name',
    },
    {
      id: 'createdDate',
      header: i18n.t('Since (UTC)'),
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    },
    { id: 'closed', header: i18n.t('Closed (UTC)'), cell: closingWords },
    {
      id: 'status',
      header: i18n.t('Status'),
      cell: (row) => <StatusCell {...row} />,
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (notification) => <Commands {...commands} notification={notification} />,
      hasControls: true,
      fold: 'bare',
    },
  ];
}

import { ApiProblem } from '@tiyin/api/errors';
import { useCloseNotification, useListNotifications } from '@tiyin/api/hooks/notifications';
import type { Notification } from '@tiyin/api/types';
import { visibleNotificationKinds } from '@tiyin/domain/notifications';
import { toasts } from '@tiyin/ui/toast';
import { useMemo, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { placeOf } from './notification-place.ts';
import {
  lastPageOf,
  notificationsAddress,
  notificationsConditions,
  readNotificationsQuery,
} from './notifications-address.ts';
import { NotificationsView } from './NotificationsView.tsx';

/** The refresh interval of the list, in milliseconds: other people handle notifications too. */
const REFRESH_MS = 15_000;

const NotificationWork = lazyScreen(
  'notification-work',
  async () => (await import('./NotificationWork.tsx')).NotificationWork,
);

/** The open notifications, kept up to date. */
export function NotificationsScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => readNotificationsQuery(search), [search]);
  const { isMine, kind, page, size, status } = query;
  const { permissions } = useCurrentUser();
  const list = useListNotifications(
    {
      ...(status !== 'ALL' && { status }),
      ...(kind !== null && { kind }),
      ...(isMine && { mine: true }),
      page,
      size,
    },
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  const [openId, setOpenId] = useState<number>();
  const opened = list.data?.data.find(({ id }) => id === openId);
  const commands = useNotificationCommands(list.mutate, setOpenId);
  useDocumentTitle(i18n.t('Notifications'));
  const last = list.data === undefined || list.isLoading ? page : lastPageOf(list.data.total, size);
  // The last one of the last page was dealt with.
  if (page > last) return <Redirect to={notificationsAddress({ ...query, page: last })} replace />;
  return (
    <>
      <ValidAddress conditions={notificationsConditions} />
      <NotificationsView
        kinds={visibleNotificationKinds(permissions)}
        query={query}
        onQueryChange={(next) => navigate(notificationsAddress(next))}
        {...answerOf(list)}
        commands={commands}
      />
      {opened !== undefined && (
        <Late onFailed={() => setOpenId(undefined)}>
          <NotificationWork
            key={opened.id}
            notification={opened}
            onChanged={() => list.mutate()}
            onClose={() => setOpenId(undefined)}
          />
        </Late>
      )}
    </>
  );
}

function useNotificationCommands(onChanged: () => unknown, onOpen: (id: number) => void) {
  const { permissions } = useCurrentUser();
  const { trigger } = useCloseNotification();
  return useMemo(() => {
    const close = async ({ id }: Notification) => {
      try {
        await trigger({ id, body: { status: 'CLOSED' } });
        toasts.success(i18n.t('Notification closed'));
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        toastProblem(error, i18n.t('The notification was not closed'), error.title);
      }
      await onChanged();
    };
    return {
      placeOf: (notification: Notification) => placeOf(notification, permissions),
      onClose: close,
      onOpen: ({ id }: Notification) => onOpen(id),
    };
  }, [onChanged, onOpen, permissions, trigger]);
}

import { ApiProblem } from '@tiyin/api/errors';
import { useCloseNotification, useListNotifications } from '@tiyin/api/hooks/notifications';
import type { Notification } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useMemo, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { toastProblem } from '../../session/toast-problem.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { placeOf } from './notification-place.ts';
import {
  lastPageOf,
  notificationsAddress,
  readNotificationsQuery,
} from './notifications-address.ts';
import { NotificationsView } from './NotificationsView.tsx';

/** Few transfers need it, and few people may. */
const AssignTransfer = lazyScreen(
  'assign-transfer',
  async () => (await import('./assign/AssignTransfer.tsx')).AssignTransfer,
);

/** The refresh interval of the list, in milliseconds: other people handle notifications too. */
const REFRESH_MS = 15_000;

/** The open notifications, kept up to date. */
export function NotificationsScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => readNotificationsQuery(search), [search]);
  const { page, size, status } = query;
  const list = useListNotifications(
    { ...(status !== 'ALL' && { status }), page, size },
    { refreshInterval: REFRESH_MS },
  );
  const [transferId, setTransferId] = useState<number>();
  const commands = useNotificationCommands(list.mutate, setTransferId);
  useDocumentTitle('Notifications');
  const last = list.data === undefined ? page : lastPageOf(list.data.total, size);
  // The last one of the last page was dealt with.
  if (page > last) return <Redirect to={notificationsAddress({ ...query, page: last })} replace />;
  return (
    <>
      <NotificationsView
        query={query}
        onQueryChange={(next) => navigate(notificationsAddress(next))}
        page={list.data}
        problem={list.error}
        onRetry={() => void list.mutate()}
        isRetrying={list.isValidating}
        commands={commands}
      />
      {transferId !== undefined && (
        <Late onFailed={() => setTransferId(undefined)}>
          <AssignTransfer
            key={transferId}
            transferId={transferId}
            onDone={() => {
              setTransferId(undefined);
              void list.mutate();
            }}
          />
        </Late>
      )}
    </>
  );
}

function useNotificationCommands(
  onChanged: () => unknown,
  onFindInvoice: (transferId: number) => void,
) {
  const { permissions } = useCurrentUser();
  const maySeeTransfers = useIsPermitted({ permission: 'people.account' });
  const { trigger } = useCloseNotification();
  return useMemo(() => {
    const close = async ({ id }: Notification) => {
      try {
        await trigger({ id, body: { status: 'CLOSED' } });
        toasts.success('Notification closed');
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        toastProblem(error, 'The notification was not closed', error.title);
      }
      onChanged();
    };
    return {
      placeOf: (notification: Notification) => placeOf(notification, permissions),
      onClose: (notification: Notification) => void close(notification),
      ...(maySeeTransfers && { onFindInvoice }),
    };
  }, [maySeeTransfers, onChanged, onFindInvoice, permissions, trigger]);
}

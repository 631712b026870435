import { useListNotifications } from '@tiyin/api/hooks/notifications';
import type { PlaceNotes } from './navigation.ts';

/** How often they are counted again, in milliseconds: a hint in the sidebar may be a minute old. */
const REFRESH_MS = 60_000;
/** More than this many are many. */
const MOST = 99;

/** The number of open notifications, for the sidebar; undefined for none and while loading. */
export function useOpenNotifications(): PlaceNotes {
  const { data } = useListNotifications(
    { status: 'IN_PROCESS', page: 0, size: 5 },
    { refreshInterval: REFRESH_MS },
  );
  const count = data?.total ?? 0;
  if (count === 0) return {};
  return { notifications: count > MOST ? `${MOST}+` : String(count) };
}

import { useListApprovals } from '@tiyin/api/hooks/approvals';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import type { PlaceNotes } from './navigation.ts';

/** How often they are counted again, in milliseconds. */
const REFRESH_MS = 60_000;
/** More than this many are many. */
const MOST = 99;

/** The number of approvals that wait for the person, for the sidebar; undefined for none and while loading. */
export function useWaitingApprovals(): PlaceNotes {
  const mayDecide = useIsPermitted({ permission: 'approval.decide' });
  const { data } = useListApprovals(mayDecide ? { view: 'toDecide', page: 0, size: 5 } : null, {
    refreshInterval: REFRESH_MS,
  });
  const count = data?.total ?? 0;
  if (count === 0) return {};
  return { approvals: count > MOST ? `${MOST}+` : String(count) };
}

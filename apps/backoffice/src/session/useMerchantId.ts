import type { Terminal } from '@tiyin/api/types';
import { useCurrentUser } from './CurrentUser.tsx';
import { readStoredMerchant } from './stored-merchant.ts';

/**
 * The merchant whose things a page shows (section 6): the person's own, else the one that they chose last,
 * else the first that the terminals in their scope belong to; undefined while that is not known.
 */
export function useMerchantId(terminals: readonly Terminal[] | undefined): number | undefined {
  const { merchantId: own } = useCurrentUser();
  const chosen = own ?? readStoredMerchant(window.localStorage);
  if (chosen !== null) return chosen;
  const ids = (terminals ?? []).map(({ merchantId }) => merchantId);
  return ids.length === 0 ? undefined : Math.min(...ids);
}

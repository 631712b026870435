import type { ApiProblem } from '@tiyin/api/errors';
import { useListMerchants } from '@tiyin/api/hooks/merchants';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { useCurrentUser } from './CurrentUser.tsx';
import { LeaveGuardContext } from '../routing/leave-guard.ts';
import { readShownMerchant, subscribeToMerchant } from './stored-merchant.ts';

/** The merchant whose things a person looks at. */
export interface ChosenMerchant {
  /** Null while loading, and without a merchant. */
  readonly merchantId: number | null;
  readonly isLoading: boolean;
  /** Why it is not known. */
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
}

/** The same query as the picker, so that both share one response (OFFICE-10). */
const FIRST_PAGE = { page: 0, size: 50 };

/**
 * The person's own merchant; for people who belong to none and may see all, the one last chosen in
 * this browser, else the first (OFFICE-10).
 */
export function useMerchantId(): ChosenMerchant {
  const own = useCurrentUser().merchantId;
  const mayChoose = useIsPermitted({ permission: 'merchant.rw.all' });
  const chosen = useStoredMerchant();
  const isEnabled = own === null && mayChoose && chosen === null;
  const { data, error, mutate } = useListMerchants(isEnabled ? FIRST_PAGE : null);
  const known = own ?? (mayChoose ? (chosen ?? data?.data[0]?.id) : undefined);
  return {
    merchantId: known ?? null,
    isLoading: isEnabled && data === undefined && error === undefined,
    problem: known === undefined && isEnabled ? error : undefined,
    onRetry: () => void mutate(),
  };
}

/** Whether the person sees more than one merchant, of which one is chosen (OFFICE-450). */
export function useSeesSeveralMerchants(): boolean {
  const own = useCurrentUser().merchantId;
  const mayChoose = useIsPermitted({ permission: 'merchant.rw.all' });
  return own === null && mayChoose;
}

function useStoredMerchant(): number | null {
  const { whenFree } = useContext(LeaveGuardContext);
  const subscribe = useCallback(
    (listener: () => void) => subscribeToMerchant(window, listener, whenFree),
    [whenFree],
  );
  return useSyncExternalStore(subscribe, () => readShownMerchant(window.localStorage));
}

import { useGetCurrentUser } from '@tiyin/api/hooks/session';
import type { CurrentUser, CurrentUserAnswer } from '@tiyin/api/types';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import { createContext, useContext, useDeferredValue, useEffect, type ReactNode } from 'react';
import { LeaveGuardContext } from '../routing/leave-guard.ts';
import { useSession } from './SessionProvider.tsx';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The signed-in person. Only below {@link CurrentUserProvider}. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (user === null) throw new Error('There is no signed-in user above');
  return user;
}

/** The person is requested once per session, and again after a refusal (OFFICE-19, OFFICE-934). */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Uses the person from a server response; without one, requests the person again. */
export function useRefreshCurrentUser(): (answer?: CurrentUserAnswer) => Promise<void> {
  const { mutate } = useGetCurrentUser({}, ONCE);
  return async (answer) => {
    await (answer === undefined ? mutate() : mutate(answer, { revalidate: false }));
  };
}

/** A permission that was taken away goes from the page, once nothing that was typed would go with it (OFFICE-934). */
function useRefreshAfterRefusals(mutate: () => Promise<unknown>): void {
  const { refusals } = useSession();
  const { whenFree } = useContext(LeaveGuardContext);
  useEffect(() => {
    let isRunning = false;
    // The same one each time, so that several refusals wait as one; its own refusal asks no more.
    const refresh = () => {
      if (isRunning) return;
      isRunning = true;
      void mutate().finally(() => (isRunning = false));
    };
    return refusals.subscribe(() => whenFree(refresh));
  }, [mutate, refusals, whenFree]);
}

/**
 * Loads the signed-in person and their permissions for its children. A person who cannot be loaded
 * after all retries is signed out (PEOPLE-10).
 * @param fallback shown meanwhile.
 */
export function CurrentUserProvider({
  children,
  fallback,
}: {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}) {
  const { store } = useSession();
  const { data, error, mutate } = useGetCurrentUser({}, ONCE);
  useRefreshAfterRefusals(mutate);
  const hasFailed = error !== undefined && data === undefined;
  useEffect(() => {
    if (hasFailed) store.end();
  }, [hasFailed, store]);
  // The whole page depends on it: rendered in small steps, between which the browser handles input
  // and the network.
  const known = useDeferredValue(data);
  if (known === undefined) return fallback;
  return (
    <CurrentUserContext value={known.data}>
      <PermissionsProvider permissions={known.data.permissions}>{children}</PermissionsProvider>
    </CurrentUserContext>
  );
}

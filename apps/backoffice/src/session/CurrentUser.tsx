import { useGetCurrentUser } from '@tiyin/api/hooks/session';
import type { CurrentUser, CurrentUserAnswer } from '@tiyin/api/types';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import { createContext, useContext, useDeferredValue, useEffect, type ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The signed-in person. Only below {@link CurrentUserProvider}. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (user === null) throw new Error('There is no signed-in user above');
  return user;
}

/** The person is requested once per session and never goes stale (OFFICE-19). */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Uses the person from a server response; without one, requests the person again. */
export function useRefreshCurrentUser(): (answer?: CurrentUserAnswer) => Promise<void> {
  const { mutate } = useGetCurrentUser({}, ONCE);
  return async (answer) => {
    await (answer === undefined ? mutate() : mutate(answer, { revalidate: false }));
  };
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
  const { data, error } = useGetCurrentUser({}, ONCE);
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

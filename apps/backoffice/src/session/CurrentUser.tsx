import { useGetCurrentUser } from '@tiyin/api/hooks/session';
import type { CurrentUser, CurrentUserAnswer } from '@tiyin/api/types';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import { createContext, useContext, useDeferredValue, useEffect, type ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The signed-in person. Only below {@link CurrentUserProvider}. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (user === null) throw new Error('Nobody is signed in above');
  return user;
}

/** The person is asked for once per session and never goes stale (OFFICE-19). */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Takes the person as an answer of the server has them now; without one, asks for them again. */
export function useRefreshCurrentUser(): (answer?: CurrentUserAnswer) => Promise<void> {
  const { mutate } = useGetCurrentUser({}, ONCE);
  return async (answer) => {
    await (answer === undefined ? mutate() : mutate(answer, { revalidate: false }));
  };
}

/**
 * Loads the signed-in person, and what they may do, for what is below it. A person who cannot be loaded, retries included,
 * is signed out (PEOPLE-10).
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
  // All of the page hangs on it: drawn in small steps, between which the browser answers the person and the network.
  const known = useDeferredValue(data);
  if (known === undefined) return fallback;
  return (
    <CurrentUserContext value={known.data}>
      <PermissionsProvider permissions={known.data.permissions}>{children}</PermissionsProvider>
    </CurrentUserContext>
  );
}

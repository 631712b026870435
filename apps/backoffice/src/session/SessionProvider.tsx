import type { ApiClient } from '@tiyin/api/request';
import { ApiProvider } from '@tiyin/api/swr';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createSessionClient } from './session-client.ts';
import type { SessionStore } from './session-store.ts';

/** The session, and the client that speaks for it. */
export interface Session {
  readonly store: SessionStore;
  readonly client: ApiClient;
  readonly isSignedIn: boolean;
}

const SessionContext = createContext<Session | null>(null);

/** The session of whoever uses this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('There is no SessionProvider above');
  return session;
}

/** Gives what is below it the session and the API; signing in or out forgets every answer. */
export function SessionProvider({
  children,
  store,
}: {
  readonly children: ReactNode;
  readonly store: SessionStore;
}) {
  const isSignedIn = useSyncExternalStore(store.subscribe, store.isSignedIn);
  const client = useMemo(() => createSessionClient(store, isSignedIn), [isSignedIn, store]);
  const session = useMemo(() => ({ client, isSignedIn, store }), [client, isSignedIn, store]);
  return (
    <SessionContext value={session}>
      <ApiProvider key={String(isSignedIn)} client={client}>
        {children}
      </ApiProvider>
    </SessionContext>
  );
}

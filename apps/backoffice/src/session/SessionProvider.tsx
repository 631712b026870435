import type { ApiClient } from '@tiyin/api/request';
import { ApiProvider } from '@tiyin/api/swr';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createSessionClient } from './session-client.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import type { SessionStore } from './session-store.ts';
import { createStepUpRequests, type StepUpRequests } from './step-up-requests.ts';
import { type UserActivity, watchActivity } from './user-activity.ts';

/** The session and its API client. */
export interface Session {
  readonly store: SessionStore;
  readonly client: ApiClient;
  /** Also while the session is lost: the page stays until the person signs in again (PEOPLE-11). */
  readonly isSignedIn: boolean;
  readonly isLost: boolean;
  readonly stepUp: StepUpRequests;
  readonly activity: UserActivity;
  readonly refusals: Refusals;
}

const SessionContext = createContext<Session | null>(null);

/** The session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('There is no SessionProvider above');
  return session;
}

/** Provides the session and the API; signing in or out clears all responses. */
export function SessionProvider({
  children,
  store,
}: {
  readonly children: ReactNode;
  readonly store: SessionStore;
}) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [isSignedIn, isLost] = [state !== 'out', state === 'lost'];
  const [stepUp] = useState(createStepUpRequests);
  const [refusals] = useState(createRefusals);
  const [activity] = useState(() => watchActivity(window));
  const client = useMemo(() => {
    const reload = () => window.location.reload();
    return createSessionClient({ activity, refusals, reload, stepUp, store }, isSignedIn);
  }, [activity, isSignedIn, refusals, stepUp, store]);
  const session = useMemo(
    () => ({ activity, client, isLost, isSignedIn, refusals, stepUp, store }),
    [activity, client, isLost, isSignedIn, refusals, stepUp, store],
  );
  return (
    <SessionContext value={session}>
      <ApiProvider key={String(isSignedIn)} client={client}>
        {children}
      </ApiProvider>
    </SessionContext>
  );
}

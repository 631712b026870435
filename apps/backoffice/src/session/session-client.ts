import { createClient } from '@tiyin/api/client';
import type { ApiClient } from '@tiyin/api/request';
import type { SessionStore } from './session-store.ts';

/**
 * The client of a page. For a signed-in page any 401 means that the session is lost, also if the
 * cookie was removed meanwhile (expired, or another window signed out). On Login a 401 is a failed
 * sign-in and does not concern the session.
 * @param isSignedIn the page's state, not the cookie's.
 */
export function createSessionClient(
  store: Pick<SessionStore, 'lose'>,
  isSignedIn: boolean,
): ApiClient {
  if (!isSignedIn) return createClient();
  return createClient({
    onProblem: ({ status }) => {
      if (status === 401) store.lose();
    },
  });
}

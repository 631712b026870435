import { createClient } from '@tiyin/api/client';
import type { ApiClient } from '@tiyin/api/request';
import type { SessionStore } from './session-store.ts';

/**
 * The client of a page. On one of the signed-in any 401 means that the session is lost, also where the cookie has
 * gone meanwhile (expired, or another window signed out): the page does not know that yet. On Login
 * a 401 is a failed login, which is none of the session's business.
 * @param isSignedIn what the page believes, not what the cookie says.
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

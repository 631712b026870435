import { logout } from '@tiyin/api/calls/session';
import { useLocation } from 'wouter';
import { loginPath } from '../routing/paths.ts';
import { useAskToLeave } from '../routing/useUnsavedEdits.tsx';
import { SIGNED_OUT_KEY } from './session-store.ts';
import { useSession } from './SessionProvider.tsx';

/** The time limit for the server to revoke the session before it is cleared here anyway. */
const REVOKE_LIMIT_MS = 5000;

/**
 * Signs the person out: revoked on the server if it responds, and always cleared here (PEOPLE-8).
 * Asks first if unsaved edits would be lost.
 */
export function useSignOut(): () => void {
  const { client, store } = useSession();
  const [, navigate] = useLocation();
  const askToLeave = useAskToLeave();
  const signOut = async () => {
    try {
      await logout(client, {}, { signal: AbortSignal.timeout(REVOKE_LIMIT_MS) });
    } catch {
      // The server was not reached: without its cookie this browser is signed out all the same.
    }
    store.end();
    window.localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
    navigate(loginPath, { replace: true });
  };
  return () => askToLeave(() => void signOut());
}

import { logout } from '@tiyin/api/calls/session';
import { useLocation } from 'wouter';
import { loginPath } from '../routing/paths.ts';
import { useAskToLeave } from '../routing/useUnsavedEdits.tsx';
import { SIGNED_OUT_KEY } from './session-store.ts';
import { useSession } from './SessionProvider.tsx';

/** How long the server may take to revoke the session before it is forgotten here all the same. */
const REVOKE_LIMIT_MS = 5000;

/**
 * Signs the person out: revoked on the server if it answers, and always forgotten here (PEOPLE-8). Asks
 * first where something typed would be lost by it.
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

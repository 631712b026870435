import { logout, logoutByOidc } from '@tiyin/api/calls/session';
import { useLocation } from 'wouter';
import { loginPath } from '../routing/paths.ts';
import { useAskToLeave } from '../routing/useUnsavedEdits.tsx';
import { useCurrentUser } from './CurrentUser.tsx';
import { SIGNED_OUT_KEY } from './session-store.ts';
import { useSession } from './SessionProvider.tsx';

/** The time limit for the server to revoke the session before it is cleared here anyway. */
const REVOKE_LIMIT_MS = 5000;

/**
 * Signs the person out: revoked on the server if it responds, and always cleared here (PEOPLE-8). A session of the
 * OpenID provider is ended there, too (PEOPLE-410).
 * Asks first if unsaved edits would be lost.
 */
export function useSignOut(): () => void {
  const { client, store } = useSession();
  const [, navigate] = useLocation();
  const askToLeave = useAskToLeave();
  const { isSignedInByProvider } = useCurrentUser();
  const revoke = async (): Promise<string | null> => {
    const options = { signal: AbortSignal.timeout(REVOKE_LIMIT_MS) };
    if (isSignedInByProvider) return (await logoutByOidc(client, {}, options)).data.url;
    await logout(client, {}, options);
    return null;
  };
  const signOut = async () => {
    // The server was not reached: without its cookie this browser is signed out all the same.
    const atProvider = await revoke().catch(() => null);
    store.end();
    // The address of the last list names what its person searched for.
    window.sessionStorage.clear();
    window.localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
    if (atProvider === null) navigate(loginPath, { replace: true });
    else window.location.replace(atProvider);
  };
  return () => askToLeave(() => void signOut());
}

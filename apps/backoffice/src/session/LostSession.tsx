import { getCurrentUser } from '@tiyin/api/calls/session';
import { useRefreshAnswers } from '@tiyin/api/swr';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { useAskToLeave } from '../routing/useUnsavedEdits.tsx';
import { useCurrentUser, useRefreshCurrentUser } from './CurrentUser.tsx';
import { useSession } from './SessionProvider.tsx';

const SignInAgain = lazyScreen(
  'sign-in-again',
  async () => (await import('./sign-in/SignInAgain.tsx')).SignInAgain,
);

/** After signing in again: the same person sees refreshed data, another one a new page. */
function useReturn(isLost: boolean): void {
  const wasLost = useRef(isLost);
  const { client } = useSession();
  const { id } = useCurrentUser();
  const refreshUser = useRefreshCurrentUser();
  const refreshAnswers = useRefreshAnswers();
  const goOn = useEffectEvent(async () => {
    const answer = await getCurrentUser(client, {}).catch(() => undefined);
    if (answer !== undefined && answer.data.id !== id) {
      window.location.reload();
      return;
    }
    await refreshUser(answer);
    await refreshAnswers();
  });
  useEffect(() => {
    if (wasLost.current && !isLost) void goOn();
    wasLost.current = isLost;
  }, [isLost]);
}

/** After the session was lost, the person signs in again in place (PEOPLE-11). */
export function LostSession() {
  const { isLost, store } = useSession();
  const askToLeave = useAskToLeave();
  const { username } = useCurrentUser();
  useReturn(isLost);
  if (!isLost) return null;
  return (
    <Late>
      <SignInAgain username={username} onLeave={() => askToLeave(store.end)} />
    </Late>
  );
}

import { useGetOwnSession } from '@tiyin/api/hooks/session';
import type { OwnSessionAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { i18n } from '../texts/i18n.ts';
import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { nextCheckMs, warningOf } from './session-end/session-warning.ts';
import { useSession } from './SessionProvider.tsx';
import { useSignOut } from './useSignOut.ts';

const SessionEndDialog = lazyScreen(
  'session-end',
  async () => (await import('./session-end/SessionEndDialog.tsx')).SessionEndDialog,
);

/** The interval at which activity is reported to the server, in ms. */
const REPORT_MS = 60_000;

const refreshInterval = (answer: OwnSessionAnswer | undefined) =>
  answer === undefined ? 0 : nextCheckMs(answer.data);

/**
 * Warns before the session ends, and reports to the server that the person is active, also while they only type (PEOPLE-175).
 * When it has ended, the check finds that out, and the person logs in again in place (PEOPLE-11).
 */
export function SessionEnd() {
  const { activity, isLost } = useSession();
  const signOut = useSignOut();
  const { data, mutate } = useGetOwnSession(isLost ? null : {}, { refreshInterval });
  const warning = data === undefined || isLost ? null : warningOf(data.data);
  const reportedAt = useRef(0);
  const report = useEffectEvent(() => {
    const now = Date.now();
    if (isLost || (warning !== 'idle' && now - reportedAt.current < REPORT_MS)) return;
    reportedAt.current = now;
    void mutate();
  });
  useEffect(() => activity.subscribe(report), [activity]);
  useEffect(() => {
    if (warning !== 'end') return;
    toasts.info(
      i18n.t('Your session ends in two minutes'),
      i18n.t('Log in again then. What is on the page, and what you typed, stays.'),
    );
  }, [warning]);
  if (warning !== 'idle') return null;
  return (
    <Late>
      <SessionEndDialog onStay={() => void mutate()} onLeave={signOut} />
    </Late>
  );
}

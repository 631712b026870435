import { ApiProblem } from '@tiyin/api/errors';
import { useEndOtherSessions, useEndSession, useListSessions } from '@tiyin/api/hooks/own-account';
import type { Session } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useCallback } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { toastProblem } from '../../../session/toast-problem.ts';
import { SessionsView } from './SessionsView.tsx';

/** The signed-in person's own sessions. */
export function Sessions() {
  const query = useListSessions({});
  const { mutate } = query;
  const { trigger: endOne } = useEndSession();
  const { trigger: endOthers } = useEndOtherSessions();
  const say = useCallback(
    async (command: () => Promise<unknown>, done: string) => {
      try {
        await command();
        toasts.success(done);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        toastProblem(error, i18n.t('Nothing was ended'), error.title);
      }
      await mutate();
    },
    [mutate],
  );
  const onEnd = useCallback(
    ({ id }: Session) => void say(() => endOne({ id }), i18n.t('Signed out there')),
    [endOne, say],
  );
  return (
    <SessionsView
      sessions={query.data?.data}
      problem={query.error}
      onRetry={() => void mutate()}
      isRetrying={query.isValidating}
      onEnd={onEnd}
      onEndOthers={() => say(() => endOthers({}), i18n.t('Signed out everywhere else'))}
    />
  );
}

import { ApiProblem } from '@tiyin/api/errors';
import { useListChecks, useRunChecks } from '@tiyin/api/hooks/checks';
import { i18n } from '../../texts/i18n.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { toastProblem } from '../../session/toast-problem.ts';
import { ChecksView } from './ChecksView.tsx';

/** How often the board is read again, in milliseconds: sooner while a run is under way. */
const REFRESH_MS = 30_000;
const RUNNING_MS = 1_500;

/** The invariants of the system, kept up to date. */
export function ChecksScreen() {
  const { permissions } = useCurrentUser();
  const { data, error, isValidating, mutate } = useListChecks(
    {},
    { refreshInterval: (latest) => (latest?.data.isRunning === true ? RUNNING_MS : REFRESH_MS) },
  );
  const { isMutating, trigger } = useRunChecks();
  useDocumentTitle(i18n.t('Checks'));
  const checkNow = async () => {
    try {
      await mutate(trigger({}), { revalidate: false });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      toastProblem(problem, i18n.t('The checks were not started'), problem.title);
    }
  };
  return (
    <ChecksView
      board={data?.data}
      permissions={permissions}
      problem={error}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      onCheckNow={() => void checkNow()}
      isStarting={isMutating}
    />
  );
}

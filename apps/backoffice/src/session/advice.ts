import type { ApiProblem } from '@tiyin/api/errors';
import { i18n } from '../texts/i18n.ts';

/* Of problems in the middle of work whose titles do not say what to do. */
const advice: Readonly<Record<string, (() => string) | undefined>> = {
  network: () => i18n.t('What you entered is still here: try again once you are online.'),
  timeout: () => i18n.t('It may have been done all the same: look before you try again.'),
  forbidden: () =>
    i18n.t('If you could do it before, your permissions were changed: ask an administrator.'),
  not_found: () =>
    i18n.t('It may have been removed: copy what you entered, and load the page again.'),
  conflict: () => i18n.t('Copy what you entered, and load the page again to see the change.'),
  unavailable: () => i18n.t('What you entered is still here: try again in a minute.'),
  internal: () => i18n.t('What you entered is still here: try again in a minute.'),
};

/** The next step after a command that failed; undefined where the server says it (OFFICE-917). */
export function adviceOn(problem: ApiProblem): string | undefined {
  const { code, current, detail, errors } = problem;
  if (detail !== undefined || current !== undefined || errors.length > 0) return undefined;
  return advice[code]?.();
}

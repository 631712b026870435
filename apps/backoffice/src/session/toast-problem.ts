import type { ApiProblem } from '@tiyin/api/errors';
import { toasts } from '@tiyin/ui/toast';

/**
 * Shows why an action failed, in a toast. Not if the session has ended: the dialog over the page
 * says that (OFFICE-239). Nor if the person closed the dialog that asked them to confirm it.
 */
export function toastProblem(problem: Pick<ApiProblem, 'code'>, text: string, detail?: string) {
  if (problem.code === 'unauthorized' || problem.code === 'step_up_required') return;
  if (detail === undefined) toasts.error(text);
  else toasts.error(text, detail);
}

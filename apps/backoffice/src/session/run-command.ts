import { ApiProblem } from '@tiyin/api/errors';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../forms/form-problem.ts';
import { toastProblem } from './toast-problem.ts';

/** Runs a command of a form; returns why it was refused. */
export async function refusalOf(command: () => Promise<void>): Promise<FormProblem | undefined> {
  try {
    await command();
    return undefined;
  } catch (error) {
    return formProblemOf(error);
  }
}

/** Runs a command of a button and reports its end in a toast. */
export async function runCommand(command: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await command();
    toasts.success(done);
  } catch (error) {
    reportRefusal(error);
  }
}

/** Says in a toast that nothing was changed, and why; other errors are thrown again. */
export function reportRefusal(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  toastProblem(error, i18n.t('Nothing was changed'), error.detail ?? error.title);
}

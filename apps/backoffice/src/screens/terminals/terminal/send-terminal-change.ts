import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { TerminalDetailsStruct } from '@tiyin/api/structs/terminal-details';
import type {
  ApprovalRequestedAnswer,
  FieldError,
  TerminalDetails,
  TerminalDetailsAnswer,
} from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { toastRequested } from '../../../session/toast-requested.ts';
import { toastProblem } from '../../../session/toast-problem.ts';

/** The result of a change of a terminal; already shown. */
export type TerminalOutcome =
  | { readonly kind: 'applied'; readonly terminal: TerminalDetails }
  /** It waits for approval; the terminal is as before. */
  | { readonly kind: 'requested' }
  /** An edit conflict: the current terminal. */
  | { readonly kind: 'conflict'; readonly terminal: TerminalDetails }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/**
 * Sends a change of a terminal, and reports the result, with the server's text for a failure
 * (OFFICE-70).
 */
export async function sendTerminalChange(
  send: () => Promise<ApprovalRequestedAnswer | TerminalDetailsAnswer>,
  success: string,
): Promise<TerminalOutcome> {
  try {
    const answer = await send();
    if ('approval' in answer) {
      toastRequested();
      return { kind: 'requested' };
    }
    toasts.success(success);
    return { kind: 'applied', terminal: answer.data };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return showFailure(error);
  }
}

function showFailure(problem: ApiProblem): TerminalOutcome {
  const terminal = readCurrent<TerminalDetails>(TerminalDetailsStruct, problem);
  if (terminal !== undefined) {
    toasts.error(
      i18n.t('The terminal was changed meanwhile'),
      i18n.t('Nothing of yours was applied.'),
    );
    return { kind: 'conflict', terminal };
  }
  toastProblem(problem, problem.detail ?? problem.title);
  return { kind: 'refused', errors: problem.errors };
}

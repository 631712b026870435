import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { InvoiceStruct } from '@tiyin/api/structs';
import type { ApprovalRequestedAnswer, Invoice, InvoiceAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { toastRequested } from '../../session/toast-requested.ts';
import { toastProblem } from '../../session/toast-problem.ts';

/** A person's change, and the messages about it. */
export interface InvoiceChange {
  /** As the person saw it: had it changed meanwhile, nothing is overwritten (API-6). */
  readonly invoice: Invoice;
  readonly send: (ifMatch: string) => Promise<ApprovalRequestedAnswer | InvoiceAnswer>;
  readonly success: string;
  readonly failure: string;
  /** Receives the current invoice: after the change, or after an edit conflict. */
  readonly onFresh: (invoice: Invoice) => void;
}

/** The result, already shown in a message. */
export type ChangeOutcome = 'applied' | 'conflict' | 'refused' | 'requested';

/** Sends a change of an invoice, and reports the result (OFFICE-46). */
export async function sendChange(change: InvoiceChange): Promise<ChangeOutcome> {
  try {
    const answer = await change.send(etagOf(change.invoice.version));
    if ('approval' in answer) {
      toastRequested();
      return 'requested';
    }
    toasts.success(change.success);
    change.onFresh(answer.data);
    return 'applied';
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return showFailure(change, error);
  }
}

function showFailure({ failure, onFresh }: InvoiceChange, problem: ApiProblem): ChangeOutcome {
  const current = readCurrent<Invoice>(InvoiceStruct, problem);
  if (current === undefined) {
    toastProblem(problem, failure, problem.errors[0]?.message ?? problem.title);
    return 'refused';
  }
  const now = `The invoice was changed meanwhile and is now ${current.invoiceStatus.code}.`;
  toasts.error(failure, `${now} Nothing of yours was applied.`);
  onFresh(current);
  return 'conflict';
}

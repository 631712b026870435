import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { InvoiceStruct } from '@tiyin/api/structs';
import type { Invoice, InvoiceAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { toastProblem } from '../../session/toast-problem.ts';

/** What a person asked for, and what they are told of it. */
export interface InvoiceChange {
  /** As the person saw it: had it changed meanwhile, nothing is overwritten (API-6). */
  readonly invoice: Invoice;
  readonly send: (ifMatch: string) => Promise<InvoiceAnswer>;
  readonly success: string;
  readonly failure: string;
  /** Takes the invoice as it then is: after the change, or after that of somebody quicker. */
  readonly onFresh: (invoice: Invoice) => void;
}

/** How it went; said already, whichever it was. */
export type ChangeOutcome = 'applied' | 'conflict' | 'refused';

/** Sends a change of an invoice, and says how it went (OFFICE-46). */
export async function sendChange(change: InvoiceChange): Promise<ChangeOutcome> {
  try {
    const answer = await change.send(etagOf(change.invoice.version));
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

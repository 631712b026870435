import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { InvoiceStruct } from '@tiyin/api/structs/invoice';
import type { ApprovalRequestedAnswer, Invoice } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { toastRequested } from '../../session/toast-requested.ts';
import { toastProblem } from '../../session/toast-problem.ts';

/** A person's change, and the messages about it. `Made` is the data of its response. */
export interface InvoiceChange<Made> {
  /** As the person saw it: had it changed meanwhile, nothing is overwritten (API-6). */
  readonly invoice: Invoice;
  readonly send: (ifMatch: string) => Promise<ApprovalRequestedAnswer | { readonly data: Made }>;
  readonly success: string;
  readonly failure: string;
  /** Receives the data of the response to an applied change. */
  readonly onApplied: (made: Made) => void;
  /** Receives the current invoice after an edit conflict. */
  readonly onFresh: (invoice: Invoice) => void;
  /** Called when it waits for a second person, which the invoice does not show yet. */
  readonly onRequested: () => void;
}

/** The listeners to the result of a change. */
export type ChangeListeners = Pick<InvoiceChange<never>, 'onFresh' | 'onRequested'>;

/** The result, already shown in a message. */
export type ChangeOutcome = 'applied' | 'conflict' | 'refused' | 'requested';

/** Sends a change of an invoice, and reports the result (OFFICE-46). */
export async function sendChange<Made>(change: InvoiceChange<Made>): Promise<ChangeOutcome> {
  try {
    const answer = await change.send(etagOf(change.invoice.version));
    if ('approval' in answer) {
      toastRequested();
      change.onRequested();
      return 'requested';
    }
    toasts.success(change.success);
    change.onApplied(answer.data);
    return 'applied';
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return showFailure(change, error);
  }
}

function showFailure(
  { failure, onFresh }: Pick<InvoiceChange<never>, 'failure' | 'onFresh'>,
  problem: ApiProblem,
): ChangeOutcome {
  const current = readCurrent<Invoice>(InvoiceStruct, problem);
  if (current === undefined) {
    toastProblem(problem, failure, problem.errors[0]?.message ?? problem.title);
    return 'refused';
  }
  const now = i18n.t('The invoice was changed meanwhile and is now {invoiceStatus}.', {
    invoiceStatus: current.invoiceStatus.code,
  });
  toasts.error(failure, i18n.t('{now} Nothing of yours was applied.', { now }));
  onFresh(current);
  return 'conflict';
}

import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useApproveTicket, useRejectTicket } from '@tiyin/api/hooks/tickets';
import { TicketStruct } from '@tiyin/api/structs/ticket';
import type { Ticket } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { toastProblem } from '../../../session/toast-problem.ts';
import { toastRequested } from '../../../session/toast-requested.ts';
import type { DecideTicketDialogProps } from './DecideTicketDialog.tsx';

const DONE = lateTexts({
  approve: () => i18n.t('Successfully approved'),
  reject: () => i18n.t('Successfully rejected'),
});

/** True after an edit conflict, which closes the question; otherwise it stays open. */
function sayRefusal(error: ApiProblem): boolean {
  const current = readCurrent<Ticket>(TicketStruct, error);
  const now =
    current &&
    i18n.t('The ticket was changed meanwhile and is now {status}.', {
      status: current.status.code,
    });
  toastProblem(error, i18n.t('Failed to change status'), now ?? error.title);
  return current !== undefined || error.code === 'ticket_decided';
}

/**
 * Decides a displayed ticket, and reports the result (OFFICE-51). If it has changed meanwhile,
 * nothing is overwritten (API-6).
 * @param onChanged called when the tickets have changed.
 */
export function useTicketDecision(onChanged: () => void): DecideTicketDialogProps['onDecide'] {
  const approve = useApproveTicket();
  const reject = useRejectTicket();
  return async ({ decision, ticket }, answer) => {
    const { id: ticketId, moneyReturn, version } = ticket;
    // The amount as the person saw it: another one is a conflict (FORM-271).
    const isReturned = decision === 'approve' && moneyReturn !== undefined;
    const amount = isReturned ? { amount: moneyReturn.amount } : {};
    const body = { ticketId, ...amount, ...(answer !== undefined && { answer }) };
    const decided = { body, ifMatch: etagOf(version) };
    try {
      const made = await (decision === 'approve'
        ? approve.trigger(decided)
        : reject.trigger(decided));
      if ('approval' in made) toastRequested();
      else toasts.success(DONE[decision]);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (!sayRefusal(error)) throw error;
    }
    onChanged();
  };
}

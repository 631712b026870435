import type { Ticket } from '@tiyin/api/types';
import type { TicketDecision } from '@tiyin/domain/tickets';
import { i18n } from '../../../texts/i18n.ts';
import { payeeWords, returnAmountWords } from './return-words.ts';

/** A decision in question, fixed when its dialog opens, even if the ticket changes meanwhile. */
export interface DecisionQuestion {
  readonly ticket: Ticket;
  readonly decision: TicketDecision;
}

/** The question before a decision: for a request to return money, with the amount and the payee. */
export function decisionWords({ decision, ticket }: DecisionQuestion): string {
  const sure = i18n.t('Are you sure you want to {decision} ticket {ticketId}?', {
    decision,
    ticketId: ticket.id,
  });
  const { moneyReturn } = ticket;
  if (moneyReturn === undefined || decision === 'reject')
    return i18n.t('{sure} No money moves by it.', { sure });
  return i18n.t('{sure} {moneyReturn} is sent to {moneyReturn2}.', {
    sure,
    moneyReturn: returnAmountWords(moneyReturn),
    moneyReturn2: payeeWords(moneyReturn),
  });
}

import type { Ticket } from '@tiyin/api/types';
import type { TicketDecision } from '@tiyin/domain/tickets';
import { payeeWords, returnAmountWords } from './return-words.ts';

/** A decision in question, fixed when its dialog opens, even if the ticket changes meanwhile. */
export interface DecisionQuestion {
  readonly ticket: Ticket;
  readonly decision: TicketDecision;
}

/** The question before a decision: for a request to return money, with the amount and the payee. */
export function decisionWords({ decision, ticket }: DecisionQuestion): string {
  const sure = `Are you sure you want to ${decision} ticket ${ticket.id}?`;
  const { moneyReturn } = ticket;
  if (moneyReturn === undefined || decision === 'reject') return `${sure} No money moves by it.`;
  return `${sure} ${returnAmountWords(moneyReturn)} is sent to ${payeeWords(moneyReturn)}.`;
}

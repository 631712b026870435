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
  const { id, moneyReturn } = ticket;
  const question =
    decision === 'approve'
      ? i18n.t('Are you sure you want to approve ticket {id}?', { id })
      : i18n.t('Are you sure you want to reject ticket {id}?', { id });
  const effect =
    moneyReturn === undefined || decision === 'reject'
      ? i18n.t('No money moves by it.')
      : i18n.t('{amount} is sent to {payee}.', {
          amount: returnAmountWords(moneyReturn),
          payee: payeeWords(moneyReturn),
        });
  return `${question} ${effect}`;
}

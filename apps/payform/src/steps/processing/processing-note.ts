import { processingPhase, topUpAmount } from '@tiyin/domain/payment-form';
import type { FormState, ProcessingPhase } from '@tiyin/domain/payment-form';
import type { StringKey } from '../../locales/strings.ts';

/** The elapsed time of a wait, if the server reported its start; a review by staff has none. */
function phaseOf({ since }: FormState<'processing'>, nowMs: number): ProcessingPhase {
  return since === undefined ? 'usual' : processingPhase(nowMs - Date.parse(since));
}

/** Whether support is offered: a person looks into it, a part came, or it takes too long (FORM-206). */
export const offersHelp = (state: FormState<'processing'>, nowMs: number): boolean =>
  state.needsPerson || topUpAmount(state) !== undefined || phaseOf(state, nowMs) === 'help';

const notes = {
  Deposit: {
    usual: 'processing.close',
    long: 'processing.long',
    help: 'processing.help',
    review: 'review.text',
  },
  Withdrawal: {
    usual: 'withdrawal.close',
    long: 'processing.long.payout',
    help: 'processing.help.payout',
    review: 'withdrawal.review',
  },
} as const;

/** The text below the heading of Processing. */
export function processingNote(state: FormState<'processing'>, nowMs: number): StringKey {
  return notes[state.init.type][state.needsPerson ? 'review' : phaseOf(state, nowMs)];
}

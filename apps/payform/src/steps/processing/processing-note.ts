import { processingPhase } from '@tiyin/domain/payment-form';
import type { FormState, ProcessingPhase } from '@tiyin/domain/payment-form';
import type { StringKey } from '../../locales/strings.ts';

/** How long a payment has been waited for, as far as the server said; one that a person looks into is another matter. */
function phaseOf({ since }: FormState<'processing'>, nowMs: number): ProcessingPhase {
  return since === undefined ? 'usual' : processingPhase(nowMs - Date.parse(since));
}

/** Whether support is offered: a person looks into it, or it takes too long (FORM-206). */
export const offersHelp = (state: FormState<'processing'>, nowMs: number): boolean =>
  state.needsPerson || phaseOf(state, nowMs) === 'help';

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

/** What Processing says under its heading. */
export function processingNote(state: FormState<'processing'>, nowMs: number): StringKey {
  return notes[state.init.type][state.needsPerson ? 'review' : phaseOf(state, nowMs)];
}

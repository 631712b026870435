import { isLate } from './late.ts';
import type { RunningForm } from '../form/use-payment-form.ts';

/** The scripts that a fresh form does without, as far as they have come. */
export type LoadedViews = { readonly hasLate: boolean; readonly hasWithdrawal: boolean };

/** The view of the form: one of its first steps, one from a script of its own, or the notice until that has come. */
export type Shown = 'method' | 'init' | 'withdrawal' | 'late' | 'loading';

type Position = Pick<RunningForm, 'state' | 'question' | 'isOver'>;

/** The view of the form now. A withdrawal's payee needs no late script, so that its own is all that its step waits for. */
export function shownBy({ state, question, isOver }: Position, has: LoadedViews): Shown {
  if (has.hasLate && (question !== undefined || isOver)) return 'late';
  if (state.step === 'credential' && has.hasWithdrawal) return 'withdrawal';
  if (isLate(state)) return has.hasLate ? 'late' : 'loading';
  return state.step;
}

/** Names the view, so that a press counts only once this one has been seen (FORM-201): a script that shows nothing changes nothing. */
export function viewOf(position: Position, has: LoadedViews): string {
  const { state, question, isOver } = position;
  const requisites = state.step === 'credential' ? state.credentials?.value : undefined;
  const isLoading = shownBy(position, has) === 'loading';
  return [state.step, question, requisites, isOver, isLoading].join();
}

import { formTransition, openForm } from '@tiyin/domain/payment-form';
import type { FormInit, FormState } from '@tiyin/domain/payment-form';
import type { Place } from './place.ts';

/**
 * The form's state at a place: its initial state, and the moves to the requested one, by the same
 * machine as with scripts. At an unreachable place the moves stop early.
 */
export function stateAt(init: FormInit, place: Place): FormState {
  const opened = openForm(init);
  switch (place.kind) {
    case 'present':
    case 'still':
    case 'cancel':
    case 'ticket':
    case 'return':
    case 'receipt':
      return opened;
    case 'requisites':
      return opened.step === 'fail' ? { ...opened, origin: 'credential' } : opened;
    case 'method':
      return rewind(opened);
    case 'amount':
      return choose(opened, place);
    case 'waiting':
      return wasIssued(init, place)
        ? opened
        : formTransition(choose(opened, place), { type: 'amount-confirmed' });
  }
}

/** The way back: from the requisites to the amount, from there to the methods. */
const rewind = (state: FormState): FormState =>
  formTransition(formTransition(state, { type: 'back' }), { type: 'back' });

function choose(
  opened: FormState,
  { methodId, amount }: { readonly methodId: number; readonly amount?: number },
): FormState {
  const chosen = formTransition(rewind(opened), { type: 'method-chosen', methodId });
  return amount === undefined ? chosen : formTransition(chosen, { type: 'amount-changed', amount });
}

/** Another page of the same form got the account meanwhile. */
const wasIssued = (
  { issued }: FormInit,
  { methodId, amount }: { readonly methodId: number; readonly amount: number },
): boolean => issued?.paymentMethodId === methodId && issued.amount === amount;

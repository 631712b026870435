import { formTransition, openForm } from '@tiyin/domain/payment-form';
import type { FormInit, FormState } from '@tiyin/domain/payment-form';
import type { Place } from './place.ts';

/**
 * Where the form stands at a place: where it opens, and from there the moves that lead to what was asked, made by the
 * machine that the script makes them by. A place that cannot be reached is where the moves end.
 */
export function stateAt(init: FormInit, place: Place): FormState {
  const opened = openForm(init);
  switch (place.kind) {
    case 'present':
    case 'still':
    case 'cancel':
    case 'ticket':
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

/** Back as far as it goes: from the requisites to the amount, from there to the methods. */
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

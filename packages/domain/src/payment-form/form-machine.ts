import type { FormEvent, FormEventType } from './form-event.ts';
import { failWith } from './form-ends.ts';
import {
  keepWaiting,
  learnRequisites,
  overtake,
  overtakeCredential,
  renewRequisites,
  reviveFailed,
  watchSuccess,
} from './form-follow.ts';
import {
  backFromCredential,
  backToMethod,
  changeAmount,
  chooseMethod,
  confirmAmount,
  keepAmount,
  retryOpening,
  showCredentials,
  startProcessing,
} from './form-moves.ts';
import type { FailOrigin, FailReason, FormState, FormStep } from './form-state.ts';
import { countAttempt, keepFormer, leaveWait, offerWayOut, takeAlternative } from './form-wait.ts';
import { openForm } from './open-form.ts';

type Cell<S extends FormStep, T extends FormEventType> = (
  state: FormState<S>,
  event: FormEvent<T>,
) => FormState;
type Row<S extends FormStep> = { readonly [T in FormEventType]: Cell<S, T> };

const stay = (state: FormState): FormState => state;
const fail =
  (origin: FailOrigin, reason: FailReason) =>
  (state: FormState<'method' | 'init' | 'credential'>) =>
    failWith(origin, reason, state.init);

const table: { readonly [S in FormStep]: Row<S> } = {
  loading: {
    opened: (_state, event) => openForm(event.init),
    'method-chosen': stay,
    'amount-changed': stay,
    'amount-confirmed': stay,
    'credentials-received': stay,
    'amount-kept': stay,
    'credentials-missing': stay,
    'waited-long': stay,
    'wait-left': stay,
    'amounts-used-up': stay,
    back: stay,
    'paid-confirmed': stay,
    'complete-failed': stay,
    'status-received': stay,
    'deadline-passed': stay,
    failed: () => failWith('init', 'refused'),
  },
  method: {
    opened: stay,
    'method-chosen': chooseMethod,
    'amount-changed': stay,
    'amount-confirmed': stay,
    'credentials-received': stay,
    'amount-kept': stay,
    'credentials-missing': stay,
    'waited-long': stay,
    'wait-left': stay,
    'amounts-used-up': stay,
    back: stay,
    'paid-confirmed': stay,
    'complete-failed': stay,
    'status-received': overtake,
    'deadline-passed': fail('expired', 'expired'),
    failed: fail('init', 'refused'),
  },
  init: {
    opened: stay,
    'method-chosen': stay,
    'amount-changed': changeAmount,
    'amount-confirmed': confirmAmount,
    'credentials-received': stay,
    'amount-kept': stay,
    'credentials-missing': stay,
    'waited-long': stay,
    'wait-left': stay,
    'amounts-used-up': stay,
    back: backToMethod,
    'paid-confirmed': stay,
    'complete-failed': stay,
    'status-received': overtake,
    'deadline-passed': fail('expired', 'expired'),
    failed: fail('init', 'refused'),
  },
  credential: {
    opened: renewRequisites,
    'method-chosen': stay,
    'amount-changed': takeAlternative,
    'amount-confirmed': stay,
    'credentials-received': showCredentials,
    'amount-kept': keepAmount,
    'credentials-missing': countAttempt,
    'waited-long': offerWayOut,
    'wait-left': leaveWait,
    'amounts-used-up': keepFormer,
    back: backFromCredential,
    'paid-confirmed': startProcessing,
    'complete-failed': fail('credential', 'refused'),
    'status-received': overtakeCredential,
    // the countdown of this screen leads to the error address (FORM-60)
    'deadline-passed': fail('credential', 'expired'),
    failed: fail('credential', 'refused'),
  },
  processing: {
    opened: learnRequisites,
    'method-chosen': stay,
    'amount-changed': stay,
    'amount-confirmed': stay,
    'credentials-received': stay,
    'amount-kept': stay,
    'credentials-missing': stay,
    'waited-long': stay,
    'wait-left': stay,
    'amounts-used-up': stay,
    back: stay,
    'paid-confirmed': stay,
    'complete-failed': stay,
    'status-received': keepWaiting,
    // "I have paid" ended the deadline, and a lost connection decides nothing
    'deadline-passed': stay,
    failed: stay,
  },
  success: {
    opened: stay,
    'method-chosen': stay,
    'amount-changed': stay,
    'amount-confirmed': stay,
    'credentials-received': stay,
    'amount-kept': stay,
    'credentials-missing': stay,
    'waited-long': stay,
    'wait-left': stay,
    'amounts-used-up': stay,
    back: stay,
    'paid-confirmed': stay,
    'complete-failed': stay,
    'status-received': watchSuccess,
    'deadline-passed': stay,
    failed: stay,
  },
  fail: {
    opened: retryOpening,
    'method-chosen': stay,
    'amount-changed': stay,
    'amount-confirmed': stay,
    'credentials-received': stay,
    'amount-kept': stay,
    'credentials-missing': stay,
    'waited-long': stay,
    'wait-left': stay,
    'amounts-used-up': stay,
    back: stay,
    'paid-confirmed': stay,
    'complete-failed': stay,
    'status-received': reviveFailed,
    'deadline-passed': stay,
    failed: stay,
  },
};

/**
 * The next state of the form after an event (FORM-9, FORM-59). Returns the same object if the event
 * has no effect in that step, so it works as a reducer.
 */
export function formTransition(state: FormState, event: FormEvent): FormState {
  return stepIn(state, event);
}

// two steps, so that the compiler can tie the row to the state and then the cell to the event
function stepIn<S extends FormStep>(state: FormState<S>, event: FormEvent): FormState {
  return move(table[state.step], state, event);
}

function move<S extends FormStep, T extends FormEventType>(
  row: Row<S>,
  state: FormState<S>,
  event: FormEvent<T>,
): FormState {
  return row[event.type](state, event);
}

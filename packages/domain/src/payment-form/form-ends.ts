import type { EndScreen, FormInit, FormProgress } from './form-init.ts';
import type { FailOrigin, FailReason, FormState } from './form-state.ts';

/** The Fail step (FORM-57). */
export function failWith(
  origin: FailOrigin,
  reason: FailReason,
  init?: FormInit,
): FormState<'fail'> {
  return init ? { step: 'fail', origin, reason, init } : { step: 'fail', origin, reason };
}

/** The Fail step of an ended invoice, the same on every page and after a reload (FORM-212). */
export function failAt(
  init: FormInit,
  reason: 'expired' | 'declined' | 'canceled',
  { endedOn, lookedForUntil, statusDate }: FormProgress,
): FormState<'fail'> {
  return {
    ...failWith(originOf(reason, endedOn), reason, init),
    ...(endedOn && { endedOn }),
    ...(lookedForUntil !== undefined && { lookedForUntil }),
    ...(statusDate !== undefined && { since: statusDate }),
  };
}

/**
 * A cancellation is not an error; any other end on the credential screen is an error of that
 * screen.
 */
function originOf(reason: FailReason, endedOn: EndScreen | undefined): FailOrigin {
  if (reason === 'canceled') {
    return 'status';
  }
  switch (endedOn) {
    case 'waiting':
    case 'credential':
      return 'credential';
    case 'choice':
      return reason === 'expired' ? 'expired' : 'status';
    case 'processing':
    case undefined:
      return 'status';
  }
}

/**
 * Whether a payment ended before requisites were shown: then no money can be coming. Undefined if
 * the server did not report it.
 */
export function endedBeforeRequisites({ endedOn }: FormState<'fail'>): boolean | undefined {
  return endedOn === undefined ? undefined : endedOn === 'choice' || endedOn === 'waiting';
}

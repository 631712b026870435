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

/** The Fail step of an invoice that ended, the same on every page that learns of it and after a reload (FORM-212). */
export function failAt(
  init: FormInit,
  reason: 'expired' | 'declined' | 'canceled',
  { endedOn, lookedForUntil }: FormProgress,
): FormState<'fail'> {
  return {
    ...failWith(originOf(reason, endedOn), reason, init),
    ...(endedOn && { endedOn }),
    ...(lookedForUntil !== undefined && { lookedForUntil }),
  };
}

/** A cancellation is nobody's error; what else ended on the credential screen is an error of that screen. */
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
 * Whether a payment ended before its customer was shown where to send the money: then none can be on its way. Undefined
 * where the server did not say.
 */
export function endedBeforeRequisites({ endedOn }: FormState<'fail'>): boolean | undefined {
  return endedOn === undefined ? undefined : endedOn === 'choice' || endedOn === 'waiting';
}

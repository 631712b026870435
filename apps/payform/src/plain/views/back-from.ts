import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import type { Place } from '../place.ts';

/** Where the back arrow of the Credential step leads, where it has one (FORM-25). */
export function backFrom({ init, method, amount }: FormState<'credential'>): Place | false {
  if (!canGoBack(init)) return false;
  return init.canChangeAmount
    ? { kind: 'amount', methodId: method.id, amount }
    : { kind: 'method' };
}

import type { FormState } from './form-state.ts';

/** Where Success's Continue leads: complete's successUrl, else init's (FORM-60). */
export function successContinueUrl(state: FormState<'success'>): string {
  return state.successUrl;
}

/**
 * Where Fail's Continue leads: the error url after an error of the Credential screen, its passed deadline
 * included, and the cancel url otherwise (FORM-60). Undefined where init failed, so that neither is known.
 */
export function failContinueUrl(state: FormState<'fail'>): string | undefined {
  return state.origin === 'credential' ? state.init?.errorUrl : state.init?.cancelUrl;
}

import { credentialKind } from './credential-kind.ts';
import type { PaymentMethodName } from './payment-method.ts';

/** A credential as complete sends it: trimmed, without its leading plus (FORM-38). */
export function withoutPlus(credential: string): string {
  return credential.trim().replace(/^\+\s*/, '');
}

/**
 * The displayed form of a credential: with a plus for Sbp, and for a phone of an X-country method
 * (FORM-39). It may already have its plus.
 */
export function withPlus(method: PaymentMethodName, credential: string): string {
  const bare = withoutPlus(credential);
  return credentialKind(method, bare) === 'phone' ? `+${bare}` : bare;
}

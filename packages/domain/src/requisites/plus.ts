import { credentialKind } from './credential-kind.ts';
import type { PaymentMethodName } from './payment-method.ts';

/** A credential as complete sends it: trimmed, without its leading plus (FORM-38). */
export function withoutPlus(credential: string): string {
  return credential.trim().replace(/^\+\s*/, '');
}

/**
 * A credential as people see it: with a plus for Sbp, and for X-country methods where it is a phone
 * (FORM-39); otherwise without. It may have its plus already.
 */
export function withPlus(method: PaymentMethodName, credential: string): string {
  const bare = withoutPlus(credential);
  return credentialKind(method, bare) === 'phone' ? `+${bare}` : bare;
}

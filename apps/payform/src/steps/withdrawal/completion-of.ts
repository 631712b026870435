import { countryOfMobile } from '@tiyin/domain/requisites';
import type { CredentialKind } from '@tiyin/domain/requisites';
import type { Completion } from '../../form/form-calls.ts';

/**
 * The payee's data for the request: for a phone whose digits could be a card, also that it is one
 * (FORM-243).
 */
export function completionOf(
  kind: CredentialKind,
  credential: string,
  bankCodeInteger?: number,
): Completion {
  const isKnownByDigits = kind === 'card' || countryOfMobile(credential) !== undefined;
  return {
    credential,
    ...(bankCodeInteger !== undefined && { bankCodeInteger }),
    ...(!isKnownByDigits && { type: 'by_mobile' }),
  };
}

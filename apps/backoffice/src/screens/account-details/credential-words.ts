import type { AccountCredential } from '@tiyin/api/types';
import { credentialTypes, type CredentialTypeCode } from '@tiyin/domain/accounts';
import { groupCardNumber, methodByName, withPlus } from '@tiyin/domain/requisites';

/** The name of a type of credential, as the reference list has it. */
export function credentialTypeName(code: CredentialTypeCode): string {
  return credentialTypes.find((type) => type.code === code)?.value ?? code;
}

/** A credential's value as people read it: cards in groups of four, phones with their plus. */
export function credentialText(
  { credentialType, value }: AccountCredential,
  paymentMethodName: string,
): string {
  const method = methodByName(paymentMethodName);
  if (credentialType === 'CARD_NUMBER') return groupCardNumber(value);
  return credentialType === 'PHONE_NUMBER' && method ? withPlus(method.name, value) : value;
}

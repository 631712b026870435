import type { AccountCredential } from '@tiyin/api/types';
import type { CredentialTypeCode, ParameterTypeCode } from '@tiyin/domain/accounts';
import { groupCardNumber, methodByName, withPlus } from '@tiyin/domain/requisites';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

const typeNames: Readonly<Record<CredentialTypeCode, string>> = lateTexts({
  CARD_NUMBER: () => i18n.t('Card number'),
  PHONE_NUMBER: () => i18n.t('Phone number'),
  OWNER: () => i18n.t('Owner'),
  BANK_NAME: () => i18n.t('Bank name'),
});

/** The name of a type of credential, in English as the reference list has it. */
export function credentialTypeName(code: CredentialTypeCode): string {
  return typeNames[code];
}

/** The names of types of parameters, in English as the reference list has them. */
export const parameterTypeNames: Readonly<Record<ParameterTypeCode, string>> = lateTexts({
  I: () => i18n.t('Integer'),
  S: () => i18n.t('String'),
  C: () => i18n.t('Char'),
  B: () => i18n.t('Boolean'),
  N: () => i18n.t('Numeric'),
});

/** A credential's value as people read it: cards in groups of four, phones with their plus. */
export function credentialText(
  { credentialType, value }: AccountCredential,
  paymentMethodName: string,
): string {
  const method = methodByName(paymentMethodName);
  if (credentialType === 'CARD_NUMBER') return groupCardNumber(value);
  return credentialType === 'PHONE_NUMBER' && method ? withPlus(method.name, value) : value;
}

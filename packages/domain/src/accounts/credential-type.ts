/** The types of facts about a payment account that let customers pay to it (ROUTING-16). */
export type CredentialTypeCode = 'CARD_NUMBER' | 'PHONE_NUMBER' | 'OWNER' | 'BANK_NAME';

/** A type of credential, as the reference list 103 gives it. */
export type CredentialType = {
  readonly id: number;
  readonly value: string;
  readonly code: CredentialTypeCode;
};

/** The type of a parameter's value: Integer, String, Char, Boolean, Numeric (ROUTING-8). */
export type ParameterTypeCode = 'I' | 'S' | 'C' | 'B' | 'N';

/** A type of parameter, as the reference list 102 gives it. */
export type ParameterType = {
  readonly id: number;
  readonly value: string;
  readonly code: ParameterTypeCode;
};

/** All types of credentials, in the order of the reference list 103 (ROUTING-16). */
export const credentialTypes: readonly CredentialType[] = [
  { id: 1, value: 'Card number', code: 'CARD_NUMBER' },
  { id: 2, value: 'Phone number', code: 'PHONE_NUMBER' },
  { id: 3, value: 'Owner', code: 'OWNER' },
  { id: 4, value: 'Bank name', code: 'BANK_NAME' },
];

/** All types of parameters, in the order of the reference list 102 (API-16). */
export const parameterTypes: readonly ParameterType[] = [
  { id: 1, value: 'Integer', code: 'I' },
  { id: 2, value: 'String', code: 'S' },
  { id: 3, value: 'Char', code: 'C' },
  { id: 4, value: 'Boolean', code: 'B' },
  { id: 5, value: 'Numeric', code: 'N' },
];

/**
 * Whether money is sent to this credential: the secret one (ROUTING-17), at most one per account.
 */
export function isRequisite(type: CredentialTypeCode): boolean {
  return type === 'CARD_NUMBER' || type === 'PHONE_NUMBER';
}

/** The type of a credential's value: digits for card and phone, otherwise text. */
export function parameterTypeOf(type: CredentialTypeCode): ParameterTypeCode {
  return isRequisite(type) ? 'I' : 'S';
}

import { hasUnseen } from '../names/index.ts';
import type { PaymentMethod } from '../requisites/index.ts';
import { payoutErrorTexts, readPayoutCredential, withoutPlus } from '../requisites/index.ts';
import { type CredentialTypeCode, isRequisite, parameterTypeOf } from './credential-type.ts';

/** The maximum length of an owner's or a bank's name. */
export const credentialTextLimit = 128;

/** A validation error of a credential, with its field (ROUTING-16). */
export type CredentialProblem = {
  readonly path: '/credentialType' | '/paramType' | '/value';
  readonly message: string;
};

/** A credential's stored value, or its validation errors. */
export type CredentialReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: CredentialProblem };

type TypedCredential = {
  readonly credentialType: CredentialTypeCode;
  /** Missing where a value is edited: its type is known. */
  readonly paramType?: string | undefined;
  readonly value: string;
};

/**
 * Validates a credential of a payment account, for the screen and the server (ROUTING-16): cards
 * and phones by the rules of requisites, stored as digits; owner and bank as one line of text.
 */
export function readCredential(
  method: Pick<PaymentMethod, 'name' | 'credential' | 'displayName'>,
  typed: TypedCredential,
): CredentialReading {
  const { credentialType, paramType } = typed;
  if (paramType !== undefined && paramType !== parameterTypeOf(credentialType)) {
    const fitting = isRequisite(credentialType) ? 'Integer: it has digits only' : 'String';
    return refused('/paramType', `This credential is ${fitting}`);
  }
  return isRequisite(credentialType) ? readRequisite(method, typed) : readLine(typed.value);
}

function readRequisite(
  { name, credential, displayName }: Pick<PaymentMethod, 'name' | 'credential' | 'displayName'>,
  { credentialType, value }: TypedCredential,
): CredentialReading {
  const wanted = credentialType === 'CARD_NUMBER' ? 'card' : 'phone';
  if (credential !== 'card-or-phone' && credential !== wanted) {
    return refused('/credentialType', `${displayName} is paid to a ${credential} number`);
  }
  if (value.trim() === '') return refused('/value', 'Value is required');
  // A method that also accepts cards: the type says that this is a phone, with or without its plus.
  const isPhone = credential === 'card-or-phone' && wanted === 'phone';
  const typed = isPhone ? `+${withoutPlus(value)}` : value;
  const reading = readPayoutCredential(name, typed);
  if (!reading.ok) return refused('/value', payoutErrorTexts[reading.error]);
  if (reading.kind !== wanted) return refused('/value', payoutErrorTexts['wrong-length']);
  return { ok: true, value: reading.value };
}

function readLine(text: string): CredentialReading {
  const value = text.trim();
  if (value === '') return refused('/value', 'Value is required');
  if (/\p{Cc}/u.test(value)) return refused('/value', 'Value is one line of text');
  if (hasUnseen(value)) return refused('/value', 'Value has a character that cannot be seen');
  if (value.length > credentialTextLimit) {
    return refused('/value', `Value has at most ${credentialTextLimit} characters`);
  }
  return { ok: true, value };
}

function refused(path: CredentialProblem['path'], message: string): CredentialReading {
  return { ok: false, problem: { path, message } };
}

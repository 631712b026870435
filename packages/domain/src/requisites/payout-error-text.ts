import type { PayoutCredentialError } from './payout-credential.ts';

/** In English, why a credential is refused: the agreed words (FORM-41, FORM-42, FORM-44), otherwise ours. */
export const payoutErrorTexts: Readonly<Record<PayoutCredentialError | 'no-bank', string>> = {
  'no-bank': 'Choose the bank',
  incomplete: 'Fill in the phone number',
  'must-start-with-nine': 'Phone number must start with nine',
  'not-russian': 'Enter a Russian mobile number',
  'no-country-code': 'Enter the phone number with its country code',
  empty: 'Fill in the number',
  'not-digits': 'A number has digits only',
  'too-few-digits': 'Check the number: it has too few digits',
  'too-many-digits': 'Check the number: it has too many digits',
  'wrong-length': 'Check the number: it has too few or too many digits',
  'wrong-check-digit': 'Check the number: a digit is wrong',
};

import type { PayoutCredentialError } from './payout-credential.ts';

/** In English, why a credential is refused: section 5's words where it has them, ours where it has none. */
export const payoutErrorTexts: Readonly<Record<PayoutCredentialError | 'no-bank', string>> = {
  'no-bank': 'Choose the bank',
  incomplete: 'Fill in the phone number',
  'must-start-with-nine': 'Phone number must start with nine',
  'not-russian': 'Enter a Russian mobile number',
  'no-country-code': 'Enter the phone number with its country code',
  empty: 'Fill in the number',
  'not-digits': 'A number has digits only',
  'wrong-length': 'Check the number: it has too few or too many digits',
  'wrong-check-digit': 'Check the number: a digit is wrong',
};

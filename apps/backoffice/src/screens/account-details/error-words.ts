import type { FieldError } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';

/** The reasons of domain and the server against a credential or a limit. */
const reasons: Readonly<Record<string, string>> = {
  get 'Limit is required'() {
    return i18n.t('Limit is required');
  },
  get 'Limit has digits only'() {
    return i18n.t('Limit has digits only');
  },
  get 'Limit is too large'() {
    return i18n.t('Limit is too large');
  },
  get 'Priority is required'() {
    return i18n.t('Priority is required');
  },
  get 'Priority must be at least 0'() {
    return i18n.t('Priority must be at least 0');
  },
  get 'Priority is a whole number'() {
    return i18n.t('Priority is a whole number');
  },
  get 'Priority is too large'() {
    return i18n.t('Priority is too large');
  },
  get 'Value is required'() {
    return i18n.t('Value is required');
  },
  get 'Value is one line of text'() {
    return i18n.t('Value is one line of text');
  },
  get 'Choose the bank'() {
    return i18n.t('Choose the bank');
  },
  get 'Fill in the phone number'() {
    return i18n.t('Fill in the phone number');
  },
  get 'Phone number must start with nine'() {
    return i18n.t('Phone number must start with nine');
  },
  get 'Enter a Russian mobile number'() {
    return i18n.t('Enter a Russian mobile number');
  },
  get 'Enter the phone number with its country code'() {
    return i18n.t('Enter the phone number with its country code');
  },
  get 'Fill in the number'() {
    return i18n.t('Fill in the number');
  },
  get 'A number has digits only'() {
    return i18n.t('A number has digits only');
  },
  get 'Check the number: it has too few digits'() {
    return i18n.t('Check the number: it has too few digits');
  },
  get 'Check the number: it has too many digits'() {
    return i18n.t('Check the number: it has too many digits');
  },
  get 'Check the number: it has too few or too many digits'() {
    return i18n.t('Check the number: it has too few or too many digits');
  },
  get 'Check the number: a digit is wrong'() {
    return i18n.t('Check the number: a digit is wrong');
  },
};

/** The errors of fields in the language of the page; a reason that is not known stays as it came. */
export function inWords(errors: readonly FieldError[]): readonly FieldError[] {
  return errors.map((error) => ({ ...error, message: reasons[error.message] ?? error.message }));
}

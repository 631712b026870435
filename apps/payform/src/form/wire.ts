import type { FormCredentials as WireCredentials, FormInit as WireInit } from '@tiyin/api/types';
import type { FormCredentials, FormInit } from '@tiyin/domain/payment-form';

/** The init response for the form's machine, without data that only the API needs (FORM-17). */
export function formInitFromWire({
  issued,
  verficationKey: _key,
  merchantName: _name,
  ticket: _ticket,
  returnable: _returnable,
  moneyReturn: _moneyReturn,
  isTest: _test,
  ...init
}: WireInit): FormInit {
  if (issued === undefined) return init;
  return { ...init, issued: { ...issued, credentials: credentialsFromWire(issued.credentials) } };
}

/** Requisites under the names that `domain` gives their parts (FORM-31). */
export function credentialsFromWire(credentials: WireCredentials): FormCredentials {
  const { bank_name: bankName, country_code: countryCode, ...rest } = credentials;
  return {
    ...rest,
    ...(bankName === undefined ? {} : { bankName }),
    ...(countryCode === undefined ? {} : { countryCode }),
  };
}

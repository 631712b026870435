export { cardScheme, type CardScheme, groupCardNumber } from './card.ts';
export { type CountryCode, type CountryFlag, countryFlag, isCountryCode } from './country.ts';
export { credentialKind } from './credential-kind.ts';
export { hasLuhnCheckDigit } from './luhn.ts';
export { lastFour, maskRequisite } from './mask.ts';
export { maskCardNumber, maskCardOrPhone } from './mask-card-number.ts';
export {
  countryOfMobile,
  formatMobileRequisite,
  invalidPhoneText,
  readMobileRequisite,
} from './mobile-requisite.ts';
export type {
  CredentialKind,
  PaymentMethod,
  PaymentMethodCode,
  PaymentMethodColor,
  PaymentMethodName,
} from './payment-method.ts';
export { methodById, methodByName, paymentMethods } from './payment-methods.ts';
export {
  type PayoutCredential,
  type PayoutCredentialError,
  readBankPayout,
  readPayoutCredential,
} from './payout-credential.ts';
export { payoutErrorTexts } from './payout-error-text.ts';
export { withoutPlus, withPlus } from './plus.ts';
export { type CardNumberError, readCardNumber } from './read-card-number.ts';
export { maskRussianPhone, readRussianPhone, type RussianPhoneError } from './russian-phone.ts';
export { type HmacSha256Hex, supportCode } from './support-code.ts';

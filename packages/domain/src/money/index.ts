export { type AmountError, amountErrorText } from './amount-error.ts';
export { keepAmountCharacters, pastedAmountError } from './amount-input.ts';
export {
  type Currency,
  type CurrencyCode,
  currencies,
  currencyCodes,
  isCurrencyCode,
  isPaymentCurrency,
  type PaymentCurrencyCode,
  paymentCurrencyCodes,
} from './currency.ts';
export {
  defaultAccountLimit,
  defaultMethodLimits,
  largeInvoice,
  largestTransfer,
} from './currency-amounts.ts';
export { basisPointsFor, type FeeRule, feeOf } from './fee.ts';
export { type FormatOptions, formatAmount, plainAmount } from './format.ts';
export { type Language, parseLanguage } from './language.ts';
export { addMoney, isLessMoney, type Money, money, subtractMoney } from './money.ts';
export {
  decimalsOf,
  formatMajorUnits,
  largestDimension,
  largestDimensionOf,
  readMajorUnits,
  wholeUnits,
} from './major-units.ts';
export { type MinorUnits, minorUnits, minus, negated, plus, zeroUnits } from './minor-units.ts';
export { type ParsedAmount, parseAmount } from './parse-amount.ts';
export { divideHalfUp } from './rounding.ts';
export {
  baseAmountAt,
  impliedRate,
  isFarFromRate,
  isRateStale,
  rateDeviation,
  rateFreshMs,
  settlementAmountAt,
} from './settlement-rate.ts';
export { AmountRangeError, amountFromWire, amountToWire } from './wire.ts';

export { cardScheme, type CardScheme, groupCardNumber } from './card.ts';
export { lastFour, maskRequisite } from './mask.ts';
export {
  methodById,
  methodByName,
  type PaymentMethod,
  type PaymentMethodCode,
  type PaymentMethodName,
  paymentMethods,
} from './payment-method.ts';
export { type HmacSha256Hex, supportCode } from './support-code.ts';

import type { CurrencyCode } from '../money/index.ts';

/** The payment methods by the name that the form's init gives them (section 1). */
export type PaymentMethodName =
  | 'Humo'
  | 'Uzs'
  | 'Tinkoff'
  | 'TinkoffXCountry'
  | 'Sberbank'
  | 'SberbankXCountry'
  | 'Sbp';

/** The codes of the methods, spelt as section 1 has them. */
export type PaymentMethodCode =
  | 'HUMOUZS'
  | 'CARDUZS'
  | 'TCSBRUB'
  | 'TSCBRUB_X'
  | 'SBERRUB'
  | 'SBERRUB_X'
  | 'SBPRUB';

/** A way to pay: its currency, and whether its requisites are shown and entered as a card or a phone (section 5). */
export type PaymentMethod = {
  readonly id: number;
  readonly name: PaymentMethodName;
  readonly code: PaymentMethodCode;
  readonly currency: CurrencyCode;
  readonly entry: 'card' | 'phone';
  /** a brand's name, the same in every language */
  readonly displayName: string;
};

/** All payment methods (sections 1 and 5); X-country ones count as cards (decision 36). */
export const paymentMethods: readonly PaymentMethod[] = [
  { id: 1, name: 'Humo', code: 'HUMOUZS', currency: 'UZS', entry: 'card', displayName: 'Humo' },
  { id: 2, name: 'Uzs', code: 'CARDUZS', currency: 'UZS', entry: 'card', displayName: 'Uzcard' },
  {
    id: 3,
    name: 'Tinkoff',
    code: 'TCSBRUB',
    currency: 'RUB',
    entry: 'card',
    displayName: 'Tinkoff',
  },
  {
    id: 4,
    name: 'TinkoffXCountry',
    code: 'TSCBRUB_X',
    currency: 'RUB',
    entry: 'card',
    displayName: 'Tinkoff X-country',
  },
  {
    id: 5,
    name: 'Sberbank',
    code: 'SBERRUB',
    currency: 'RUB',
    entry: 'card',
    displayName: 'Sberbank',
  },
  {
    id: 6,
    name: 'SberbankXCountry',
    code: 'SBERRUB_X',
    currency: 'RUB',
    entry: 'card',
    displayName: 'Sberbank X-country',
  },
  { id: 7, name: 'Sbp', code: 'SBPRUB', currency: 'RUB', entry: 'phone', displayName: 'SBP' },
];

/** The method of a name from the wire, or undefined (section 1). */
export function methodByName(name: string): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.name === name);
}

/** The method of an id from the wire, or undefined (section 1). */
export function methodById(id: number): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.id === id);
}

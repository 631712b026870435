import { asId } from '../ids/index.ts';
import type { PaymentMethod, PaymentMethodName } from './payment-method.ts';

/** Each method under its own name (FORM-65, FORM-36). */
export const methodsByName: {
  readonly [Name in PaymentMethodName]: PaymentMethod & { readonly name: Name };
} = {
  Humo: {
    id: asId(1),
    name: 'Humo',
    code: 'HUMOUZS',
    currency: 'UZS',
    entry: 'card',
    credential: 'card',
    needsBank: false,
    color: 'teal',
    displayName: 'Humo',
  },
  Uzs: {
    id: asId(2),
    name: 'Uzs',
    code: 'CARDUZS',
    currency: 'UZS',
    entry: 'card',
    credential: 'card',
    needsBank: false,
    color: 'blue',
    displayName: 'Uzcard',
  },
  Tinkoff: {
    id: asId(3),
    name: 'Tinkoff',
    code: 'TCSBRUB',
    currency: 'RUB',
    entry: 'card',
    credential: 'card',
    needsBank: false,
    color: 'yellow',
    displayName: 'Tinkoff',
  },
  TinkoffXCountry: {
    id: asId(4),
    name: 'TinkoffXCountry',
    code: 'TSCBRUB_X',
    currency: 'RUB',
    entry: 'card',
    credential: 'card-or-phone',
    needsBank: false,
    color: 'orange',
    displayName: 'Tinkoff X-country',
  },
  Sberbank: {
    id: asId(5),
    name: 'Sberbank',
    code: 'SBERRUB',
    currency: 'RUB',
    entry: 'card',
    credential: 'card',
    needsBank: false,
    color: 'green',
    displayName: 'Sberbank',
  },
  SberbankXCountry: {
    id: asId(6),
    name: 'SberbankXCountry',
    code: 'SBERRUB_X',
    currency: 'RUB',
    entry: 'card',
    credential: 'card-or-phone',
    needsBank: false,
    color: 'lime',
    displayName: 'Sberbank X-country',
  },
  Sbp: {
    id: asId(7),
    name: 'Sbp',
    code: 'SBPRUB',
    currency: 'RUB',
    entry: 'phone',
    credential: 'phone',
    needsBank: true,
    color: 'violet',
    displayName: 'SBP',
  },
};

/** All payment methods, by their ids (FORM-65, FORM-36). */
export const paymentMethods: readonly PaymentMethod[] = Object.values(methodsByName);

/** The method of a name from the wire, or undefined (FORM-65). */
export function methodByName(name: PaymentMethodName): PaymentMethod;
export function methodByName(name: string): PaymentMethod | undefined;
export function methodByName(name: string): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.name === name);
}

/** The method of an id from the wire, or undefined (FORM-65). */
export function methodById(id: number): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.id === id);
}

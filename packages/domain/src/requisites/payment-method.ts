import type { CurrencyCode } from '../money/index.ts';

/** The payment methods by the name that the form's init gives them (FORM-65). */
export type PaymentMethodName =
  | 'Humo'
  | 'Uzs'
  | 'Tinkoff'
  | 'TinkoffXCountry'
  | 'Sberbank'
  | 'SberbankXCountry'
  | 'Sbp';

/** The codes of the methods (FORM-65). */
export type PaymentMethodCode =
  | 'HUMOUZS'
  | 'CARDUZS'
  | 'TCSBRUB'
  | 'TSCBRUB_X'
  | 'SBERRUB'
  | 'SBERRUB_X'
  | 'SBPRUB';

/** What money is sent to. */
export type CredentialKind = 'card' | 'phone';

/** The name of a method's own colour (FORM-65); what it looks like is the theme's to say. */
export type PaymentMethodColor =
  | 'teal'
  | 'blue'
  | 'yellow'
  | 'orange'
  | 'green'
  | 'lime'
  | 'violet';

/** A way to pay: its currency, and how its requisites are shown, entered and told apart. */
export type PaymentMethod = {
  readonly id: number;
  readonly name: PaymentMethodName;
  readonly code: PaymentMethodCode;
  readonly currency: CurrencyCode;
  /** how requisites are shown and entered (FORM-36); X-country ones as cards (FORM-37) */
  readonly entry: CredentialKind;
  /** what the requisites may be (FORM-37, FORM-40) */
  readonly credential: CredentialKind | 'card-or-phone';
  readonly color: PaymentMethodColor;
  /** a brand's name, the same in every language */
  readonly displayName: string;
};

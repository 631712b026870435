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

/** What money is sent to. */
export type CredentialKind = 'card' | 'phone';

/** The name of a method's own colour (section 1); what it looks like is the theme's to say. */
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
  /** how requisites are shown and entered (section 5); X-country ones as cards (decision 36) */
  readonly entry: CredentialKind;
  /** what the requisites may be (decisions 36 and 37) */
  readonly credential: CredentialKind | 'card-or-phone';
  readonly color: PaymentMethodColor;
  /** a brand's name, the same in every language */
  readonly displayName: string;
};

import type { MethodId } from '../ids/index.ts';
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

/** The kind of destination that money is sent to. */
export type CredentialKind = 'card' | 'phone';

/** The name of a method's own colour (FORM-65); the theme defines the colour. */
export type PaymentMethodColor =
  | 'teal'
  | 'blue'
  | 'yellow'
  | 'orange'
  | 'green'
  | 'lime'
  | 'violet';

/** A payment method: its currency, and how its requisites are displayed, entered and recognised. */
export type PaymentMethod = {
  readonly id: MethodId;
  readonly name: PaymentMethodName;
  readonly code: PaymentMethodCode;
  readonly currency: CurrencyCode;
  /** how requisites are shown and entered (FORM-36); X-country ones as cards (FORM-37) */
  readonly entry: CredentialKind;
  /** the possible kinds of requisites (FORM-37, FORM-40) */
  readonly credential: CredentialKind | 'card-or-phone';
  /** whether a payee is a phone at a bank that is chosen from the list of Sbp (FORM-41) */
  readonly needsBank: boolean;
  readonly color: PaymentMethodColor;
  /** a brand's name, the same in every language */
  readonly displayName: string;
};

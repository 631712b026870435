import type { InvoiceStatusCode } from '../invoices/index.ts';

/** A method on offer; the limits are minor units (section 3). */
export type FormMethod = {
  readonly id: number;
  readonly name: string;
  readonly minAmount: number;
  readonly maxAmount: number;
};

/** The form's currency; the limits are those of the stepper, in minor units (sections 3, 5). */
export type FormCurrency = {
  readonly code: string;
  readonly dimension: number;
  readonly minValue: number;
  readonly maxValue: number;
};

/** Where to send the money (section 3, credential response); `type` "by_mobile" makes `value` a phone number. */
export type FormCredentials = {
  readonly value: string;
  readonly bankName?: string;
  readonly owner?: string;
  readonly countryCode?: string;
  readonly type?: string;
};

/** Requisites that the form already gave out, so that a reload returns to them (decision 34). */
export type IssuedRequisites = {
  readonly paymentMethodId: number;
  /** known even where the method is no longer on offer */
  readonly paymentMethodName: string;
  readonly amount: number;
  readonly credentials: FormCredentials;
};

/** What the init call answers, as far as the machine needs it (section 3; decisions 32 and 34). */
export type FormInit = {
  /** the payment id that the customer sees (decision 32) */
  readonly invoiceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string;
  readonly methods: readonly FormMethod[];
  /** the name of the method to begin with at once */
  readonly paymentMethodName?: string;
  readonly type: 'Deposit' | 'Withdrawal';
  /** minor units */
  readonly amount: number;
  readonly canChangeAmount: boolean;
  readonly currencyInfo: FormCurrency;
  /** the deadline, ISO 8601 UTC */
  readonly expiredIn: string;
  /** the server's clock when it answered, ISO 8601 UTC */
  readonly serverTime: string;
  readonly status: InvoiceStatusCode;
  readonly issued?: IssuedRequisites;
};

import type { InvoiceStatusCode } from '../invoices/index.ts';

/** A method on offer; the limits are minor units (FORM-18). */
export type FormMethod = {
  readonly id: number;
  readonly name: string;
  readonly minAmount: number;
  readonly maxAmount: number;
};

/** The form's currency; the limits are those of the stepper, in minor units (FORM-21). */
export type FormCurrency = {
  readonly code: string;
  readonly dimension: number;
  readonly minValue: number;
  readonly maxValue: number;
};

/** Where to send the money (FORM-31); `type` "by_mobile" makes `value` a phone number. */
export type FormCredentials = {
  readonly value: string;
  readonly bankName?: string;
  readonly owner?: string;
  readonly countryCode?: string;
  readonly type?: string;
};

/** Requisites that the form already gave out, so that a reload returns to them (FORM-13). */
export type IssuedRequisites = {
  readonly paymentMethodId: number;
  /** known even if the method is no longer offered */
  readonly paymentMethodName: string;
  readonly amount: number;
  readonly credentials: FormCredentials;
};

/** The screen on which a form ended; `waiting` is the credential screen before it had requisites to show. */
export type EndScreen = 'choice' | 'waiting' | 'credential' | 'processing';

/**
 * The server's data besides the status; an older version sends none of it. Times are ISO 8601 UTC.
 */
export type FormProgress = {
  /** the time of the current status */
  readonly statusDate?: string | undefined;
  /** until when money is looked for, and booked without a person */
  readonly lookedForUntil?: string | undefined;
  /** where it ended, once it was canceled or declined */
  readonly endedOn?: EndScreen | undefined;
  /** all money that came for a deposit, in minor units, where that is not its amount */
  readonly receivedAmount?: number | undefined;
};

/** The part of the init response that the machine needs (FORM-6, FORM-13). */
export type FormInit = FormProgress & {
  /** the payment id that the customer sees (FORM-7) */
  readonly invoiceId: string;
  /** the form's own address, without a query */
  readonly url: string;
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
  /** The server's surcharge on a fixed amount, in minor units; `amount` includes it (FORM-251). */
  readonly adjustment?: number;
  readonly issued?: IssuedRequisites;
};

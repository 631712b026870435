import type { InvoiceStatusCode } from '../invoices/index.ts';
import type { FormCredentials, FormInit, FormProgress } from './form-init.ts';

/** The data of each event of the form; amounts are minor units (FORM-6). */
type FormEvents = {
  /** the response to init, the first or a later one */
  opened: { readonly init: FormInit };
  'method-chosen': { readonly methodId: number };
  'amount-changed': { readonly amount: number };
  'amount-confirmed': unknown;
  /** the credential call for `methodId` answered with requisites, for this amount */
  'credentials-received': {
    readonly methodId: number;
    readonly amount: number;
    readonly credentials: FormCredentials;
  };
  /** the credential call of a withdrawal answered: method and amount are kept, and nothing else (FORM-35) */
  'amount-kept': { readonly methodId: number; readonly amount: number };
  /** the credential call answered that no account is free yet (ROUTING-30) */
  'credentials-missing': {
    /** amounts nearby that an account is free for, in minor units (FORM-250) */
    readonly alternatives?: readonly number[] | undefined;
    /** refused because the customer has too many open payments */
    readonly isLimited?: boolean;
  };
  /** for a minute no account has been free: another method may be chosen (FORM-29) */
  'waited-long': unknown;
  /** the customer stops waiting for an account */
  'wait-left': unknown;
  /** the credential call for this choice was refused as the fourth of the form: the last one stays (FORM-24) */
  'amounts-used-up': { readonly methodId: number };
  back: unknown;
  /** complete was accepted: "I have paid", or the payee of a withdrawal; its successUrl */
  'paid-confirmed': { readonly successUrl: string };
  /** complete was refused */
  'complete-failed': unknown;
  /** the invoice's status by the server's clock (ISO 8601 UTC), and the latest choice, if known */
  'status-received': FormProgress & {
    readonly status: InvoiceStatusCode;
    readonly serverTime: string;
    readonly amount?: number | undefined;
    readonly methodId?: number | undefined;
  };
  /** the countdown ended, and a last status request shows no progress (FORM-50) */
  'deadline-passed': unknown;
  /** another call was refused for good: init, credential or status */
  failed: unknown;
};

/** The kinds of event. */
export type FormEventType = keyof FormEvents;

/** An event of the form, or one kind of it: `FormEvent<"back">` (FORM-11). */
export type FormEvent<Type extends FormEventType = FormEventType> = {
  [T in Type]: { readonly type: T } & FormEvents[T];
}[Type];

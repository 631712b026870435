import type { MoneyFit } from './reported-money.ts';

/** The events of a deposit that no member of staff causes (INVOICE-15). */
export type DepositEvent =
  /** the credential call gave out an account */
  | { readonly type: 'requisites-issued' }
  /** complete: the customer confirmed with "I have paid" */
  | { readonly type: 'customer-paid' }
  /** complete arrived after the deadline, and the button was pressed before it (FORM-204) */
  | { readonly type: 'customer-paid-in-time' }
  /** the deadline of the form passed */
  | { readonly type: 'deadline-passed' }
  /** `matchWindowMs` passed since "I have paid" */
  | { readonly type: 'match-window-ended' }
  /** the customer requested the return of the part that came, instead of sending the rest (FORM-270) */
  | { readonly type: 'return-requested' }
  /** merchant or customer gave up */
  | { readonly type: 'canceled' }
  /** the provider reported that there will be no money */
  | { readonly type: 'provider-refused' }
  /** money was received; `fit` judges all money reported so far */
  | { readonly type: 'money-reported'; readonly fit: MoneyFit };

/** The deposit's history, as far as late money depends on it (INVOICE-25). */
export type DepositFacts = {
  /**
   * at most `graceMs` have passed since the end, which a late clock may record after the deadline
   */
  readonly withinGrace: boolean;
  /** the provider refused it at some time */
  readonly wasRefused: boolean;
  /** a person changed its status at some time */
  readonly wasMovedByPerson: boolean;
};

import type { ReportedComparison } from './reported-money.ts';

/** What can happen to a deposit without a member of staff (INVOICE-15). */
export type DepositEvent =
  /** the credential call gave out an account */
  | { readonly type: 'requisites-issued' }
  /** complete: the customer says "I have paid" */
  | { readonly type: 'customer-paid' }
  /** complete arrived after the deadline, and the button was pressed before it (FORM-204) */
  | { readonly type: 'customer-paid-in-time' }
  /** the deadline of the form passed */
  | { readonly type: 'deadline-passed' }
  /** `matchWindowMs` passed since "I have paid" */
  | { readonly type: 'match-window-ended' }
  /** merchant or customer gave up */
  | { readonly type: 'canceled' }
  /** the provider says that there will be no money */
  | { readonly type: 'provider-refused' }
  /** money came; `comparison` is of all money reported so far */
  | { readonly type: 'money-reported'; readonly comparison: ReportedComparison };

/** What happened to the deposit before, as far as late money depends on it (INVOICE-25). */
export type DepositFacts = {
  /** at most `graceMs` have passed since it was ended, which a late clock may do after its deadline */
  readonly withinGrace: boolean;
  /** the provider refused it at some time */
  readonly wasRefused: boolean;
  /** a person changed its status at some time */
  readonly wasMovedByPerson: boolean;
};

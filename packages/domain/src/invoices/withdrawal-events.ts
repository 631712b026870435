/** The events of a withdrawal that no person decides, and a person's Retry (INVOICE-27). */
export type WithdrawalEvent =
  /** complete: amount and credential are final, and the balance covers both amount and fee */
  | { readonly type: 'completed' }
  /** complete, but the balance is too small */
  | { readonly type: 'funds-short' }
  /** the deadline of the form passed */
  | { readonly type: 'deadline-passed' }
  /** merchant or customer gave up */
  | { readonly type: 'canceled' }
  /** a provider reported that it paid */
  | { readonly type: 'payout-paid' }
  /** the same, of the payout whose silence alone led to ERROR, and nothing contradicts it */
  | { readonly type: 'unknown-payout-paid' }
  /** a provider refused, and another route or retry is left */
  | { readonly type: 'payout-refused' }
  /** no provider paid, and no route or retry is left */
  | { readonly type: 'payouts-exhausted' }
  /** for `payoutWindowMs` the outcome was unknown */
  | { readonly type: 'payout-unknown' }
  /** a provider's report contradicts an earlier one */
  | { readonly type: 'reports-contradict' }
  /** a person presses Retry; the last payout is known to have failed */
  | { readonly type: 'retried' };

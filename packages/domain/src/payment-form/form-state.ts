import type { FormCredentials, FormInit, FormMethod } from './form-init.ts';

/** Which of the error paths ended in Fail; `expired` is the deadline, `status` the invoice's own end (section 4). */
export type FailOrigin = 'init' | 'credential' | 'status' | 'expired';

/** Why it came to nothing, for the words: time ran out, refused by the provider, canceled, or a call was refused. */
export type FailReason = 'expired' | 'declined' | 'canceled' | 'refused';

/** What the customer must know of requisites that they did not ask for just now. */
export type RequisitesNotice = 'changed' | 'amounts-used-up';

type Opened = { readonly init: FormInit };

/** What each step of the form carries; amounts are minor units (section 2, Public payment form). */
type FormSteps = {
  /** init is in flight (decision 32) */
  loading: unknown;
  /** the customer chooses a method */
  method: Opened;
  /** the customer chooses or confirms the amount */
  init: Opened & { readonly method: FormMethod; readonly amount: number };
  /**
   * A deposit: requisites are shown, or asked for as long as there are none; `attempts` counts empty answers.
   * A withdrawal: the customer enters whom to pay, once the server keeps method and amount (`isKept`).
   */
  credential: Opened & {
    readonly method: FormMethod;
    readonly amount: number;
    readonly attempts: number;
    readonly credentials?: FormCredentials;
    readonly isKept?: true;
    /** no account has been free for a minute */
    readonly isLongWait?: true;
    /** what counts is the server's last choice, not this page's: init is to be asked anew */
    readonly isStale?: true;
    readonly notice?: RequisitesNotice;
  };
  /** the money is on its way; `needsPerson` while the invoice is in ERROR (decision 32) */
  processing: Opened & {
    readonly amount: number;
    readonly successUrl: string;
    readonly needsPerson: boolean;
  };
  success: Opened & { readonly amount: number; readonly successUrl: string };
  /** without `init` when the init call itself failed */
  fail: { readonly origin: FailOrigin; readonly reason: FailReason; readonly init?: FormInit };
};

/** The steps of the form (section 2), and loading before them. */
export type FormStep = keyof FormSteps;

/** Where the form stands, or one step of it: `FormState<"fail">` (section 4). */
export type FormState<Step extends FormStep = FormStep> = {
  [S in Step]: { readonly step: S } & FormSteps[S];
}[Step];

/** The form before init has answered (decision 32). */
export const loadingForm: FormState<'loading'> = { step: 'loading' };

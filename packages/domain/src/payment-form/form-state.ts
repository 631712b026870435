import type {
  EndScreen,
  FormCredentials,
  FormInit,
  FormMethod,
  IssuedRequisites,
} from './form-init.ts';

/** Which of the error paths ended in Fail; `expired` is the deadline, `status` the invoice's own end (FORM-60). */
export type FailOrigin = 'init' | 'credential' | 'status' | 'expired';

/** Why it came to nothing, for the words: time ran out, refused by the provider, canceled, or a call was refused. */
export type FailReason = 'expired' | 'declined' | 'canceled' | 'refused';

/** What the customer must know of requisites that they did not ask for just now. */
export type RequisitesNotice = 'changed' | 'amounts-used-up';

type Opened = { readonly init: FormInit };

/** What each step of the form carries; amounts are minor units (FORM-4). */
type FormSteps = {
  /** init is in flight (FORM-9) */
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
    /** amounts nearby that an account is free for, of the last empty answer */
    readonly alternatives?: readonly number[] | undefined;
    /** the customer has too many open payments for requisites now */
    readonly isLimited?: boolean;
    /** what counts is the server's last choice, not this page's: init is to be asked anew */
    readonly isStale?: true;
    readonly notice?: RequisitesNotice;
  };
  /**
   * The money is on its way; `needsPerson` while the invoice is in ERROR (FORM-58). `isAwaited` while nothing of it
   * was seen: until then the requisites (`issued`) stay within reach (FORM-203).
   */
  processing: Opened & {
    readonly amount: number;
    readonly successUrl: string;
    readonly needsPerson: boolean;
    readonly isAwaited: boolean;
    readonly issued?: IssuedRequisites | undefined;
    /** when the wait began, ISO 8601 UTC */
    readonly since?: string | undefined;
    /** until when the money is looked for, ISO 8601 UTC */
    readonly lookedForUntil?: string | undefined;
  };
  success: Opened & { readonly amount: number; readonly successUrl: string };
  /** without `init` when the init call itself failed */
  fail: {
    readonly origin: FailOrigin;
    readonly reason: FailReason;
    readonly init?: FormInit;
    readonly endedOn?: EndScreen | undefined;
    /** until when late money is looked for, ISO 8601 UTC */
    readonly lookedForUntil?: string | undefined;
  };
};

/** The steps of the form (FORM-11), and loading before them. */
export type FormStep = keyof FormSteps;

/** Where the form stands, or one step of it: `FormState<"fail">` (FORM-11). */
export type FormState<Step extends FormStep = FormStep> = {
  [S in Step]: { readonly step: S } & FormSteps[S];
}[Step];

/** The form before init has answered (FORM-9). */
export const loadingForm: FormState<'loading'> = { step: 'loading' };

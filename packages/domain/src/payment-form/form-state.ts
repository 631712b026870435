import type {
  EndScreen,
  FormCredentials,
  FormInit,
  FormMethod,
  IssuedRequisites,
} from './form-init.ts';

/** Which of the error paths ended in Fail; `expired` is the deadline, `status` the invoice's own end (FORM-60). */
export type FailOrigin = 'init' | 'credential' | 'status' | 'expired';

/**
 * The cause of a failure, for the message: deadline passed, refused by the provider, canceled, or a
 * refused request.
 */
export type FailReason = 'expired' | 'declined' | 'canceled' | 'refused';

/** A notice about requisites that the customer did not request just now. */
export type RequisitesNotice = 'changed' | 'amounts-used-up';

type Opened = { readonly init: FormInit };

/** The data of each step of the form; amounts are minor units (FORM-4). */
type FormSteps = {
  /** init is in flight (FORM-9) */
  loading: unknown;
  /** the customer chooses a method */
  method: Opened;
  /** the customer chooses or confirms the amount */
  init: Opened & { readonly method: FormMethod; readonly amount: number };
  /**
   * A deposit: requisites are shown, or requested until there are some; `attempts` counts empty
   * responses. A withdrawal: the customer enters the payee, once the server has stored method and
   * amount (`isKept`).
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
    /** the server's latest choice counts, not this page's: request init again */
    readonly isStale?: true;
    readonly notice?: RequisitesNotice;
  };
  /**
   * The money is expected; `needsPerson` while the invoice is in ERROR (FORM-58). `isAwaited` while
   * no money was seen: until then the requisites (`issued`) stay available (FORM-203).
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
    /** all money that came, where that is not the amount (FORM-257) */
    readonly receivedAmount?: number | undefined;
  };
  success: Opened & {
    readonly amount: number;
    readonly successUrl: string;
    /** all money that came, where that is not the amount (FORM-257) */
    readonly receivedAmount?: number | undefined;
    /** when it was booked, ISO 8601 UTC */
    readonly since?: string | undefined;
  };
  /** without `init` when the init call itself failed */
  fail: {
    readonly origin: FailOrigin;
    readonly reason: FailReason;
    readonly init?: FormInit;
    readonly endedOn?: EndScreen | undefined;
    /** until when late money is booked by itself, ISO 8601 UTC */
    readonly lookedForUntil?: string | undefined;
    /** when it ended, ISO 8601 UTC */
    readonly since?: string | undefined;
  };
};

/** The steps of the form (FORM-11), and loading before them. */
export type FormStep = keyof FormSteps;

/** The form's state, or one step of it: `FormState<"fail">` (FORM-11). */
export type FormState<Step extends FormStep = FormStep> = {
  [S in Step]: { readonly step: S } & FormSteps[S];
}[Step];

/** The form before init has answered (FORM-9). */
export const loadingForm: FormState<'loading'> = { step: 'loading' };

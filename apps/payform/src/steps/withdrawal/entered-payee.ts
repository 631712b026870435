import type { CredentialKind } from '@tiyin/domain/requisites';
import type { Completion } from '../../form/form-calls.ts';

/** Whom a withdrawal is to pay, judged and ready to be checked by the customer (FORM-245). */
export type EnteredPayee = {
  readonly kind: CredentialKind;
  /** What is sent once the customer has said yes. */
  readonly completion: Completion;
  /** The bank of an Sbp withdrawal. */
  readonly bankName?: string | undefined;
};

import type { CredentialKind } from '@tiyin/domain/requisites';
import type { Completion } from '../../form/form-calls.ts';

/** The validated payee of a withdrawal, to be checked by the customer (FORM-245). */
export type EnteredPayee = {
  readonly kind: CredentialKind;
  /** The data sent after the customer's confirmation. */
  readonly completion: Completion;
  /** The bank of an Sbp withdrawal. */
  readonly bankName?: string | undefined;
};

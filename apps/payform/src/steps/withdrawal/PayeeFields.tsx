import type { FormMethod } from '@tiyin/domain/payment-form';
import type { Completion, FormCalls } from '../../form/form-calls.ts';
import type { PayeeField } from '../../form/use-completion.ts';
import { NumberFields } from './NumberFields.tsx';
import { SbpFields } from './SbpFields.tsx';

/** What the fields of a payee take. */
export type PayeeFieldsProps = {
  /** What the method takes; a phone alone is an Sbp payee, which needs its bank. */
  readonly kind: 'card' | 'card-or-phone' | 'phone';
  readonly method: FormMethod;
  /** Of the HTML form, so that a button outside of it can send it. */
  readonly formId: string;
  readonly calls: Pick<FormCalls, 'banks'>;
  readonly onReach: (isReached: boolean) => void;
  readonly isCompleting: boolean;
  /** What the server refused last. */
  readonly refused: PayeeField | undefined;
  readonly onPayee: (payee: Completion) => void;
};

/** Whom a withdrawal pays: a card, a card or a phone, or a phone at a bank (section 2, Credential; decision 36). */
export function PayeeFields({ kind, calls, onReach, onPayee, ...rest }: PayeeFieldsProps) {
  // Enter sends the form also while its button does not.
  const send = (payee: Completion) => {
    if (!rest.isCompleting) onPayee(payee);
  };
  const props = { ...rest, onPayee: send };
  return kind === 'phone' ? (
    <SbpFields {...props} {...{ calls, onReach }} />
  ) : (
    <NumberFields {...props} takesPhone={kind === 'card-or-phone'} />
  );
}

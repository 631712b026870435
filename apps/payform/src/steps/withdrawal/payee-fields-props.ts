import type { PaymentMethod } from '@tiyin/domain/requisites';
import type { FormMethod } from '@tiyin/domain/payment-form';
import type { FormCalls } from '../../form/form-calls.ts';
import type { PayeeField } from '../../form/use-completion.ts';
import type { EnteredPayee } from './entered-payee.ts';

export type PayeeFieldsProps = {
  /** The method as this page knows it; undefined where it does not. */
  readonly known: PaymentMethod | undefined;
  readonly method: FormMethod;
  /** Of the HTML form, so that a button outside of it can send it. */
  readonly formId: string;
  readonly calls: Pick<FormCalls, 'banks'>;
  readonly onReach: (isReached: boolean) => void;
  readonly isCompleting: boolean;
  /** The latest refusal by the server. */
  readonly refused: PayeeField | undefined;
  /** The tab's storage key for the text. */
  readonly payeeKey: string;
  readonly onPayee: (payee: EnteredPayee) => void;
};

import type { TransactionEnd } from '@tiyin/api/types';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../texts/i18n.ts';

/** The declared outcome of money that was sent, as far as it is chosen. */
export interface OutcomeDraft {
  readonly status: TransactionEnd['status'] | undefined;
  /** Of the bank, for a payment. */
  readonly reference: string;
}

export interface OutcomeFieldsProps {
  readonly draft: OutcomeDraft;
  readonly onChange: (change: Partial<OutcomeDraft>) => void;
  /** The meaning of "It was not paid", and what is possible then; undefined where it was paid. */
  readonly notPaid: string | undefined;
  /** The form was sent: what is missing is marked from then on. */
  readonly isTried: boolean;
}

/** Nothing chosen yet. */
export const noOutcome: OutcomeDraft = { status: undefined, reference: '' };

/** Of money that left though it failed. */
export const paidOutcome: OutcomeDraft = { status: 'paid', reference: '' };

/** The outcome of a draft; undefined while none is chosen. */
export function outcomeOf({
  reference,
  status,
}: OutcomeDraft): Pick<TransactionEnd, 'status' | 'transferId'> | undefined {
  if (status === undefined) return undefined;
  return status === 'paid' ? { status, transferId: reference.trim() } : { status };
}

/** Paid, with the bank's reference, or not paid. */
export function OutcomeFields({ draft, isTried, notPaid, onChange }: OutcomeFieldsProps) {
  const { reference, status } = draft;
  const options = [
    { id: 'paid', label: i18n.t('It was paid'), description: i18n.t('The bank shows the debit.') },
    { id: 'failed', label: i18n.t('It was not paid'), description: notPaid ?? '' },
  ] as const;
  return (
    <>
      {notPaid !== undefined && (
        <RadioGroup
          name="status"
          label={i18n.t('Outcome')}
          options={options}
          value={status ?? null}
          onChange={(chosen) => onChange({ status: chosen })}
          isRequired
          {...(isTried && status === undefined && { errorMessage: i18n.t('Choose the outcome') })}
        />
      )}
      {status === 'paid' && (
        <TextField
          name="transferId"
          label={i18n.t('Bank’s reference')}
          description={i18n.t('Of the transfer that paid it.')}
          value={reference}
          onChange={(text) => onChange({ reference: text })}
          maxLength={128}
          isRequired
          requiredMessage={i18n.t('Give the bank’s reference')}
          autoComplete="off"
        />
      )}
    </>
  );
}

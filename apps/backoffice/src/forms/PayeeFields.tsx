import { sbpBanks } from '@tiyin/domain/references';
import {
  type PaymentMethod,
  payoutErrorTexts,
  readPayoutCredential,
} from '@tiyin/domain/requisites';
import { BankSelect } from '@tiyin/ui/payments/bank-select';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../texts/i18n.ts';
import { lateTexts } from '../texts/late-texts.ts';
import { knownText } from '../texts/known-text.ts';

/** The payee of a refund or a return as typed. */
export interface PayeeDraft {
  /** Card or phone. */
  readonly credential: string;
  /** The code of the payee's bank, for a method that needs one. */
  readonly bank: number | null;
}

export interface PayeeFieldsProps {
  readonly method: PaymentMethod;
  readonly draft: PayeeDraft;
  readonly onChange: (change: Partial<PayeeDraft>) => void;
  /** Whether the payee may be left out. */
  readonly isOptional?: boolean;
  readonly description: string;
}

const labels: Readonly<Record<PaymentMethod['credential'], string>> = lateTexts({
  card: () => i18n.t('Payee’s card number'),
  phone: () => i18n.t('Payee’s phone number'),
  'card-or-phone': () => i18n.t('Payee’s card or phone number'),
});

const banks = sbpBanks.map(({ aliases, code, name }) => ({ aliases, code: Number(code), name }));

/** Card or phone of a payee by the method that pays, and the bank where the method needs one (FORM-45). */
export function PayeeFields(props: PayeeFieldsProps) {
  const { description, draft, isOptional = false, method, onChange } = props;
  const label = labels[method.credential];
  const isEmpty = draft.credential.trim() === '';
  const validate = (text: string) => {
    if (isOptional && text.trim() === '') return null;
    const reading = readPayoutCredential(method.name, text);
    return reading.ok ? null : knownText(payoutErrorTexts[reading.error]);
  };
  return (
    <>
      <TextField
        name="credential"
        label={isOptional ? i18n.t('{label} (optional)', { label }) : label}
        description={description}
        value={draft.credential}
        onChange={(credential) => onChange({ credential })}
        validate={validate}
        inputMode={method.credential === 'card' ? 'numeric' : 'tel'}
        autoComplete="off"
        {...(!isOptional && {
          isRequired: true,
          requiredMessage: i18n.t('Give the payee’s number'),
        })}
      />
      {method.needsBank && !(isOptional && isEmpty) && (
        <BankSelect
          name="bank"
          label={i18n.t('Payee’s bank')}
          banks={banks}
          value={draft.bank}
          onChange={(bank) => onChange({ bank })}
          requiredMessage={knownText(payoutErrorTexts['no-bank'])}
          emptyText={i18n.t('Nothing found.')}
          foundText={(count) =>
            i18n.t('{count, plural, one {{count} bank found} other {{count} banks found}}', {
              count,
            })
          }
        />
      )}
    </>
  );
}

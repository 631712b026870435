import { sbpBanks } from '@tiyin/domain/references';
import {
  type PaymentMethod,
  payoutErrorTexts,
  readPayoutCredential,
} from '@tiyin/domain/requisites';
import { BankSelect } from '@tiyin/ui/payments/bank-select';
import { TextField } from '@tiyin/ui/text-field';
import type { RefundDraft } from './refund-draft.ts';

export interface RefundPayeeFieldsProps {
  readonly method: PaymentMethod;
  readonly draft: RefundDraft;
  readonly onChange: (change: Partial<RefundDraft>) => void;
}

const labels: Readonly<Record<PaymentMethod['credential'], string>> = {
  card: 'Payee’s card number (optional)',
  phone: 'Payee’s phone number (optional)',
  'card-or-phone': 'Payee’s card or phone number (optional)',
};

const banks = sbpBanks.map(({ aliases, code, name }) => ({ aliases, code: Number(code), name }));

/** The payee of a refund, by the method of its deposit; all empty where the customer names it (INVOICE-231). */
export function RefundPayeeFields({ draft, method, onChange }: RefundPayeeFieldsProps) {
  const validate = (text: string) => {
    if (text.trim() === '') return null;
    const reading = readPayoutCredential(method.name, text);
    return reading.ok ? null : payoutErrorTexts[reading.error];
  };
  return (
    <>
      <TextField
        name="credential"
        label={labels[method.credential]}
        description={`By ${method.displayName}. Leave it empty, and the customer names the payee on a form within 7 days.`}
        value={draft.credential}
        onChange={(credential) => onChange({ credential })}
        validate={validate}
        inputMode={method.credential === 'card' ? 'numeric' : 'tel'}
        autoComplete="off"
      />
      {method.needsBank && draft.credential.trim() !== '' && (
        <BankSelect
          name="bank"
          label="Payee’s bank"
          banks={banks}
          value={draft.bank}
          onChange={(bank) => onChange({ bank })}
          requiredMessage={payoutErrorTexts['no-bank']}
          foundText={(count) => `${count} banks found`}
        />
      )}
    </>
  );
}

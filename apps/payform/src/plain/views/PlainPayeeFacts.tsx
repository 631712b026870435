import type { FormCurrency } from '@tiyin/domain/payment-form';
import { sbpBankByCode } from '@tiyin/domain/references';
import { bankLabel } from '../../locales/bank-label.ts';
import { PayeeFacts } from '../../steps/withdrawal/PayeeFacts.tsx';
import type { CheckedPayee } from '../plain-context.ts';

export type PlainPayeeFactsProps = {
  readonly payee: CheckedPayee;
  readonly currency: FormCurrency;
};

/** The entered payee, to be compared digit by digit. */
export function PlainPayeeFacts({ payee, currency }: PlainPayeeFactsProps) {
  const { method, amount, credentialKind, value, bankCode } = payee;
  const bank = bankCode === undefined ? undefined : sbpBankByCode(bankCode);
  const bankName = bank && bankLabel(bank.name, bank.currentName);
  return (
    <PayeeFacts
      kind={credentialKind}
      credential={value}
      {...{ method, amount, currency, bankName }}
    />
  );
}

import { type PaymentMethod, readBankPayout, readRussianPhone } from '@tiyin/domain/requisites';
import { Form } from '@tiyin/ui/form';
import { PhoneField } from '@tiyin/ui/payments/phone-field';
import { useLocale } from '../../locales/Locale.tsx';
import { BankField } from './BankField.tsx';
import type { PayeeFieldsProps } from './payee-fields-props.ts';
import { useBanks } from './use-banks.ts';
import { useKeptPayee } from './use-kept-payee.ts';
import { useRefusal } from './use-refusal.ts';

export type SbpFieldsProps = PayeeFieldsProps & { readonly known: PaymentMethod };

/** A phone at a bank (FORM-42, FORM-44). A wrong first digit is reported at once. */
export function SbpFields(props: SbpFieldsProps) {
  const { known, method, formId, payeeKey, calls, onReach, isCompleting, refused, onPayee } = props;
  const { t } = useLocale();
  const [{ bank, text: phone }, change] = useKeptPayee(payeeKey, method.id);
  const ofPhone = useRefusal(refused, '/credential', t('payee.refused'));
  const ofBank = useRefusal(refused, '/bankCodeInteger', t('payee.no-bank'));
  const reading = readRussianPhone(phone);
  const isNotMobile = !reading.ok && reading.error === 'must-start-with-nine';
  const judge = (typed: string) => {
    const read = readRussianPhone(typed);
    return read.ok ? null : t(`payee.${read.error}`);
  };
  const list = useBanks({ calls, onReach });
  const bankOf = (wanted: number | null) =>
    list.kind === 'loaded' ? list.banks.find(({ code }) => code === wanted) : undefined;
  const send = () => {
    const payee = readBankPayout(known.name, bank ?? undefined, phone);
    if (!payee.ok) return;
    const { kind, value: credential, bankCodeInteger } = payee;
    onPayee({ kind, completion: { credential, bankCodeInteger }, bankName: bankOf(bank)?.name });
  };
  return (
    <Form
      id={formId}
      onSubmit={send}
      errors={refused === '/credential' ? ofPhone.errors : ofBank.errors}
    >
      <BankField
        value={bank}
        onChange={(code) => change({ bank: code })}
        isReadOnly={isCompleting}
        inputRef={ofBank.inputRef}
        list={list}
      />
      <PhoneField
        name="credential"
        label={t('payee.label.phone')}
        description={t('payee.check')}
        isRequired
        requiredMessage={t('payee.incomplete')}
        errorMessage={isNotMobile ? t('payee.must-start-with-nine') : undefined}
        foreignMessage={t('payee.not-russian')}
        value={phone}
        onChange={(typed) => change({ text: typed })}
        validate={judge}
        isReadOnly={isCompleting}
        inputRef={ofPhone.inputRef}
      />
    </Form>
  );
}

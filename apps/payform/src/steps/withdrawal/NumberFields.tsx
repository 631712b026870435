import { readPayoutCredential } from '@tiyin/domain/requisites';
import { Form } from '@tiyin/ui/form';
import { CardNumberField } from '@tiyin/ui/payments/card-number-field';
import { useLocale } from '../../locales/Locale.tsx';
import { completionOf } from './completion-of.ts';
import type { PayeeFieldsProps } from './payee-fields-props.ts';
import { useKeptPayee } from './use-kept-payee.ts';
import { useRefusal } from './use-refusal.ts';

export type NumberFieldsProps = Omit<PayeeFieldsProps, 'calls' | 'onReach'> & {
  readonly takesPhone: boolean;
};

/** A card number, or for X-country methods a card or phone number (FORM-37). */
export function NumberFields(props: NumberFieldsProps) {
  const { takesPhone, known, method, formId, payeeKey, isCompleting, refused, onPayee } = props;
  const { t } = useLocale();
  const [{ text }, change] = useKeptPayee(payeeKey, method.id);
  const { inputRef, errors } = useRefusal(refused, '/credential', t('payee.refused'));
  // A method that this page does not know yet is judged as any card.
  const name = known?.name ?? 'Tinkoff';
  const judge = (typed: string) => {
    const reading = readPayoutCredential(name, typed);
    return reading.ok ? null : t(`payee.${reading.error}`);
  };
  const now = readPayoutCredential(name, text);
  const isTooLong = !now.ok && now.error === 'too-many-digits';
  const send = () => {
    if (now.ok) onPayee({ kind: now.kind, completion: completionOf(now.kind, now.value) });
  };
  return (
    <Form id={formId} onSubmit={send} {...{ errors }}>
      <CardNumberField
        name="credential"
        label={t(takesPhone ? 'payee.label.card-or-phone' : 'payee.label.card')}
        description={t(takesPhone ? 'payee.plus' : 'payee.check')}
        isRequired
        requiredMessage={t('payee.empty')}
        errorMessage={isTooLong ? t('payee.too-many-digits') : undefined}
        value={text}
        onChange={(typed) => change({ text: typed })}
        validate={judge}
        isReadOnly={isCompleting}
        {...{ takesPhone, inputRef }}
      />
    </Form>
  );
}

import { sbpBanks } from '@tiyin/domain/references';
import type { PaymentMethod } from '@tiyin/domain/requisites';
import { bankLabel } from '../../locales/bank-label.ts';
import { useLocale } from '../../locales/Locale.tsx';
import type { PlainContext } from '../plain-context.ts';
import { PlainField } from './PlainField.tsx';

export type PlainPayeeFieldsProps = {
  readonly context: PlainContext;
  /** The method as this page knows it; undefined where it does not. */
  readonly known: PaymentMethod | undefined;
};

/** A payee (FORM-36). The banks of Sbp are a native select. */
export function PlainPayeeFields({ context, known }: PlainPayeeFieldsProps) {
  const { t } = useLocale();
  const kind = known?.credential ?? 'card';
  return (
    <>
      {known?.needsBank === true && (
        <PlainField context={context} name="bank" label={t('payee.bank')}>
          <option value="">{context.say('bank.choose')}</option>
          {sbpBanks.map(({ id, name, currentName, code }) => (
            <option key={id} value={Number(code)}>
              {bankLabel(name, currentName)}
            </option>
          ))}
        </PlainField>
      )}
      <PlainField
        context={context}
        name="credential"
        label={t(`payee.label.${kind}`)}
        description={t(kind === 'card-or-phone' ? 'payee.plus' : 'payee.check')}
        inputMode={kind === 'card' ? 'numeric' : 'tel'}
      />
    </>
  );
}

import type { FormCurrency, FormMethod } from '@tiyin/domain/payment-form';
import { maskCardOrPhone } from '@tiyin/domain/requisites';
import type { CredentialKind } from '@tiyin/domain/requisites';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { methodName } from '../../locales/method-name.ts';
import { fact, facts, number, term, value } from './PayeeFacts.css.ts';

export type PayeeFactsProps = {
  readonly method: FormMethod;
  /** In minor units. */
  readonly amount: number;
  readonly currency: FormCurrency;
  readonly kind: CredentialKind;
  /** In digits, without a plus. */
  readonly credential: string;
  readonly bankName?: string | undefined;
};

/**
 * The payee and the amount: the number grouped as on a card or in a phone book, to be compared
 * digit by digit.
 */
export function PayeeFacts(props: PayeeFactsProps) {
  const { method, amount, currency, kind, credential, bankName } = props;
  const { language, t } = useLocale();
  const shown = maskCardOrPhone(kind === 'phone' ? `+${credential}` : credential);
  const rows = [
    [t(`payee.label.${kind}`), shown, number],
    [t('payee.bank'), bankName, value],
    [t('method.label'), methodName(method, t), value],
    [t('amount.label'), amountWords(amount, currency, language), value],
  ] as const;
  return (
    <dl className={facts}>
      {rows.map(
        ([label, text, look]) =>
          text !== undefined && (
            <div key={label} className={fact}>
              <dt className={term}>{label}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import { plainAmount } from '@tiyin/domain/money';
import type { FormInit, IssuedRequisites } from '@tiyin/domain/payment-form';
import { withoutPlus } from '@tiyin/domain/requisites';
import { CopyLine, RequisiteCard } from '@tiyin/ui/payments/requisite-card';
import { copyMark } from '../../form/use-evidence.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { methodName } from '../../locales/method-name.ts';
import { lines } from './CredentialStep.css.ts';

export type RequisitesProps = {
  readonly init: FormInit;
  /** How much to send, in minor units. */
  readonly amount: number;
  readonly issued: Pick<IssuedRequisites, 'paymentMethodName' | 'credentials'>;
};

/** The destination and the other data for the customer's bank app, each with its own Copy. */
export function Requisites({ init, amount, issued }: RequisitesProps) {
  const { t } = useLocale();
  const { paymentMethodName: method, credentials } = issued;
  const { value, ...rest } = credentials;
  const isPhone = rest.type === 'by_mobile';
  const label = t(isPhone ? 'payee.label.phone' : 'card_number');
  const copy = { copyLabel: t('copy'), copiedLabel: t('copied'), byHandText: t('copy.by_hand') };
  const plain = plainAmount(amount, init.currencyInfo.dimension);
  return (
    <>
      <RequisiteCard
        cardNumber={value}
        label={label}
        ownerLabel={t('requisites.owner')}
        bankLabel={t('payee.bank')}
        method={method}
        methodName={methodName({ name: method }, t)}
        invalidPhoneLabel={t('phone_invalid')}
        {...rest}
      />
      <div className={lines} {...copyMark}>
        <CopyLine label={label} value={isPhone ? `+${withoutPlus(value)}` : value} {...copy} />
        <CopyLine label={t('amount.label')} value={plain} shown={plain} {...copy} />
      </div>
    </>
  );
}

import { plainAmount } from '@tiyin/domain/money';
import type { FormCredentials, FormState } from '@tiyin/domain/payment-form';
import { withoutPlus } from '@tiyin/domain/requisites';
import { CopyLine, RequisiteCard } from '@tiyin/ui/payments/requisite-card';
import { useLocale } from '../../locales/Locale.tsx';
import { methodName } from '../../locales/method-name.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { lines } from './CredentialStep.css.ts';

/** What the requisites take. */
export type RequisitesProps = {
  readonly state: FormState<'credential'>;
  readonly credentials: FormCredentials;
};

/** Where the money goes, and what the customer takes along to their bank's app, each with its own Copy. */
export function Requisites({
  state: { init, method, amount },
  credentials: { value, ...rest },
}: RequisitesProps) {
  const { t } = useLocale();
  const isPhone = rest.type === 'by_mobile';
  const label = t(isPhone ? 'payee.label.phone' : 'card_number');
  const copy = { copyLabel: t('copy'), copiedLabel: t('copied'), byHandText: t('copy.by_hand') };
  const plain = plainAmount(amount, init.currencyInfo.dimension);
  return (
    <>
      <RequisiteCard
        cardNumber={value}
        label={label}
        method={method.name}
        methodName={methodName(method)}
        invalidPhoneLabel={t('phone_invalid')}
        {...rest}
      />
      <div className={lines}>
        <CopyLine label={label} value={isPhone ? `+${withoutPlus(value)}` : value} {...copy} />
        <CopyLine label={t('amount.label')} value={plain} shown={plain} {...copy} />
        <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
      </div>
    </>
  );
}

import { plainAmount } from '@tiyin/domain/money';
import { withoutPlus } from '@tiyin/domain/requisites';
import { RequisiteCard } from '@tiyin/ui/payments/requisite-card';
import { methodName } from '../../locales/method-name.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { lines } from '../../steps/credential/CredentialStep.css.ts';
import type { RequisitesProps } from '../../steps/credential/Requisites.tsx';
import type { PlainContext } from '../plain-context.ts';
import { PlainLine } from './PlainLine.tsx';

/** The destination of the money, and the amount, for manual entry in a bank's app. */
export function PlainPayTo({
  context,
  init,
  amount,
  issued: { paymentMethodName: method, credentials },
}: RequisitesProps & { readonly context: Pick<PlainContext, 'say'> }) {
  const { t } = useLocale();
  const { value, ...rest } = credentials;
  const isPhone = rest.type === 'by_mobile';
  const label = t(isPhone ? 'payee.label.phone' : 'card_number');
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
      <div className={lines}>
        <PlainLine label={label} value={isPhone ? `+${withoutPlus(value)}` : value} />
        <PlainLine
          label={t('amount.label')}
          value={plainAmount(amount, init.currencyInfo.dimension)}
        />
        <p className={hint}>{context.say('copy.hint')}</p>
      </div>
    </>
  );
}

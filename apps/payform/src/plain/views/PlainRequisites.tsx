import { plainAmount } from '@tiyin/domain/money';
import type { FormCredentials } from '@tiyin/domain/payment-form';
import { withoutPlus } from '@tiyin/domain/requisites';
import { Button } from '@tiyin/ui/button';
import { Money } from '@tiyin/ui/payments/money';
import { RequisiteCard } from '@tiyin/ui/payments/requisite-card';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { methodName } from '../../locales/method-name.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { amountBlock, lines } from '../../steps/credential/CredentialStep.css.ts';
import { backFrom } from './back-from.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

/** What the requisites take. */
export type PlainRequisitesProps = PlainStepProps<'credential'> & {
  readonly credentials: FormCredentials;
};

/** Credential of a deposit: where to send the money, and exactly how much (section 2). */
export function PlainRequisites({ scene, state, credentials }: PlainRequisitesProps) {
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { currencyInfo: currency } = init;
  const { value, ...rest } = credentials;
  const isPhone = rest.type === 'by_mobile';
  const label = t(isPhone ? 'payee.label.phone' : 'card_number');
  return (
    <StepLayout
      footer={
        <>
          <PlainTimeLeft scene={scene} />
          <Button variant="primary" size="lg" isWide type="submit" form="paid-form">
            {t('have_paid')}
          </Button>
        </>
      }
    >
      <StepHeader step="credential" title={t('header.credential')} takesFocus={false} />
      <div className={amountBlock}>
        <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />
        <p className={hint}>{t('credential.exact')}</p>
      </div>
      <RequisiteCard
        cardNumber={value}
        label={label}
        method={method.name}
        methodName={methodName(method)}
        invalidPhoneLabel={t('phone_invalid')}
        {...rest}
      />
      <div className={lines}>
        <PlainLine label={label} value={isPhone ? `+${withoutPlus(value)}` : value} />
        <PlainLine label={t('amount.label')} value={plainAmount(amount, currency.dimension)} />
        <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
        <p className={hint}>{scene.say('copy.hint')}</p>
      </div>
      <PlainForm id="paid-form" action="paid" hidden={{ minor: amount }} />
      <p className={hint}>
        {t('credential.after')} {t('countdown.at_zero')}
      </p>
      <PlainLinks scene={scene} again={{ kind: 'requisites' }} back={backFrom(state)} />
    </StepLayout>
  );
}

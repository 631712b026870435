import type { FormCredentials } from '@tiyin/domain/payment-form';
import { Button } from '@tiyin/ui/button';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { AdjustedAmount } from '../../steps/credential/AdjustedAmount.tsx';
import { amountBlock } from '../../steps/credential/CredentialStep.css.ts';
import { requisitesSeconds } from '../reload.ts';
import { backFrom } from './back-from.ts';
import { link, links } from './Plain.css.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import { PlainPayTo } from './PlainPayTo.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

export type PlainRequisitesProps = PlainStepProps<'credential'> & {
  readonly credentials: FormCredentials;
};

/** Credential of a deposit: where to send the money, and exactly how much (FORM-26). */
export function PlainRequisites({ context, state, credentials }: PlainRequisitesProps) {
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { addressOf, place, say } = context;
  const isStill = place.kind === 'still';
  const { currencyInfo: currency } = init;
  return (
    <StepLayout
      footer={
        <>
          <PlainTimeLeft context={context} />
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
        <AdjustedAmount init={init} amount={amount} />
      </div>
      <PlainPayTo
        context={context}
        issued={{ paymentMethodName: method.name, credentials }}
        {...{ init, amount }}
      />
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <PlainForm id="paid-form" action="paid" hidden={{ minor: amount }} />
      <p className={hint}>
        {t('credential.after')} {t('credential.foot')}
      </p>
      {!isStill && (
        <p className={hint}>{say('reload.every', { seconds: String(requisitesSeconds) })}</p>
      )}
      <p className={links}>
        <a className={link} href={addressOf({ kind: isStill ? 'requisites' : 'still' })}>
          {say(isStill ? 'reload.start' : 'reload.stop')}
        </a>
      </p>
      <PlainLinks context={context} again={{ kind: 'requisites' }} back={backFrom(state)} />
    </StepLayout>
  );
}

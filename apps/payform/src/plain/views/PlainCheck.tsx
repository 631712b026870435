import { Button } from '@tiyin/ui/button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import type { CheckedPayee } from '../plain-context.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainPayeeFacts } from './PlainPayeeFacts.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

export type PlainCheckProps = PlainStepProps<'credential'> & { readonly payee: CheckedPayee };

/** The payee and the amount, and the question whether to send it (FORM-245). */
export function PlainCheck({ context, state, payee }: PlainCheckProps) {
  const { language, t } = useLocale();
  const { currencyInfo: currency, invoiceId } = state.init;
  const { method, amount, typed } = payee;
  const hidden = { method: method.id, minor: amount, ...typed };
  return (
    <StepLayout
      footer={
        <>
          <PlainTimeLeft context={context} />
          <Button variant="primary" size="lg" isWide type="submit" form="yes-form">
            {t('send.yes', { amount: amountWords(amount, currency, language) })}
          </Button>
        </>
      }
    >
      <StepHeader step="check" title={t('header.check')} takesFocus={false} />
      <PlainPayeeFacts {...{ payee, currency }} />
      <p>{t('payee.check')}</p>
      <PlainForm id="yes-form" action="payee-yes" hidden={hidden} />
      <PlainForm id="change-form" action="payee-change" hidden={hidden}>
        <Button size="lg" isWide type="submit">
          {t('payee.change')}
        </Button>
      </PlainForm>
      <PlainLine label={t('payment_id')} value={invoiceId} isIdentifier />
      <p className={hint}>
        {t('withdrawal.after')} {t('withdrawal.at_zero')}
      </p>
      <PlainLinks context={context} again={{ kind: 'present' }} />
    </StepLayout>
  );
}

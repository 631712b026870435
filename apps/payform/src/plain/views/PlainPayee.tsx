import { methodByName } from '@tiyin/domain/requisites';
import { Button } from '@tiyin/ui/button';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { backFrom } from './back-from.ts';
import { PlainChosenMethod } from './PlainChosenMethod.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainPayeeFields } from './PlainPayeeFields.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

/** Credential of a withdrawal: the payee (FORM-36). The banks of Sbp are a native select. */
export function PlainPayee({ context, state }: PlainStepProps<'credential'>) {
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { currencyInfo: currency } = init;
  const known = methodByName(method.name);
  const kind = known?.credential ?? 'card';
  return (
    <StepLayout
      footer={
        <>
          <PlainTimeLeft context={context} />
          <Button variant="primary" size="lg" isWide type="submit" form="payee-form">
            {t('send', { amount: amountWords(amount, currency, language) })}
          </Button>
        </>
      }
    >
      <StepHeader step="credential" title={t(`header.payee.${kind}`)} takesFocus={false} />
      <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />
      <PlainChosenMethod method={method} />
      <PlainForm id="payee-form" action="payee" hidden={{ method: method.id, minor: amount }}>
        <PlainPayeeFields context={context} known={known} />
      </PlainForm>
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <p className={hint}>
        {t('withdrawal.check_next')} {t('withdrawal.at_zero')}
      </p>
      <PlainLinks context={context} again={context.place} back={backFrom(state)} />
    </StepLayout>
  );
}

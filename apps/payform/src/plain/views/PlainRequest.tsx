import { Button } from '@tiyin/ui/button';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { backFrom } from './back-from.ts';
import { error } from './Plain.css.ts';
import { PlainChosenMethod } from './PlainChosenMethod.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

/**
 * Credential of a deposit without requisites: opening a page never assigns any (FORM-71), so a
 * button requests them, also when no account was free.
 */
export function PlainRequest({ context, state }: PlainStepProps<'credential'>) {
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { say, place, problem, alternatives = [] } = context;
  const wasInVain = place.kind === 'waiting';
  return (
    <StepLayout
      footer={
        <>
          <PlainTimeLeft context={context} />
          <Button variant="primary" size="lg" isWide type="submit" form="ask-form">
            {wasInVain ? t('try_again') : say('amount.show')}
          </Button>
        </>
      }
    >
      <StepHeader
        step="credential"
        title={wasInVain ? say('wait.title') : t('header.init')}
        takesFocus={false}
      />
      <Money {...{ amount, language }} currency={init.currencyInfo} size="xl" fraction="trimmed" />
      <PlainChosenMethod method={method} />
      {problem !== undefined && (
        <p role="alert" className={error}>
          {problem.text}
        </p>
      )}
      <p className={hint}>
        {say(wasInVain ? 'wait.text' : 'ask.text')} {t('countdown.at_zero')}
      </p>
      {alternatives.length > 0 && (
        <PlainForm id="nearby-form" action="ask" hidden={{ method: method.id }}>
          <p>{t('wait.nearby')}</p>
          {alternatives.map((nearby) => (
            <Button key={nearby} size="lg" isWide type="submit" name="minor" value={String(nearby)}>
              {amountWords(nearby, init.currencyInfo, language)}
            </Button>
          ))}
        </PlainForm>
      )}
      <PlainForm id="ask-form" action="ask" hidden={{ method: method.id, minor: amount }} />
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <PlainLinks context={context} again={place} back={backFrom(state)} />
    </StepLayout>
  );
}

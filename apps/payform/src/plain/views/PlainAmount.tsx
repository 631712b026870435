import { plainAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { useLimitsWords } from '../../locales/use-limits-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { stepTitle } from '../../locales/step-title.ts';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { error } from './Plain.css.ts';
import { PlainChosenMethod } from './PlainChosenMethod.tsx';
import { PlainField } from './PlainField.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

/** Init: the amount is typed, since steps and chips need a script; one that is fixed is only read. */
export function PlainAmount({ context, state }: PlainStepProps<'init'>) {
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { currencyInfo: currency } = init;
  const { say, problem, addressOf } = context;
  const limitsWords = useLimitsWords(currency);
  const isDeposit = init.type === 'Deposit';
  const again = { kind: 'amount', methodId: method.id, amount } as const;
  const limits = `${t('limit.label')}: ${limitsWords(method)}`;
  return (
    <StepLayout
      footer={
        <>
          <PlainTimeLeft context={context} />
          <Button variant="primary" size="lg" isWide type="submit" form="amount-form">
            {say(isDeposit ? 'amount.show' : 'amount.next')}
          </Button>
        </>
      }
    >
      <StepHeader step="init" title={t(stepTitle(state))} takesFocus={false} />
      <PlainChosenMethod
        method={method}
        changeAt={init.methods.length > 1 && addressOf({ kind: 'method' })}
      />
      <PlainForm
        id="amount-form"
        action={init.canChangeAmount ? 'amount' : 'ask'}
        hidden={{ method: method.id, ...(!init.canChangeAmount && { minor: amount }) }}
      >
        {init.canChangeAmount ? (
          <PlainField
            context={context}
            name="amount"
            label={`${t('amount.label')}, ${currency.code}`}
            description={limits}
            initial={plainAmount(amount, currency.dimension)}
            inputMode="decimal"
            isFigure
          />
        ) : (
          <>
            <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />
            <p className={hint}>{limits}</p>
            {problem !== undefined && <p className={error}>{problem.text}</p>}
          </>
        )}
      </PlainForm>
      <p className={hint}>
        {isDeposit
          ? `${t('init.next')} ${t('countdown.at_zero')}`
          : `${t('withdrawal.next')} ${t('withdrawal.at_zero')}`}
      </p>
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <PlainLinks
        context={context}
        again={again}
        back={init.methods.length > 1 && { kind: 'method' }}
      />
    </StepLayout>
  );
}

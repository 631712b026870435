import { canChooseMethod } from '@tiyin/domain/payment-form';
import type { FormInit } from '@tiyin/domain/payment-form';
import { MethodList } from '@tiyin/ui/payments/method-list';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { TimeLeftLine } from '../../form/TimeLeftLine.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { methodName } from '../../locales/method-name.ts';
import { nextWords } from '../../locales/next-words.ts';
import { useLimitsWords } from '../../locales/use-limits-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';

export type MethodStepProps = {
  readonly init: FormInit;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  readonly onChoose: (methodId: number) => void;
};

/** Method: how the customer pays (FORM-18). Methods that cannot take a fixed amount are not on offer. */
export function MethodStep({ init, timeLeft, takesFocus, onChoose }: MethodStepProps) {
  const { language, t } = useLocale();
  const isDeposit = init.type === 'Deposit';
  const { amount, currencyInfo: currency } = init;
  const limitsWords = useLimitsWords(currency);
  const methods = init.methods
    .filter((method) => canChooseMethod(init, method))
    .map((method) => ({
      id: method.id,
      method: method.name,
      name: methodName(method, t),
      limits: limitsWords(method),
    }));
  const title = t(isDeposit ? 'header.method' : 'header.method.payout');
  return (
    <StepLayout>
      <StepHeader step="method" title={title} takesFocus={takesFocus} />
      {!init.canChangeAmount && (
        <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />
      )}
      <MethodList label={title} methods={methods} onChoose={onChoose} />
      <TimeLeftLine timeLeft={timeLeft} />
      <p className={hint}>
        {t(nextWords(init))} {t(isDeposit ? 'countdown.at_zero' : 'withdrawal.at_zero')}
      </p>
      <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
    </StepLayout>
  );
}

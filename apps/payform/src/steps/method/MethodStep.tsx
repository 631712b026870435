import { canChooseMethod } from '@tiyin/domain/payment-form';
import type { FormInit } from '@tiyin/domain/payment-form';
import { MethodList } from '@tiyin/ui/payments/method-list';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { TimeLeftLine } from '../../form/TimeLeftLine.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { methodName } from '../../locales/method-name.ts';
import { useLimitsWords } from '../../locales/use-limits-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';

/** What the choice of a method takes. */
export type MethodStepProps = {
  readonly init: FormInit;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  readonly onChoose: (methodId: number) => void;
};

/** Method: how the customer pays (section 2). Methods that cannot take a fixed amount are not on offer. */
export function MethodStep({ init, timeLeft, takesFocus, onChoose }: MethodStepProps) {
  const { t } = useLocale();
  const limitsWords = useLimitsWords(init.currencyInfo);
  const methods = init.methods
    .filter((method) => canChooseMethod(init, method))
    .map((method) => ({
      id: method.id,
      method: method.name,
      name: methodName(method),
      limits: limitsWords(method),
    }));
  return (
    <StepLayout>
      <StepHeader step="method" title={t('header.method')} takesFocus={takesFocus} />
      <MethodList label={t('header.method')} methods={methods} onChoose={onChoose} />
      <TimeLeftLine timeLeft={timeLeft} />
    </StepLayout>
  );
}

import { canChooseMethod } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { MethodList } from '@tiyin/ui/payments/method-list';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { methodName } from '../../locales/method-name.ts';
import { nextWords } from '../../locales/next-words.ts';
import { stepTitle } from '../../locales/step-title.ts';
import { useLimitsWords } from '../../locales/use-limits-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import type { PlainContext } from '../plain-context.ts';
import { error } from './Plain.css.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainLinks } from './PlainLinks.tsx';
import { PlainTimeLeft } from './PlainTimeLeft.tsx';

export type PlainStepProps<Step extends FormState['step']> = {
  readonly context: PlainContext;
  readonly state: FormState<Step>;
};

const ignore = () => {};

/** Method: each is a button that posts itself. */
export function PlainMethod({ context, state }: PlainStepProps<'method'>) {
  const { init } = state;
  const { language, t } = useLocale();
  const { amount, currencyInfo: currency } = init;
  const title = t(stepTitle(state));
  const limitsWords = useLimitsWords(currency);
  const methods = init.methods
    .filter((method) => canChooseMethod(init, method))
    .map((method) => ({
      id: method.id,
      method: method.name,
      name: methodName(method, t),
      limits: limitsWords(method),
    }));
  return (
    <StepLayout>
      <StepHeader step="method" title={title} takesFocus={false} />
      {!init.canChangeAmount && (
        <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />
      )}
      {context.problem !== undefined && (
        <p role="alert" className={error}>
          {context.problem.text}
        </p>
      )}
      <PlainForm id="choose" action="method">
        <MethodList name="method" label={title} methods={methods} onChoose={ignore} />
      </PlainForm>
      <PlainTimeLeft context={context} />
      <p className={hint}>
        {t(nextWords(init))}{' '}
        {t(init.type === 'Deposit' ? 'countdown.at_zero' : 'withdrawal.at_zero')}
      </p>
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <PlainLinks context={context} again={{ kind: 'method' }} />
    </StepLayout>
  );
}

import {
  decreaseAmount,
  increaseAmount,
  isWithinMethodLimits,
  quickAmounts,
} from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { formatAmount } from '@tiyin/domain/money';
import { AmountStepper } from '@tiyin/ui/payments/amount-stepper';
import { QuickAmounts } from '@tiyin/ui/payments/quick-amounts';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { TimedButton } from '../../form/TimedButton.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { stepTitle } from '../../locales/step-title.ts';
import { useLimitsWords } from '../../locales/use-limits-words.ts';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { ChosenMethod } from './ChosenMethod.tsx';
import { limits } from './InitStep.css.ts';
import { useTypedAmount } from './use-typed-amount.ts';

/** Amounts are minor units. */
export type InitStepProps = {
  readonly state: FormState<'init'>;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  readonly onAmount: (amount: number) => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
};

/** Init: how much (FORM-20). An amount that the method does not take cannot be confirmed. */
export function InitStep({
  state,
  timeLeft,
  takesFocus,
  onAmount,
  onConfirm,
  onBack,
}: InitStepProps) {
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { currencyInfo: currency } = init;
  const isDeposit = init.type === 'Deposit';
  const limitsWords = useLimitsWords(currency);
  const figure = (minorUnits: number) =>
    formatAmount(minorUnits, currency.dimension, { language, fraction: 'trimmed' });
  const { entry, isWrong, forget } = useTypedAmount({ state, onAmount });
  const choose = (next: number) => {
    forget();
    onAmount(next);
  };
  const step = (next: number | null) =>
    init.canChangeAmount && next !== null ? () => choose(next) : null;
  const isAllowed = (quick: number) =>
    init.canChangeAmount &&
    isWithinMethodLimits(quick, method) &&
    quick >= currency.minValue &&
    quick <= currency.maxValue;
  return (
    <StepLayout
      footer={
        <TimedButton
          timeLeft={timeLeft}
          isDisabled={isWrong || !isWithinMethodLimits(amount, method)}
          onPress={onConfirm}
        >
          <span>
            {t(isDeposit ? 'deposit' : 'withdrawal', {
              amount: amountWords(amount, currency, language),
            })}
          </span>
        </TimedButton>
      }
    >
      <StepHeader step="init" title={t(stepTitle(state))} takesFocus={takesFocus} />
      <ChosenMethod method={method} {...(init.methods.length > 1 && { onChange: onBack })} />
      <p className={limits}>
        <span>{t('limit.label')}</span>
        <span>{limitsWords(method)}</span>
      </p>
      <AmountStepper
        label={t('amount.label')}
        amount={figure(amount)}
        unit={currency.code}
        decreaseLabel={t('amount.decrease')}
        increaseLabel={t('amount.increase')}
        entry={entry}
        onDecrease={step(decreaseAmount(amount, currency))}
        onIncrease={step(increaseAmount(amount, currency))}
      />
      <QuickAmounts
        label={t('amount.quick')}
        amounts={quickAmounts.map((quick) => ({
          amount: quick,
          label: figure(quick),
          isAllowed: isAllowed(quick),
        }))}
        value={amount}
        onChoose={choose}
      />
      <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
      <p className={hint}>
        {isDeposit
          ? `${t('init.next')} ${t('countdown.at_zero')}`
          : `${t('withdrawal.next')} ${t('withdrawal.at_zero')}`}
      </p>
    </StepLayout>
  );
}

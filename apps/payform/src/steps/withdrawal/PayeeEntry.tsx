import { canGoBack, isAnswered } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { methodByName } from '@tiyin/domain/requisites';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { Spinner } from '@tiyin/ui/spinner';
import type { FormCalls } from '../../form/form-calls.ts';
import type { PayeeField } from '../../form/use-completion.ts';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { CompleteButton } from '../credential/CompleteButton.tsx';
import { wait } from '../credential/wait.css.ts';
import { ChosenMethod } from '../init/ChosenMethod.tsx';
import type { EnteredPayee } from './entered-payee.ts';
import { PayeeFields } from './PayeeFields.tsx';

export type PayeeEntryProps = {
  readonly state: FormState<'credential'>;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  /** The number of returns from the check: the heading gets the focus again. */
  readonly returns: number;
  readonly calls: Pick<FormCalls, 'banks'>;
  readonly onReach: (isReached: boolean) => void;
  /** The payee is being sent. */
  readonly isCompleting: boolean;
  readonly refused: PayeeField | undefined;
  /** The tab's storage key for the text. */
  readonly payeeKey: string;
  readonly onBack: () => void;
  readonly onPayee: (payee: EnteredPayee) => void;
};

const formId = 'payee';

/**
 * Credential of a withdrawal: the payee (FORM-36); a spinner until the amount is stored (FORM-35).
 */
export function PayeeEntry(props: PayeeEntryProps) {
  const { state, timeLeft, takesFocus, returns, isCompleting, onBack, onPayee, ...rest } = props;
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { currencyInfo: currency } = init;
  const known = methodByName(method.name);
  const kind = known?.credential ?? 'card';
  const isReady = isAnswered(state);
  const words = amountWords(amount, currency, language);
  return (
    <StepLayout
      footer={
        <CompleteButton
          label={t('send', { amount: words })}
          type="submit"
          form={formId}
          isDisabled={!isReady}
          {...{ timeLeft, isCompleting }}
        />
      }
    >
      <StepHeader
        step={`credential ${returns}`}
        title={t(`header.payee.${kind}`)}
        takesFocus={takesFocus || returns > 0}
        {...(canGoBack(init) &&
          !isCompleting && { back: { label: t('button.back'), onPress: onBack } })}
      />
      <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />
      <ChosenMethod method={method} />
      {isReady ? (
        // Only as high as its fields, in any window.
        <div>
          <PayeeFields {...{ ...rest, known, formId, method, isCompleting, onPayee }} />
        </div>
      ) : (
        <div className={wait}>
          <Spinner label={t('in_progress')} size="lg" />
        </div>
      )}
      <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
      <p className={hint}>
        {t('withdrawal.check_next')} {t('withdrawal.at_zero')}
      </p>
    </StepLayout>
  );
}

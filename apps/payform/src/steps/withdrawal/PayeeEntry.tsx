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

/** What the entry of a payee takes. */
export type PayeeEntryProps = {
  readonly state: FormState<'credential'>;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  /** How often the customer came back from the check: the heading has the focus anew. */
  readonly returns: number;
  readonly calls: Pick<FormCalls, 'banks'>;
  readonly onReach: (isReached: boolean) => void;
  /** The server is being told whom to pay. */
  readonly isCompleting: boolean;
  readonly refused: PayeeField | undefined;
  /** Where this tab keeps what is typed. */
  readonly payeeKey: string;
  readonly onBack: () => void;
  readonly onPayee: (payee: EnteredPayee) => void;
};

const formId = 'payee';

/** Credential of a withdrawal: whom to pay (FORM-36); a spinner until the amount has come (FORM-35). */
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
        // No higher than its fields, whatever room there is below them.
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

import type { FormState } from '@tiyin/domain/payment-form';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { CompleteButton } from '../credential/CompleteButton.tsx';
import type { EnteredPayee } from './entered-payee.ts';
import { PayeeFacts } from './PayeeFacts.tsx';
import { usePressDelay } from './use-press-delay.ts';

export type CheckPayeeProps = {
  readonly state: FormState<'credential'>;
  readonly entered: EnteredPayee;
  readonly timeLeft: TimeLeft;
  /** The payee is being sent. */
  readonly isCompleting: boolean;
  readonly onChange: () => void;
  readonly onSend: () => void;
};

/**
 * The payee and the amount, and the question whether to send it: sent money does not come back
 * (FORM-245).
 */
export function CheckPayee(props: CheckPayeeProps) {
  const { state, entered, timeLeft, isCompleting, onChange, onSend } = props;
  const { language, t } = useLocale();
  const { init, method, amount } = state;
  const { currencyInfo: currency } = init;
  const isLookedAt = usePressDelay();
  const { kind, completion, bankName } = entered;
  return (
    <StepLayout
      footer={
        <CompleteButton
          label={t('send.yes', { amount: amountWords(amount, currency, language) })}
          isDisabled={!isLookedAt}
          onPress={onSend}
          {...{ timeLeft, isCompleting }}
        />
      }
    >
      <StepHeader
        step="check"
        title={t('header.check')}
        takesFocus
        {...(!isCompleting && { back: { label: t('button.back'), onPress: onChange } })}
      />
      <PayeeFacts
        credential={completion.credential}
        {...{ method, amount, currency, kind, bankName }}
      />
      <p>{t('payee.check')}</p>
      {!isCompleting && (
        <ActionButton variant="secondary" onPress={onChange}>
          {t('payee.change')}
        </ActionButton>
      )}
      <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
      <p className={hint}>
        {t('withdrawal.after')} {t('withdrawal.at_zero')}
      </p>
    </StepLayout>
  );
}

import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { methodByName } from '@tiyin/domain/requisites';
import { Banner } from '@tiyin/ui/banner';
import { Money } from '@tiyin/ui/payments/money';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { TimeLeftLine } from '../../form/TimeLeftLine.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { ChosenMethod } from '../init/ChosenMethod.tsx';
import { CompleteButton } from './CompleteButton.tsx';
import { AdjustedAmount } from './AdjustedAmount.tsx';
import { amountBlock, footNote, place } from './CredentialStep.css.ts';
import { Requisites } from './Requisites.tsx';
import { WaitingForAccount } from './WaitingForAccount.tsx';

export type CredentialStepProps = {
  readonly state: FormState<'credential'>;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  /** "I have paid" is being sent. */
  readonly isCompleting: boolean;
  readonly onBack: () => void;
  /** The customer waits no longer for an account. */
  readonly onLeaveWait: () => void;
  /** Called with the chosen nearby amount. */
  readonly onAlternative: (amount: number) => void;
  /** Called with the paid requisites. */
  readonly onPaid: (credential: string) => void;
};

const noticeWords = {
  changed: 'requisites.changed',
  'amounts-used-up': 'requisites.amounts_used_up',
} as const;

/**
 * Credential: the destination and the exact amount (FORM-26); a spinner until an account is found.
 * For a withdrawal, the view until its own script is loaded.
 */
export function CredentialStep(props: CredentialStepProps) {
  const { state, timeLeft, takesFocus, isCompleting, onBack, onLeaveWait, onPaid } = props;
  const { onAlternative } = props;
  const { language, t } = useLocale();
  const { init, method, amount, credentials, notice } = state;
  const { currencyInfo: currency } = init;
  const isDeposit = init.type === 'Deposit';
  const kind = methodByName(method.name)?.credential ?? 'card';
  const header = (
    <StepHeader
      step="credential"
      title={t(isDeposit ? 'header.credential' : `header.payee.${kind}`)}
      takesFocus={takesFocus}
      {...(canGoBack(init) &&
        !isCompleting && { back: { label: t('button.back'), onPress: onBack } })}
    />
  );
  const money = <Money {...{ amount, currency, language }} size="xl" fraction="trimmed" />;
  if (credentials === undefined) {
    return (
      <StepLayout
        footer={
          <div className={place}>
            <TimeLeftLine timeLeft={timeLeft} />
          </div>
        }
      >
        {header}
        {money}
        {!isDeposit && <ChosenMethod method={method} />}
        <WaitingForAccount state={state} onLeave={onLeaveWait} {...{ onAlternative }} />
      </StepLayout>
    );
  }
  return (
    <StepLayout
      footer={
        <>
          <p className={footNote}>{t('credential.foot')}</p>
          <CompleteButton
            label={t('have_paid')}
            onPress={() => onPaid(credentials.value)}
            {...{ timeLeft, isCompleting }}
          />
        </>
      }
    >
      {header}
      {notice !== undefined && (
        <Banner tone="warning" isNews>
          {t(noticeWords[notice])}
        </Banner>
      )}
      <div className={amountBlock}>
        {money}
        <p className={hint}>{t('credential.exact')}</p>
        <AdjustedAmount init={init} amount={amount} />
      </div>
      <Requisites issued={{ paymentMethodName: method.name, credentials }} {...{ init, amount }} />
      <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
      <p className={hint}>{t('credential.after')}</p>
    </StepLayout>
  );
}

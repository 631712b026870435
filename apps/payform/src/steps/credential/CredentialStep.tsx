import { plainAmount } from '@tiyin/domain/money';
import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormCredentials, FormState } from '@tiyin/domain/payment-form';
import { methodByName, withoutPlus } from '@tiyin/domain/requisites';
import { Money } from '@tiyin/ui/payments/money';
import { CopyLine, RequisiteCard } from '@tiyin/ui/payments/requisite-card';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { Spinner } from '@tiyin/ui/spinner';
import { TimeLeftLine } from '../../form/TimeLeftLine.tsx';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { methodName } from '../../locales/method-name.ts';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { amountBlock, lines, wait } from './CredentialStep.css.ts';
import { ChosenMethod } from '../init/ChosenMethod.tsx';
import { CompleteButton } from './CompleteButton.tsx';

/** What the requisites take. */
export type CredentialStepProps = {
  readonly state: FormState<'credential'>;
  readonly timeLeft: TimeLeft;
  readonly takesFocus: boolean;
  /** "I have paid" is being told to the server. */
  readonly isCompleting: boolean;
  readonly onBack: () => void;
  /** Told the requisites that were paid to. */
  readonly onPaid: (credential: string) => void;
};

/**
 * Credential: where to send the money, and exactly how much (section 2); a spinner until an account is found. Of a
 * withdrawal, what can be seen before the script of its own step is there.
 */
export function CredentialStep({
  state,
  timeLeft,
  takesFocus,
  isCompleting,
  onBack,
  onPaid,
}: CredentialStepProps) {
  const { language, t } = useLocale();
  const { init, method, amount, credentials } = state;
  const isDeposit = init.type === 'Deposit';
  const kind = methodByName(method.name)?.credential ?? 'card';
  const waiting = t(isDeposit ? 'credential.waiting' : 'in_progress');
  const back =
    canGoBack(init) && !isCompleting ? { back: { label: t('button.back'), onPress: onBack } } : {};
  const header = (
    <StepHeader
      step="credential"
      title={t(isDeposit ? 'header.credential' : `header.payee.${kind}`)}
      takesFocus={takesFocus}
      {...back}
    />
  );
  const money = (
    <Money
      amount={amount}
      currency={init.currencyInfo}
      size="xl"
      language={language}
      fraction="trimmed"
    />
  );
  if (credentials === undefined) {
    return (
      <StepLayout>
        {header}
        {money}
        {!isDeposit && <ChosenMethod method={method} />}
        <div className={wait}>
          <Spinner label={waiting} size="lg" />
          <p role="status">{waiting}</p>
        </div>
        <TimeLeftLine timeLeft={timeLeft} />
      </StepLayout>
    );
  }
  return (
    <StepLayout
      footer={
        <CompleteButton
          label={t('have_paid')}
          onPress={() => onPaid(credentials.value)}
          {...{ timeLeft, isCompleting }}
        />
      }
    >
      {header}
      <div className={amountBlock}>
        {money}
        <p className={hint}>{t('credential.exact')}</p>
      </div>
      <Requisites state={state} credentials={credentials} />
      <p className={hint}>
        {t('credential.after')} {t('countdown.at_zero')}
      </p>
    </StepLayout>
  );
}

function Requisites({
  state: { init, method, amount },
  credentials: { value, ...rest },
}: {
  readonly state: FormState<'credential'>;
  readonly credentials: FormCredentials;
}) {
  const { t } = useLocale();
  const isPhone = rest.type === 'by_mobile';
  const label = t(isPhone ? 'payee.label.phone' : 'card_number');
  const copy = { copyLabel: t('copy'), copiedLabel: t('copied') };
  const plain = plainAmount(amount, init.currencyInfo.dimension);
  return (
    <>
      <RequisiteCard
        cardNumber={value}
        label={label}
        method={method.name}
        methodName={methodName(method)}
        invalidPhoneLabel={t('phone_invalid')}
        {...rest}
      />
      <div className={lines}>
        <CopyLine label={label} value={isPhone ? `+${withoutPlus(value)}` : value} {...copy} />
        <CopyLine label={t('amount.label')} value={plain} shown={plain} {...copy} />
        <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
      </div>
    </>
  );
}

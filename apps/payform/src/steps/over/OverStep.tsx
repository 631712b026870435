import type { FormState } from '@tiyin/domain/payment-form';
import { Banner } from '@tiyin/ui/banner';
import { Spinner } from '@tiyin/ui/spinner';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { wait } from '../credential/wait.css.ts';

export type OverStepProps = {
  readonly state: FormState<'method' | 'init' | 'credential'>;
  /** Without the network no request is possible. */
  readonly isConnectionLost: boolean;
};

/**
 * The countdown is over, and the server has not yet reported the status: no requisites, and nothing
 * to press (FORM-204).
 */
export function OverStep({ state, isConnectionLost }: OverStepProps) {
  const { t } = useLocale();
  const { init } = state;
  const isDeposit = init.type === 'Deposit';
  const wasShown = state.step === 'credential' && state.credentials !== undefined;
  return (
    <StepLayout>
      <StepHeader step="over" title={t('over.title')} takesFocus />
      {isDeposit && (
        <Banner tone="warning" isNews>
          {t('over.text')}
        </Banner>
      )}
      {wasShown && <p>{t('over.sent')}</p>}
      {!isDeposit && <p>{t('over.payout')}</p>}
      <div className={wait}>
        <Spinner label={t('over.asking')} size="lg" />
        <p className={hint}>{t(isConnectionLost ? 'over.offline' : 'over.asking')}</p>
      </div>
      <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
    </StepLayout>
  );
}

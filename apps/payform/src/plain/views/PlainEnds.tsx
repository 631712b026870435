import { failContinueUrl, successContinueUrl } from '@tiyin/domain/payment-form';
import { Money } from '@tiyin/ui/payments/money';
import { ResultView } from '@tiyin/ui/payments/result-view';
import { useLocale } from '../../locales/Locale.tsx';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { centeredHint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { PlainLine } from './PlainLine.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainTicketNews } from './PlainTicket.tsx';

/** Success, and the way back to the shop. */
export function PlainSuccess({ state }: Pick<PlainStepProps<'success'>, 'state'>) {
  const { language, t } = useLocale();
  const { init, amount } = state;
  return (
    <StepLayout isCentered>
      <ResultView
        kind="success"
        title={t(init.type === 'Deposit' ? 'header.success' : 'header.sent')}
        note={t('success.text')}
        amount={
          <Money
            {...{ amount, language }}
            currency={init.currencyInfo}
            size="xl"
            fraction="trimmed"
            sign="always"
          />
        }
        continueTo={{ href: successContinueUrl(state), label: t('button.continue') }}
        takesFocus={false}
      />
    </StepLayout>
  );
}

/** Fail: what finds the payment again, the way to support, and the way back to the shop (decision 35). */
export function PlainFail({ scene, state }: PlainStepProps<'fail'>) {
  const { t } = useLocale();
  const href = failContinueUrl(state);
  if (state.init === undefined || href === undefined) return <ErrorNotice />;
  const { invoiceId, type } = state.init;
  return (
    <StepLayout isCentered>
      <ResultView
        kind="fail"
        title={t('header.fail')}
        note={t('fail.text')}
        ticket={<PlainTicketNews {...{ scene, state }} />}
        continueTo={{ href, label: t('button.continue') }}
        takesFocus={false}
      >
        <p className={centeredHint}>{t(type === 'Deposit' ? 'fail.sent' : 'withdrawal.fail')}</p>
        <PlainLine label={t('invoice_id')} value={invoiceId} isIdentifier />
      </ResultView>
    </StepLayout>
  );
}

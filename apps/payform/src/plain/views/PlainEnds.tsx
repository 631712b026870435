import { failContinueUrl, successContinueUrl } from '@tiyin/domain/payment-form';
import { Banner } from '@tiyin/ui/banner';
import { Money } from '@tiyin/ui/payments/money';
import { ResultView } from '@tiyin/ui/payments/result-view';
import { differenceWords } from '../../locales/difference-words.ts';
import { failWords } from '../../locales/fail-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { stepTitle } from '../../locales/step-title.ts';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { centeredHint } from '../../shell/hint.css.ts';
import { ReceiptLink } from '../../shell/ReceiptLink.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { LookedFor } from '../../steps/fail/LookedFor.tsx';
import { PlainLine } from './PlainLine.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainReturnNews } from './PlainReturn.tsx';
import { PlainTicketNews } from './PlainTicket.tsx';

/** Success, and the way back to the shop. */
export function PlainSuccess({ context, state }: PlainStepProps<'success'>) {
  const locale = useLocale();
  const { language, t } = locale;
  const excess = differenceWords(state, locale);
  const { init, amount } = state;
  const isDeposit = init.type === 'Deposit';
  return (
    <StepLayout isCentered>
      <ResultView
        kind="success"
        title={t(isDeposit ? 'header.success' : 'header.sent')}
        note={t(isDeposit ? 'success.text' : 'withdrawal.success')}
        amount={
          <Money
            {...{ amount, language }}
            currency={init.currencyInfo}
            size="xl"
            fraction="trimmed"
            sign={isDeposit ? 'always' : 'auto'}
          />
        }
        continueTo={{
          href: successContinueUrl(state),
          label: t('button.continue'),
          leavesFrame: true,
        }}
        takesFocus={false}
      >
        {excess !== undefined && <Banner tone="warning">{excess}</Banner>}
        <PlainReturnNews context={context} />
        {excess !== undefined && <PlainTicketNews {...{ context, state }} />}
        <p className={centeredHint}>{t(isDeposit ? 'success.next' : 'success.sent')}</p>
        <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
        <ReceiptLink formUrl={init.url} />
      </ResultView>
    </StepLayout>
  );
}

/** Fail: the payment's id, the link to support, and the link to the shop (FORM-57). */
export function PlainFail({ context, state }: PlainStepProps<'fail'>) {
  const { t } = useLocale();
  const href = failContinueUrl(state);
  if (state.init === undefined || href === undefined) return <ErrorNotice />;
  const { invoiceId } = state.init;
  return (
    <StepLayout isCentered>
      <ResultView
        kind="fail"
        title={t(stepTitle(state))}
        note={t('fail.text')}
        ticket={
          <>
            <PlainReturnNews context={context} />
            <PlainTicketNews {...{ context, state }} />
          </>
        }
        continueTo={{ href, label: t('button.continue'), leavesFrame: true }}
        takesFocus={false}
      >
        {failWords(state).map((key) => (
          <p key={key} className={centeredHint}>
            {t(key)}
          </p>
        ))}
        <LookedFor state={state} nowMs={context.nowMs} />
        <PlainLine label={t('invoice_id')} value={invoiceId} isIdentifier />
      </ResultView>
    </StepLayout>
  );
}

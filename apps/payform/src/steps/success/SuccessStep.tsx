import { successContinueUrl } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { Banner } from '@tiyin/ui/banner';
import { Money } from '@tiyin/ui/payments/money';
import { ResultView } from '@tiyin/ui/payments/result-view';
import { differenceWords } from '../../locales/difference-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { centeredHint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { ReceiptLink } from '../../shell/ReceiptLink.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { TicketPanel } from '../../ticket/TicketPanel.tsx';
import type { FetchStatus } from '../../form/use-status.ts';
import { LateReturnPanel } from '../return/LateReturnPanel.tsx';

export type SuccessStepProps = {
  readonly state: FormState<'success'>;
  readonly takesFocus: boolean;
  readonly fetchStatus?: FetchStatus | undefined;
};

/** Success: the money is there, and the way back to the shop (FORM-56). */
export function SuccessStep({ state, takesFocus, fetchStatus }: SuccessStepProps) {
  const locale = useLocale();
  const { language, t } = locale;
  const excess = differenceWords(state, locale);
  const isDeposit = state.init.type === 'Deposit';
  return (
    <StepLayout isCentered>
      <ResultView
        kind="success"
        title={t(isDeposit ? 'header.success' : 'header.sent')}
        note={t(isDeposit ? 'success.text' : 'withdrawal.success')}
        amount={
          <Money
            amount={state.amount}
            currency={state.init.currencyInfo}
            size="xl"
            language={language}
            fraction="trimmed"
            sign={isDeposit ? 'always' : 'auto'}
          />
        }
        continueTo={{
          href: successContinueUrl(state),
          label: t('button.continue'),
          leavesFrame: true,
        }}
        takesFocus={takesFocus}
      >
        {excess !== undefined && (
          <Banner tone="warning" isNews>
            {excess}
          </Banner>
        )}
        <LateReturnPanel {...{ state, fetchStatus }} />
        {excess !== undefined && <TicketPanel />}
        <p className={centeredHint}>{t(isDeposit ? 'success.next' : 'success.sent')}</p>
        <IdentifierLine label={t('payment_id')} value={state.init.invoiceId} />
        <ReceiptLink formUrl={state.init.url} />
      </ResultView>
    </StepLayout>
  );
}

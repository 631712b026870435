import type { FormState } from '@tiyin/domain/payment-form';
import { Money } from '@tiyin/ui/payments/money';
import { ProcessingView } from '@tiyin/ui/payments/processing-view';
import { useLocale } from '../../locales/Locale.tsx';
import { centeredHint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { TicketPanel } from '../../ticket/TicketPanel.tsx';

/** What the wait takes. */
export type ProcessingStepProps = {
  readonly state: FormState<'processing'>;
  readonly takesFocus: boolean;
};

/** Processing: the money is on its way, or a person is looking into it (section 2, decision 32). */
export function ProcessingStep({ state, takesFocus }: ProcessingStepProps) {
  const { language, t } = useLocale();
  const { init, amount, needsPerson } = state;
  const review = init.type === 'Deposit' ? 'review.text' : 'withdrawal.review';
  return (
    <StepLayout
      isCentered
      footer={
        <>
          <p className={centeredHint}>{t('processing.save_id')}</p>
          <IdentifierLine label={t('payment_id')} value={init.invoiceId} />
        </>
      }
    >
      <ProcessingView
        amount={
          <Money
            amount={amount}
            currency={init.currencyInfo}
            size="xl"
            language={language}
            fraction="trimmed"
            sign="always"
          />
        }
        title={t(needsPerson ? 'header.review' : 'header.processing')}
        note={t(needsPerson ? review : 'processing.close')}
        takesFocus={takesFocus}
        ticket={needsPerson && <TicketPanel />}
      />
    </StepLayout>
  );
}

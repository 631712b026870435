import { topUpAmount } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { Money } from '@tiyin/ui/payments/money';
import { ProcessingView } from '@tiyin/ui/payments/processing-view';
import { useNow } from '@tiyin/ui/payments/utc-clock';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { differenceWords } from '../../locales/difference-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { stepTitle } from '../../locales/step-title.ts';
import { centeredHint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { TicketPanel } from '../../ticket/TicketPanel.tsx';
import { useTicketDesk } from '../../ticket/TicketProvider.tsx';
import { Requisites } from '../credential/Requisites.tsx';
import type { FetchStatus } from '../../form/use-status.ts';
import { LateReturnPanel } from '../return/LateReturnPanel.tsx';
import { LateDetails } from './LateDetails.tsx';
import { offersHelp, processingNote } from './processing-note.ts';
import { ProcessingTime } from './ProcessingTime.tsx';
import { shownAmount } from './shown-amount.ts';
import { TopUp } from './TopUp.tsx';

export type ProcessingStepProps = {
  readonly state: FormState<'processing'>;
  readonly timeLeft: Pick<TimeLeft, 'now' | 'initialNow'>;
  readonly takesFocus: boolean;
  readonly fetchStatus?: FetchStatus | undefined;
};

/** Processing: the money is expected, or staff are checking (FORM-54, FORM-58). */
export function ProcessingStep({ state, timeLeft, takesFocus, fetchStatus }: ProcessingStepProps) {
  const locale = useLocale();
  const { language, t } = locale;
  const nowMs = useNow(timeLeft.now, timeLeft.initialNow);
  const { init, amount, issued } = state;
  const rest = topUpAmount(state);
  const { isReturning, returnable } = useTicketDesk();
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
            {...shownAmount(state)}
            currency={init.currencyInfo}
            size="xl"
            language={language}
            fraction="trimmed"
          />
        }
        title={t(stepTitle(state))}
        note={differenceWords(state, locale) ?? t(processingNote(state, nowMs))}
        takesFocus={takesFocus}
        ticket={rest === undefined && <Help {...{ state, nowMs, fetchStatus }} />}
      />
      <ProcessingTime {...{ state, nowMs }} />
      {rest !== undefined && !(isReturning && returnable) && (
        <TopUp>{issued && <Requisites {...{ init, issued }} amount={rest} />}</TopUp>
      )}
      {rest !== undefined && <Help {...{ state, nowMs, fetchStatus }} />}
      {issued && rest === undefined && (
        <LateDetails state={state}>
          <Requisites {...{ init, amount, issued }} />
        </LateDetails>
      )}
    </StepLayout>
  );
}

type HelpProps = Pick<ProcessingStepProps, 'fetchStatus' | 'state'> & { readonly nowMs: number };

/** The way to get the money back, and to support; where the rest is awaited, below where to send it. */
const Help = ({ state, nowMs, fetchStatus }: HelpProps) => (
  <>
    <LateReturnPanel {...{ state, fetchStatus }} />
    {offersHelp(state, nowMs) && <TicketPanel />}
  </>
);

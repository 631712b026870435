import { failContinueUrl } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { ResultView } from '@tiyin/ui/payments/result-view';
import { useNow } from '@tiyin/ui/payments/utc-clock';
import type { TimeLeft } from '../../form/use-payment-form.ts';
import { keep } from '../../form/tab-storage.ts';
import { failWords } from '../../locales/fail-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { stepTitle } from '../../locales/step-title.ts';
import { ErrorNotice } from '../../notices/ErrorNotice.tsx';
import { centeredHint } from '../../shell/hint.css.ts';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { TicketPanel } from '../../ticket/TicketPanel.tsx';
import { useTicketDesk } from '../../ticket/TicketProvider.tsx';
import type { FetchStatus } from '../../form/use-status.ts';
import { LateReturnPanel } from '../return/LateReturnPanel.tsx';
import { LookedFor } from './LookedFor.tsx';

export type FailStepProps = {
  readonly state: FormState<'fail'>;
  readonly timeLeft: Pick<TimeLeft, 'now' | 'initialNow'>;
  readonly takesFocus: boolean;
  readonly fetchStatus?: FetchStatus | undefined;
};

/** Fail: the payment did not succeed; with its id, and the link to the shop (FORM-57). */
export function FailStep({ state, timeLeft, takesFocus, fetchStatus }: FailStepProps) {
  const { t } = useLocale();
  const { draftKey } = useTicketDesk();
  const nowMs = useNow(timeLeft.now, timeLeft.initialNow);
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
            <LateReturnPanel {...{ state, fetchStatus }} />
            <TicketPanel />
          </>
        }
        continueTo={{
          href,
          label: t('button.continue'),
          leavesFrame: true,
          onFollow: () => keep(draftKey, ''),
        }}
        takesFocus={takesFocus}
      >
        {failWords(state).map((key) => (
          <p key={key} className={centeredHint}>
            {t(key)}
          </p>
        ))}
        <LookedFor {...{ state, nowMs }} />
        <IdentifierLine label={t('invoice_id')} value={invoiceId} />
      </ResultView>
    </StepLayout>
  );
}

import { topUpAmount } from '@tiyin/domain/payment-form';
import { Money } from '@tiyin/ui/payments/money';
import { ProcessingView } from '@tiyin/ui/payments/processing-view';
import { differenceWords } from '../../locales/difference-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { stepTitle } from '../../locales/step-title.ts';
import { centeredHint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { LateDetails } from '../../steps/processing/LateDetails.tsx';
import { offersHelp, processingNote } from '../../steps/processing/processing-note.ts';
import { ProcessingTime } from '../../steps/processing/ProcessingTime.tsx';
import { shownAmount } from '../../steps/processing/shown-amount.ts';
import { TopUp } from '../../steps/processing/TopUp.tsx';
import { reloadSeconds } from '../reload.ts';
import { link, links } from './Plain.css.ts';
import { PlainLine } from './PlainLine.tsx';
import { PlainPayTo } from './PlainPayTo.tsx';
import type { PlainStepProps } from './PlainMethod.tsx';
import { PlainReturnNews } from './PlainReturn.tsx';
import { PlainTicketNews } from './PlainTicket.tsx';

/** Processing: the page reloads automatically, unless switched off. */
export function PlainProcessing({ context, state }: PlainStepProps<'processing'>) {
  const locale = useLocale();
  const { language, t } = locale;
  const { init, amount, issued } = state;
  const { nowMs } = context;
  const { say, addressOf, place } = context;
  const isStill = place.kind === 'still';
  const rest = topUpAmount(state);
  // Where the rest is awaited, below where to send it.
  const help = (
    <>
      <PlainReturnNews context={context} />
      {offersHelp(state, nowMs) && <PlainTicketNews {...{ context, state }} />}
    </>
  );
  return (
    <StepLayout
      isCentered
      footer={
        <>
          <p className={centeredHint}>{t('processing.save_id')}</p>
          <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
        </>
      }
    >
      <ProcessingView
        amount={
          <Money
            {...shownAmount(state)}
            language={language}
            currency={init.currencyInfo}
            size="xl"
            fraction="trimmed"
          />
        }
        title={t(stepTitle(state))}
        note={differenceWords(state, locale) ?? t(processingNote(state, nowMs))}
        takesFocus={false}
        ticket={rest === undefined && help}
      />
      <ProcessingTime {...{ state, nowMs }} />
      {rest !== undefined && (
        <TopUp>{issued && <PlainPayTo {...{ context, init, issued }} amount={rest} />}</TopUp>
      )}
      {rest !== undefined && help}
      {issued && rest === undefined && (
        <LateDetails state={state}>
          <PlainPayTo {...{ context, init, amount, issued }} />
        </LateDetails>
      )}
      {!isStill && (
        <p className={centeredHint}>
          {say('reload.every', { seconds: String(reloadSeconds(state)) })}
        </p>
      )}
      <p className={links}>
        <a className={link} href={addressOf(place)}>
          {say('reload.now')}
        </a>
        <a className={link} href={addressOf({ kind: isStill ? 'present' : 'still' })}>
          {say(isStill ? 'reload.start' : 'reload.stop')}
        </a>
      </p>
    </StepLayout>
  );
}

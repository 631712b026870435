import { countdown, countdownText, topUpAmount } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { useLocale } from '../../locales/Locale.tsx';
import { wallClock } from '../../locales/until-words.ts';
import { centeredHint } from '../../shell/hint.css.ts';

export type ProcessingTimeProps = {
  readonly state: FormState<'processing'>;
  /** The server's time (Unix ms). */
  readonly nowMs: number;
};

/** The elapsed time, and until when the money is awaited (FORM-206). Not announced each second. */
export function ProcessingTime({ state, nowMs }: ProcessingTimeProps) {
  const locale = useLocale();
  const { t } = locale;
  const { init, since, lookedForUntil, isAwaited } = state;
  if (since === undefined) return null;
  // The elapsed time is formatted as the remaining time would be.
  const elapsed = countdown(nowMs, Math.min(Date.parse(since), nowMs));
  const until =
    isAwaited && lookedForUntil !== undefined
      ? wallClock(Date.parse(lookedForUntil), nowMs, init.currencyInfo.code, locale)
      : undefined;
  return (
    <div>
      {/* Not every customer of a part pressed the button: the money came first. */}
      {topUpAmount(state) === undefined && (
        <p className={centeredHint}>{t('processing.elapsed', { time: countdownText(elapsed) })}</p>
      )}
      {until !== undefined && <p className={centeredHint}>{t('processing.until', until)}</p>}
    </div>
  );
}

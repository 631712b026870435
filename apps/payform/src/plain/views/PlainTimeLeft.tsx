import { countdown, countdownText } from '@tiyin/domain/payment-form';
import { daysWords } from '../../locales/countdown-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { wallClock } from '../../locales/until-words.ts';
import type { PlainContext } from '../plain-context.ts';
import { clock, timeLeft, until, urgent } from './Plain.css.ts';

/**
 * The deadline as a local time, because without a script no countdown runs; and the remaining time
 * at rendering, labelled as such.
 */
export function PlainTimeLeft({
  context: { init, nowMs, say },
}: {
  readonly context: PlainContext;
}) {
  const locale = useLocale();
  const { language, t } = locale;
  const deadlineMs = Date.parse(init.expiredIn);
  const left = countdown(deadlineMs, nowMs);
  const end = wallClock(deadlineMs, nowMs, init.currencyInfo.code, locale);
  return (
    <p className={timeLeft}>
      <span className={until}>{t('time.until', end)}</span>
      <span>{say('time.loaded')}</span>
      <span className={left.isUrgent ? urgent : clock}>
        {left.kind === 'days' ? daysWords(left.days, language, t) : countdownText(left)}
      </span>
    </p>
  );
}

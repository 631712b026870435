import { countdown, countdownText } from '@tiyin/domain/payment-form';
import { daysWords } from '../../locales/countdown-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import type { Scene } from '../scene.ts';
import { clock, timeLeft, urgent } from './Plain.css.ts';

/** The time that was left when the page was made, and said to be that: without a script it stands still. */
export function PlainTimeLeft({ scene: { init, nowMs, say } }: { readonly scene: Scene }) {
  const { language, t } = useLocale();
  const left = countdown(Date.parse(init.expiredIn), nowMs);
  return (
    <p className={timeLeft}>
      <span>{say('time.loaded')}</span>
      <span className={left.isUrgent ? urgent : clock}>
        {left.kind === 'days' ? daysWords(left.days, language, t) : countdownText(left)}
      </span>
    </p>
  );
}

import { countdown, countdownText } from '@tiyin/domain/payment-form';
import { daysWords } from '../../locales/countdown-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import type { Place } from '../place.ts';
import type { Scene } from '../scene.ts';
import { clock, link, timeLeft, urgent } from './Plain.css.ts';

/** The time that was left when the page was made, said to be that; and the way to have it told anew. */
export function PlainTimeLeft({ scene, again }: { readonly scene: Scene; readonly again: Place }) {
  const { language, t } = useLocale();
  const { init, nowMs, say } = scene;
  const left = countdown(Date.parse(init.expiredIn), nowMs);
  return (
    <div>
      <p className={timeLeft}>
        <span>{say('time.loaded')}</span>
        <span className={left.isUrgent ? urgent : clock}>
          {left.kind === 'days' ? daysWords(left.days, language, t) : countdownText(left)}
        </span>
      </p>
      <a className={link} href={scene.addressOf(again)}>
        {say('time.check')}
      </a>
    </div>
  );
}

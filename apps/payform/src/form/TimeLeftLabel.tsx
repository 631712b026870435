import { Countdown } from '@tiyin/ui/payments/countdown';
import { countdownAnnouncement, daysWords } from '../locales/countdown-words.ts';
import { useLocale } from '../locales/Locale.tsx';
import type { TimeLeft } from './use-payment-form.ts';

/** The ring shows the last 15 minutes, a form's usual life: full before that, and the same after a reload. */
const ringMs = 15 * 60 * 1000;

export type TimeLeftLabelProps = { readonly timeLeft: TimeLeft; readonly isOnButton?: boolean };

/** The countdown in the reader's language. */
export function TimeLeftLabel({ timeLeft, isOnButton = false }: TimeLeftLabelProps) {
  const { language, t } = useLocale();
  return (
    <Countdown
      {...timeLeft}
      start={timeLeft.deadline - ringMs}
      isOnButton={isOnButton}
      daysText={(days) => daysWords(days, language, t)}
      announcement={(seconds) => countdownAnnouncement(seconds, t)}
    />
  );
}

import { formatClockUtc } from '@tiyin/domain/dates';
import { clock, zone } from './UtcClock.css.ts';
import { useNow } from './useNow.ts';

/** What the clock takes: where it reads the time (Unix ms), kept between renders; the machine's clock by default. */
export type UtcClockProps = { readonly now?: () => number };

/**
 * The time in UTC, HH:MM:SS, anew each second (OFFICE-8). A timer by role: a screen reader reads it when asked, and
 * never by itself.
 */
export function UtcClock({ now = Date.now }: UtcClockProps) {
  return (
    <span role="timer" className={clock}>
      {formatClockUtc(useNow(now))} <span className={zone}>UTC</span>
    </span>
  );
}

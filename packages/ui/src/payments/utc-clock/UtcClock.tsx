import { formatClockUtc } from '@tiyin/domain/dates';
import { clock, zone } from './UtcClock.css.ts';
import { useNow } from './useNow.ts';

/**
 * Reads the time (Unix ms) from `now`, which must be stable between renders; default: the machine's
 * clock.
 */
export type UtcClockProps = { readonly now?: () => number };

/**
 * The time in UTC, HH:MM:SS, updated each second (OFFICE-8). Its role is timer: a screen reader
 * reads it only on request.
 */
export function UtcClock({ now = Date.now }: UtcClockProps) {
  return (
    <span role="timer" className={clock}>
      {formatClockUtc(useNow(now))} <span className={zone}>UTC</span>
    </span>
  );
}

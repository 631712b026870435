/** The time until a deadline (FORM-52). */
export type Countdown = {
  /** from one day on it is shown as `days` only, else as a `clock` */
  readonly kind: 'days' | 'clock';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** neither days, hours nor minutes remain */
  readonly isUrgent: boolean;
  readonly isOver: boolean;
};

const secondsInDay = 86_400;

/** The time until a deadline, both Unix ms, rounded up to a second (FORM-52). */
export function countdown(deadlineMs: number, nowMs: number): Countdown {
  const left = Math.max(Math.ceil((deadlineMs - nowMs) / 1000), 0);
  return {
    kind: left >= secondsInDay ? 'days' : 'clock',
    days: Math.floor(left / secondsInDay),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isUrgent: left < 60,
    isOver: left === 0,
  };
}

/** A countdown as a clock, `14:32` or `1:04:32`; words for days come from the string table (FORM-51). */
export function countdownText(parts: Countdown): string {
  const hours = parts.days * 24 + parts.hours;
  const clock = `${twoDigits(parts.minutes)}:${twoDigits(parts.seconds)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/**
 * The difference between the server's clock and the local clock, in ms (FORM-49). Throws a
 * RangeError for an invalid server time.
 */
export function clockOffset(serverTimeIso: string, localNowMs: number): number {
  const serverNowMs = Date.parse(serverTimeIso);
  if (Number.isNaN(serverNowMs)) {
    throw new RangeError("The server's time is not a time.");
  }
  return serverNowMs - localNowMs;
}

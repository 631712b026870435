import { clockOffset } from '@tiyin/domain/payment-form';

/** The server's clock on this device (FORM-49). */
export type ServerClock = {
  /** The server's time now (Unix ms). */
  readonly now: () => number;
  /** Sets the clock by a time that the server just told (ISO 8601). */
  readonly sync: (serverTime: string) => void;
};

/** A clock that starts from what is to be added to this device's (ms), and is set anew with every answer. */
export function createServerClock(initialOffsetMs: number, deviceNow = Date.now): ServerClock {
  let offsetMs = initialOffsetMs;
  return {
    now: () => deviceNow() + offsetMs,
    sync: (serverTime) => {
      offsetMs = clockOffset(serverTime, deviceNow());
    },
  };
}

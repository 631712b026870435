import { clockOffset } from '@tiyin/domain/payment-form';

/** The server's clock on this device (FORM-49). */
export type ServerClock = {
  /** The server's time now (Unix ms). */
  readonly now: () => number;
  /** Sets the clock from a server time (ISO 8601). */
  readonly sync: (serverTime: string) => void;
};

/**
 * A clock that starts with an offset to the device's clock (ms) and is corrected by every response.
 */
export function createServerClock(initialOffsetMs: number, deviceNow = Date.now): ServerClock {
  let offsetMs = initialOffsetMs;
  return {
    now: () => deviceNow() + offsetMs,
    sync: (serverTime) => {
      offsetMs = clockOffset(serverTime, deviceNow());
    },
  };
}

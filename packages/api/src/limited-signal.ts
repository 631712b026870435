const TIMEOUT_MS = 30_000;

/** A signal that aborts as the given one does, and after so many milliseconds by itself, then with a TimeoutError. */
export function limitedSignal(given: AbortSignal | undefined, timeoutMs = TIMEOUT_MS): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return given === undefined ? limit : AbortSignal.any([given, limit]);
}

/** The interval of status requests, in ms (FORM-55). */
export const statusPollMs = 5000;

/** The interval (ms) of status requests for late money after a failure, and for more after a success. */
export const failPollMs = 15_000;

/** How long (ms) after its end the page of a payment looks for more money (FORM-205, FORM-257). */
export const endWatchMs: number = 30 * 60_000;

const longProcessingMs = 3 * 60_000;
const helpAfterMs = 5 * 60_000;

/** The duration of Processing: usual, longer, or so long that support is offered (FORM-206). */
export type ProcessingPhase = 'usual' | 'long' | 'help';

/** The phase of a wait that has taken some ms. */
export function processingPhase(elapsedMs: number): ProcessingPhase {
  if (elapsedMs >= helpAfterMs) {
    return 'help';
  }
  return elapsedMs >= longProcessingMs ? 'long' : 'usual';
}

/** The time (ms) without a free account before the form offers an alternative (FORM-29). */
export const longWaitMs = 60_000;

const firstDelayMs = 1000;
const quickAttempts = 10;
const slowdownMs = 500;
const longestDelayMs = 5000;

/**
 * The delay (ms) before the next credential request, after `attempt` responses without requisites:
 * 1 second, slower after 10 (FORM-28).
 */
export function credentialRetryDelayMs(attempt: number): number {
  const slowAttempts = Math.max(attempt - quickAttempts, 0);
  return Math.min(firstDelayMs + slowAttempts * slowdownMs, longestDelayMs);
}

/** How often the form asks the status, in ms (FORM-55). */
export const statusPollMs = 5000;

/** How often (ms) a payment that failed is asked for late money. */
export const failPollMs = 15_000;

const longProcessingMs = 3 * 60_000;
const helpAfterMs = 5 * 60_000;

/** How long Processing has taken: as usual, longer, or so long that support is offered (FORM-206). */
export type ProcessingPhase = 'usual' | 'long' | 'help';

/** The phase of a wait that has taken some ms. */
export function processingPhase(elapsedMs: number): ProcessingPhase {
  if (elapsedMs >= helpAfterMs) {
    return 'help';
  }
  return elapsedMs >= longProcessingMs ? 'long' : 'usual';
}

/** How long (ms) no account may be free before the form offers to choose otherwise (FORM-29). */
export const longWaitMs = 60_000;

const firstDelayMs = 1000;
const quickAttempts = 10;
const slowdownMs = 500;
const longestDelayMs = 5000;

/**
 * How long to wait (ms) before asking for credentials again, after `attempt` answers without any:
 * 1 second, and slowing down after 10 (FORM-28).
 */
export function credentialRetryDelayMs(attempt: number): number {
  const slowAttempts = Math.max(attempt - quickAttempts, 0);
  return Math.min(firstDelayMs + slowAttempts * slowdownMs, longestDelayMs);
}

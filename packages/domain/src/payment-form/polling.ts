/** How often the form asks the status, in ms (sections 4 and 9). */
export const statusPollMs = 5000;

/** How long (ms) no account may be free before the form offers to choose otherwise (decision 19). */
export const longWaitMs = 60_000;

const firstDelayMs = 1000;
const quickAttempts = 10;
const slowdownMs = 500;
const longestDelayMs = 5000;

/**
 * How long to wait (ms) before asking for credentials again, after `attempt` answers without any:
 * 1 second, and slowing down after 10 (section 4, decision 19).
 */
export function credentialRetryDelayMs(attempt: number): number {
  const slowAttempts = Math.max(attempt - quickAttempts, 0);
  return Math.min(firstDelayMs + slowAttempts * slowdownMs, longestDelayMs);
}

import { useEffect } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import type { ApiProblem } from './errors.ts';
import { isRetriable } from './retry.ts';

/**
 * The polling interval of a query: milliseconds, 0 for never, or a function of its last response.
 */
type RefreshInterval<Answer> = SWRConfiguration<Answer, ApiProblem>['refreshInterval'];

/**
 * Milliseconds until a failed query is polled again; null if it is not polled, or a repeat cannot
 * help.
 */
export function recoveryDelayMs<Answer>(
  error: unknown,
  data: Answer | undefined,
  refreshInterval: RefreshInterval<Answer>,
): number | null {
  if (!isRetriable(error)) return null;
  const interval =
    typeof refreshInterval === 'function' ? refreshInterval(data) : (refreshInterval ?? 0);
  return interval > 0 ? interval : null;
}

/** Runs a task once after a delay, and once again after another for as long as the page is hidden. */
export function scheduleWhileVisible(
  task: () => void,
  delayMs: number,
  isHidden: () => boolean,
): () => void {
  const timer = setInterval(() => {
    if (isHidden()) return;
    clearInterval(timer);
    task();
  }, delayMs);
  return () => clearInterval(timer);
}

/**
 * Keeps a polled query going after a failure. SWR stops its polling while there is an error, so that
 * a page would stay out of date after the server is back.
 */
export function useRecovery<Answer>(
  query: SWRResponse<Answer, ApiProblem>,
  refreshInterval: RefreshInterval<Answer>,
): void {
  const { data, error, isValidating, mutate } = query;
  // Null during a request, so that each failure starts its own delay.
  const delayMs = isValidating ? null : recoveryDelayMs(error, data, refreshInterval);
  useEffect(() => {
    if (delayMs === null) return undefined;
    return scheduleWhileVisible(
      () => void mutate(),
      delayMs,
      () => document.hidden,
    );
  }, [delayMs, mutate]);
}

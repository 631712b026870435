import type { FormStatusAnswer } from '@tiyin/api/types';
import { statusPollMs } from '@tiyin/domain/payment-form';
import type { FormEvent } from '@tiyin/domain/payment-form';
import { useCallback, useEffect } from 'react';
import type { FormCalls } from './form-calls.ts';
import { pause } from './pause.ts';

/** Requests the status once and passes it on; returns whether the server was reached. */
export type FetchStatus = (signal: AbortSignal) => Promise<boolean>;

type StatusHandlers = {
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
  readonly onServerTime: (serverTime: string) => void;
  /** Receives each answer. */
  readonly onAnswer: (answer: FormStatusAnswer) => void;
};

/** The status request: its result is sent to the machine and its time to the clock. */
export function useStatus(
  calls: FormCalls,
  { dispatch, onReach, onServerTime, onAnswer }: StatusHandlers,
): FetchStatus {
  return useCallback(
    async (signal) => {
      const outcome = await calls.status(signal);
      if (signal.aborted) return false;
      onReach(outcome.kind !== 'unreachable');
      if (outcome.kind === 'refused') dispatch({ type: 'failed' });
      if (outcome.kind === 'answered') {
        const { answer } = outcome;
        onAnswer(answer);
        onServerTime(answer.serverTime);
        dispatch({ type: 'status-received', methodId: answer.paymentMethodId, ...answer });
      }
      return outcome.kind !== 'unreachable';
    },
    [calls, dispatch, onReach, onServerTime, onAnswer],
  );
}

/**
 * Polls at an interval (ms) while news is possible, and at once when the customer returns to the
 * page (FORM-55): also before Processing, because another page of this form may be ahead.
 */
export function useStatusPoll(
  everyMs: number | undefined,
  fetchStatus: FetchStatus,
  now: () => number,
  untilMs: number = Infinity,
): void {
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const left = new AbortController();
    const isDue = () => now() < untilMs;
    void poll(fetchStatus, everyMs, left.signal, isDue);
    return () => left.abort();
  }, [everyMs, fetchStatus, now, untilMs]);
}

async function poll(
  fetchStatus: FetchStatus,
  everyMs: number,
  signal: AbortSignal,
  isDue: () => boolean,
): Promise<void> {
  for (;;) {
    await pause(everyMs, signal);
    if (signal.aborted || !isDue()) return;
    await fetchStatus(signal);
  }
}

/** Retries until the server was reached, or the signal aborts. */
export async function pollUntilReached(
  fetchStatus: FetchStatus,
  signal: AbortSignal,
): Promise<void> {
  while (!(await fetchStatus(signal))) {
    await pause(statusPollMs, signal);
    if (signal.aborted) return;
  }
}

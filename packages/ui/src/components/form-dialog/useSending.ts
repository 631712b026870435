import { useState } from 'react';
import type { FormProblem } from './form-problem.ts';

/** The state of a form that is sent, and the functions that change it. */
export type Sending<Problem extends FormProblem> = {
  readonly isPending: boolean;
  /** The reason of the last refusal, until the form is sent again. */
  readonly problem: Problem | undefined;
  /** Shows a problem that was found without sending, or takes one away. */
  readonly setProblem: (problem: Problem | undefined) => void;
  /**
   * Sends, unless it is being sent already.
   * @param act sends; returns the reason of a refusal
   * @param onDone called unless it was refused
   */
  readonly send: (
    act: () => Promise<Problem | undefined>,
    onDone?: () => void,
    onRefused?: (problem: Problem) => void,
  ) => Promise<void>;
};

/** Sends a form once at a time, and keeps the reason of a refusal until it is sent again. */
export function useSending<Problem extends FormProblem = FormProblem>(): Sending<Problem> {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const send: Sending<Problem>['send'] = async (act, onDone, onRefused) => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    const found = await act().finally(() => setIsPending(false));
    setProblem(found);
    if (found === undefined) onDone?.();
    else onRefused?.(found);
  };
  return { isPending, problem, setProblem, send };
}

import { useState } from 'react';
import type { FormProblem } from './form-problem.ts';

/** Sends a form once at a time, and keeps the reason of a refusal until it is sent again. */
export function useSending<Problem extends FormProblem = FormProblem>() {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Calls `onDone` where it was not refused. */
  const send = async (
    act: () => Promise<Problem | undefined>,
    onDone: () => void,
    onRefused?: (problem: Problem) => void,
  ): Promise<void> => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    const found = await act().finally(() => setIsPending(false));
    setProblem(found);
    if (found === undefined) onDone();
    else onRefused?.(found);
  };
  return { isPending, problem, send };
}

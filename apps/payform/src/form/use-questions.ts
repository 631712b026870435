import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { useCallback, useState } from 'react';
import type { Completion } from './form-calls.ts';
import { useEvidence } from './use-evidence.ts';

/** The question shown instead of the step, before the action. */
export type Question = 'paid' | 'cancel';

/** The questions of a running form. */
export type Questions = {
  readonly question: Question | undefined;
  readonly ask: (question: Question) => void;
  /** Back to the step. */
  readonly closeQuestion: () => void;
  /**
   * "I have paid": sends the request, or asks first, once, if there is no evidence of paying
   * (FORM-202).
   */
  readonly pressPaid: (credential: string) => void;
};

type Pressing = {
  /** The server's time (Unix ms). */
  readonly now: () => number;
  readonly complete: (completion: Completion) => void;
};

/** The question shown instead of the step; another step ends it. */
export function useQuestions(state: FormState, { now, complete }: Pressing): Questions {
  const [open, setOpen] = useState<{
    readonly question: Question;
    readonly step: FormState['step'];
  }>();
  const evidence = useEvidence(state);
  const { step } = state;
  const closeQuestion = useCallback(() => setOpen(undefined), []);
  const ask = (question: Question) => setOpen({ question, step });
  const pressPaid = (credential: string) => {
    const isSure = evidence.has() || open?.question === 'paid';
    evidence.note();
    if (!isSure) return ask('paid');
    closeQuestion();
    complete({ credential, pressedAt: new Date(now()).toISOString() });
  };
  return {
    question: open?.step === step ? open.question : undefined,
    ask,
    closeQuestion,
    pressPaid,
  };
}

/**
 * The browser's Back here, equal to the back arrow or No; undefined if there is nothing to undo.
 */
export function backFrom(
  state: FormState,
  { question, ask, closeQuestion }: Questions,
  goBack: () => void,
) {
  if (question !== undefined) return closeQuestion;
  switch (state.step) {
    case 'init':
      return goBack;
    case 'credential':
      // Without an arrow, Back can only cancel, so it asks first.
      return canGoBack(state.init) ? goBack : () => ask('cancel');
    default:
      return undefined;
  }
}

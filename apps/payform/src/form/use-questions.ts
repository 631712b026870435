import { canGoBack } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { useCallback, useState } from 'react';
import type { Completion } from './form-calls.ts';
import { useEvidence } from './use-evidence.ts';

/** What the customer is asked in place of the step, before it is done. */
export type Asked = 'paid' | 'cancel';

/** The questions of a running form. */
export type Questions = {
  readonly asked: Asked | undefined;
  readonly ask: (question: Asked) => void;
  /** Back to the step. */
  readonly closeQuestion: () => void;
  /** "I have paid": tells the server, or asks first, once, where nothing was done that paying takes (FORM-202). */
  readonly pressPaid: (credential: string) => void;
};

type Pressing = {
  /** The server's time (Unix ms). */
  readonly now: () => number;
  readonly complete: (completion: Completion) => void;
};

/** Keeps which question stands in place of the step; another step ends it. */
export function useQuestions(state: FormState, { now, complete }: Pressing): Questions {
  const [open, setOpen] = useState<{ readonly asked: Asked; readonly step: FormState['step'] }>();
  const evidence = useEvidence(state);
  const { step } = state;
  const closeQuestion = useCallback(() => setOpen(undefined), []);
  const ask = (asked: Asked) => setOpen({ asked, step });
  const pressPaid = (credential: string) => {
    const isSure = evidence.has() || open?.asked === 'paid';
    evidence.note();
    if (!isSure) return ask('paid');
    closeQuestion();
    complete({ credential, pressedAt: new Date(now()).toISOString() });
  };
  return { asked: open?.step === step ? open.asked : undefined, ask, closeQuestion, pressPaid };
}

/** What the browser's Back does here, as the back arrow and the words No do; undefined where there is nothing to undo. */
export function backFrom(
  state: FormState,
  { asked, ask, closeQuestion }: Questions,
  goBack: () => void,
) {
  if (asked !== undefined) return closeQuestion;
  switch (state.step) {
    case 'init':
      return goBack;
    case 'credential':
      // Without an arrow there is only giving up, which is asked about before anything is lost.
      return canGoBack(state.init) ? goBack : () => ask('cancel');
    default:
      return undefined;
  }
}

import { isAnswered, statusPollMs } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import type { Completion, FormCalls } from './form-calls.ts';
import type { Outcome } from './outcome.ts';
import { pause } from './pause.ts';
import { failUnlessFurther } from './use-requisites.ts';
import type { AskStatus } from './use-status.ts';

/** The fields of a payee that the server may refuse, by their paths in its answer. */
const payeeFields = ['/credential', '/bankCodeInteger'] as const;

/** A field of a payee that the server refused. */
export type PayeeField = (typeof payeeFields)[number];

type Completing = {
  readonly calls: FormCalls;
  readonly askStatus: AskStatus;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
};

type Telling = {
  readonly tell: (signal: AbortSignal) => Promise<Outcome<{ readonly successUrl: string }>>;
  /** The fields whose refusal the customer can mend. */
  readonly fields: readonly PayeeField[];
  readonly onRefused: (field: PayeeField) => void;
} & Pick<Completing, 'askStatus' | 'dispatch' | 'onReach'>;

/**
 * "I have paid", or whom to pay: tells the server until it knows; the call is idempotent (decision 33), so a lost answer
 * is asked for again. However often the button is pressed, one telling runs. A payee's field that the server refuses
 * is the customer's to mend; any other refusal is the machine's to judge, once the status is known.
 */
export function useCompletion(
  state: FormState,
  { calls, askStatus, dispatch, onReach }: Completing,
) {
  const [told, setTold] = useState<Completion>();
  const [refused, setRefused] = useState<PayeeField>();
  const open = state.step === 'credential' && isAnswered(state) ? state : undefined;
  const isWithdrawal = open?.init.type === 'Withdrawal';
  const methodId = open?.method.id;
  const amount = open?.amount;
  useEffect(() => {
    if (told === undefined || methodId === undefined || amount === undefined) return undefined;
    const left = new AbortController();
    const tell = (signal: AbortSignal) =>
      isWithdrawal
        ? calls.payOut({ methodId, amount }, told, signal)
        : calls.complete(told, signal);
    const onRefused = (field: PayeeField) => {
      setTold(undefined);
      setRefused(field);
    };
    const fields = isWithdrawal ? payeeFields : [];
    const telling = { tell, fields, onRefused, askStatus, dispatch, onReach };
    void tellUntilKnown(telling, left.signal);
    return () => left.abort();
  }, [told, methodId, amount, isWithdrawal, calls, askStatus, dispatch, onReach]);
  const complete = (completion: Completion) => {
    setRefused(undefined);
    setTold(completion);
  };
  return { isCompleting: open !== undefined && told !== undefined, refused, complete };
}

async function tellUntilKnown(
  { tell, fields, onRefused, askStatus, dispatch, onReach }: Telling,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const outcome = await tell(signal);
    if (signal.aborted) return;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind === 'answered') return dispatch({ type: 'paid-confirmed', ...outcome.answer });
    if (outcome.kind === 'refused') {
      const field = fields.find((each) => outcome.fields.includes(each));
      if (field) return onRefused(field);
      return failUnlessFurther({ askStatus, dispatch }, { type: 'complete-failed' }, signal);
    }
    await pause(statusPollMs, signal);
    if (signal.aborted) return;
  }
}

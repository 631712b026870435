import { isAnswered, statusPollMs } from '@tiyin/domain/payment-form';
import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import type { Completion, FormCalls } from './form-calls.ts';
import type { Outcome } from './outcome.ts';
import { forgetPress, keepPress, useKeptPress } from './kept-press.ts';
import { pause } from './pause.ts';
import { failUnlessFurther } from './use-requisites.ts';
import { pollUntilReached } from './use-status.ts';
import type { FetchStatus } from './use-status.ts';

/** The fields of a payee that the server may refuse, by their paths in its answer. */
const payeeFields = ['/credential', '/bankCodeInteger'] as const;

/** A field of a payee that the server refused. */
export type PayeeField = (typeof payeeFields)[number];

type Completing = {
  readonly calls: FormCalls;
  readonly fetchStatus: FetchStatus;
  readonly dispatch: (event: FormEvent) => void;
  readonly onReach: (isReached: boolean) => void;
  /** The tab's storage key for the press. */
  readonly choiceKey: string;
};

type Sending = {
  readonly send: (signal: AbortSignal) => Promise<Outcome<{ readonly successUrl: string }>>;
  /** The fields whose refusal the customer can correct. */
  readonly fields: readonly PayeeField[];
  readonly onRefused: (field: PayeeField) => void;
  /** The server has received it, whatever its response. */
  readonly onKnown: () => void;
  /** The page already shows Fail: the current status matters, not the refusal. */
  readonly isLate: boolean;
} & Omit<Completing, 'calls' | 'choiceKey'>;

/**
 * Sends "I have paid" or the payee until the server has it; the call is idempotent (FORM-35), so a
 * lost response is requested again. Several presses make one request. The customer corrects a
 * refused payee field; the machine handles any other refusal, once the status is known. A press
 * before a reload is sent after it, also after the deadline (FORM-204).
 */
export function useCompletion(
  state: FormState,
  { calls, fetchStatus, dispatch, onReach, choiceKey }: Completing,
) {
  const [pressed, setPressed] = useState<Completion>();
  const [refused, setRefused] = useState<PayeeField>();
  const kept = useKeptPress(choiceKey);
  const completion = pressed ?? kept;
  const open = completableBy(state, completion);
  const isLate = completion?.pressedAt !== undefined && isExpiredDeposit(state);
  const isWithdrawal = open?.init.type === 'Withdrawal';
  const methodId = open?.method.id;
  const amount = open?.amount;
  useEffect(() => {
    const isOpen = methodId !== undefined && amount !== undefined;
    if (completion === undefined || !(isOpen || isLate)) return undefined;
    const left = new AbortController();
    const send = (signal: AbortSignal) =>
      isOpen && isWithdrawal
        ? calls.payOut({ methodId, amount }, completion, signal)
        : calls.complete(completion, signal);
    const onRefused = (field: PayeeField) => {
      setPressed(undefined);
      setRefused(field);
    };
    const fields = isWithdrawal ? payeeFields : [];
    const onKnown = () => forgetPress(choiceKey);
    const sending = { send, fields, onRefused, onKnown, isLate, fetchStatus, dispatch, onReach };
    void sendUntilReceived(sending, left.signal);
    return () => left.abort();
  }, [
    completion,
    methodId,
    amount,
    isWithdrawal,
    isLate,
    calls,
    fetchStatus,
    dispatch,
    onReach,
    choiceKey,
  ]);
  const complete = (next: Completion) => {
    if (next.pressedAt !== undefined) keepPress(choiceKey, next);
    setRefused(undefined);
    setPressed(next);
  };
  return { isCompleting: open !== undefined && completion !== undefined, refused, complete };
}

/** The step that can be completed; a press that was kept is for the requisites that it was made for, and for no other. */
function completableBy(state: FormState, completion: Completion | undefined) {
  if (state.step !== 'credential' || !isAnswered(state)) return undefined;
  const isOther =
    completion?.pressedAt !== undefined && completion.credential !== state.credentials?.value;
  return isOther ? undefined : state;
}

const isExpiredDeposit = (state: FormState): boolean =>
  state.step === 'fail' && state.reason === 'expired' && state.init?.type === 'Deposit';

async function sendUntilReceived(
  { send, fields, onRefused, onKnown, isLate, fetchStatus, dispatch, onReach }: Sending,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const outcome = await send(signal);
    if (signal.aborted) return;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind !== 'unreachable') onKnown();
    if (isLate && outcome.kind !== 'unreachable') return pollUntilReached(fetchStatus, signal);
    if (outcome.kind === 'answered') return dispatch({ type: 'paid-confirmed', ...outcome.answer });
    if (outcome.kind === 'refused') {
      const field = fields.find((each) => outcome.fields.includes(each));
      if (field) return onRefused(field);
      return failUnlessFurther({ fetchStatus, dispatch }, { type: 'complete-failed' }, signal);
    }
    await pause(statusPollMs, signal);
    if (signal.aborted) return;
  }
}

import type { FormStatusAnswer } from '@tiyin/api/types';
import {
  failPollMs,
  formTransition,
  openForm,
  statusPollMs,
  watchedUntil,
} from '@tiyin/domain/payment-form';
import type { FormEvent, FormInit, FormState } from '@tiyin/domain/payment-form';
import { useReducer } from 'react';
import type { Completion, FormCalls } from './form-calls.ts';
import type { ServerClock } from './server-clock.ts';
import { useCompletion } from './use-completion.ts';
import type { PayeeField } from './use-completion.ts';
import { useConnection } from './use-connection.ts';
import { useDeadline } from './use-deadline.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useQuestions } from './use-questions.ts';
import type { Questions } from './use-questions.ts';
import { useRenewal } from './use-renewal.ts';
import { useRequisites } from './use-requisites.ts';
import { useStatus, useStatusPoll } from './use-status.ts';
import type { FetchStatus } from './use-status.ts';

/** The start of a form. */
export type PaymentFormStart = {
  readonly init: FormInit;
  /** The form's address, as another device opens it. */
  readonly url: string;
  readonly calls: FormCalls;
  /** Where this tab keeps the customer's choice; one per form. */
  readonly choiceKey: string;
  /** The server's time of the first view (Unix ms). */
  readonly nowMs: number;
  readonly clock: ServerClock;
};

/** The deadline and the clock it is measured by; all times are Unix ms by the server's clock. */
export type TimeLeft = {
  readonly deadline: number;
  readonly now: () => number;
  readonly initialNow: number;
  readonly onOver: () => void;
};

/** The state of the form, and the customer's actions. */
export type RunningForm = {
  readonly state: FormState;
  readonly dispatch: (event: FormEvent) => void;
  readonly timeLeft: TimeLeft;
  /** The server is unreachable; the view stays, and requests continue (FORM-13). */
  readonly isConnectionLost: boolean;
  readonly onReach: (isReached: boolean) => void;
  readonly calls: FormCalls;
  readonly isCompleting: boolean;
  /** The field of the payee that the server refused last. */
  readonly refused: PayeeField | undefined;
  readonly complete: (completion: Completion) => void;
  readonly fetchStatus: FetchStatus;
  /** The countdown is over, and the server has not yet confirmed the outcome. */
  readonly isOver: boolean;
} & Questions;

const customersTurn: ReadonlySet<FormState['step']> = new Set(['method', 'init', 'credential']);

/** Whether the customer may still choose, pay or give up. */
export const isCustomersTurn = (
  state: FormState,
): state is FormState<'method' | 'init' | 'credential'> => customersTurn.has(state.step);
/* A finished payment needs no connection. */
const ended: ReadonlySet<FormState['step']> = new Set(['success', 'fail']);

/** The state after the payment: whether staff may still change it, and a listener to each answer. */
export type PaymentFormFollowUp = {
  readonly isFollowed: boolean;
  readonly onAnswer: (answer: FormStatusAnswer) => void;
};

/** Runs a payment form: the machine of `domain`, with the calls and the clock that drive it. */
export function usePaymentForm(
  { init, calls, choiceKey, nowMs, clock }: PaymentFormStart,
  { isFollowed, onAnswer }: PaymentFormFollowUp,
): RunningForm {
  const [state, dispatch] = useReducer(formTransition, init, openForm);
  const { isLost, onReach } = useConnection();
  const fetchStatus = useStatus(calls, {
    dispatch,
    onReach,
    onServerTime: clock.sync,
    onAnswer,
  });

  useKeptChoice(choiceKey, state, dispatch);
  const requesting = { calls, fetchStatus, dispatch, onReach };
  useRequisites(state, requesting);
  useRenewal(state, requesting);
  const completion = useCompletion(state, { ...requesting, choiceKey });
  const { isCompleting } = completion;
  const questions = useQuestions(state, { now: clock.now, complete: completion.complete });
  const deadlineMs = Date.parse(init.expiredIn);
  const isBinding = customersTurn.has(state.step) && !isCompleting;
  const { isOver, onOver } = useDeadline({ deadlineMs, clock, isBinding, fetchStatus, dispatch });
  const pollUntil = isEnd(state) && !isFollowed ? watchedUntil(state) : undefined;
  const everyMs = pollEveryMs(state, isBinding && !isOver, isFollowed);
  useStatusPoll(everyMs, fetchStatus, clock.now, pollUntil);

  const timeLeft = { deadline: deadlineMs, now: clock.now, initialNow: nowMs, onOver };
  const isConnectionLost = isLost && !ended.has(state.step);
  const statusRequests = {
    isConnectionLost,
    onReach,
    calls,
    fetchStatus,
    isOver: isOver && isBinding,
  };
  return { state, dispatch, timeLeft, ...statusRequests, ...completion, ...questions };
}

/** Whether the payment is over, as far as the customer can see. */
function isEnd(state: FormState): state is FormState<'success' | 'fail'> {
  return state.step === 'success' || state.step === 'fail';
}

/**
 * The interval (ms) of status requests: slow if only late or more money, or staff, could change it, and
 * none during a completion.
 */
function pollEveryMs(state: FormState, isOpen: boolean, isFollowed: boolean): number | undefined {
  if (state.step === 'processing' || isOpen) return statusPollMs;
  const isWatched = isEnd(state) && (isFollowed || watchedUntil(state) !== undefined);
  return isWatched ? failPollMs : undefined;
}

import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { keep, payeeKeyOf, pressKeyOf, readKept, ticketKeyOf } from './tab-storage.ts';

/** A choice that the server does not know of yet: the method, and the amount in minor units. */
type Choice = {
  readonly methodId: number;
  readonly amount: number;
  /** It was confirmed, and requisites for it are asked for. */
  readonly isAsked: boolean;
};

/**
 * Keeps the choice that stands on Init in this tab, or that no account was free for yet, and brings it back after a
 * reload or in another language (FORM-13). The server's first view cannot know of it, so it comes back once the
 * page runs. Beside it nothing is stored but what is being typed: of a withdrawal's payee, or to support.
 */
export function useKeptChoice(
  key: string,
  state: FormState,
  dispatch: (event: FormEvent) => void,
): void {
  const [opened] = useState(state);
  useEffect(() => {
    const choice = readChoice(key);
    const isOpen = opened.step === 'method' || opened.step === 'init';
    // Nobody is paid any more: what was typed of them in this tab goes.
    if (!isOpen && opened.step !== 'credential') keep(payeeKeyOf(key), '');
    // The server knows that it was paid.
    if (opened.step === 'processing' || opened.step === 'success') keep(pressKeyOf(key), '');
    // Nor is anything wrong any more.
    if (opened.step === 'success') keep(ticketKeyOf(key), '');
    if (choice === undefined || !isOpen) return;
    if (!opened.init.canChangeAmount && !choice.isAsked) return;
    dispatch({ type: 'method-chosen', methodId: choice.methodId });
    dispatch({ type: 'amount-changed', amount: choice.amount });
    if (choice.isAsked) dispatch({ type: 'amount-confirmed' });
  }, [key, opened, dispatch]);
  useEffect(() => {
    // The first view is what came from the server, not what the customer chose.
    if (state === opened) return;
    // On Credential too, as long as a reload may find no requisites issued.
    const isAsked = state.step === 'credential';
    keep(
      key,
      state.step === 'init' || isAsked
        ? written({ methodId: state.method.id, amount: state.amount, isAsked })
        : '',
    );
  }, [key, state, opened]);
}

/* What is read back is checked: anyone may write there. */
function readChoice(key: string): Choice | undefined {
  const [method, sum, asked] = readKept(key).split(':');
  const [methodId, amount] = [Number(method), Number(sum ?? Number.NaN)];
  const isChoice = Number.isSafeInteger(methodId) && Number.isSafeInteger(amount);
  return isChoice ? { methodId, amount, isAsked: asked === 'asked' } : undefined;
}

const written = ({ methodId, amount, isAsked }: Choice): string =>
  `${methodId}:${amount}${isAsked ? ':asked' : ''}`;

import type { FormEvent, FormState } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { keep, payeeKeyOf, pressKeyOf, readKept, ticketKeyOf } from './tab-storage.ts';

/** A choice that the server does not know of yet: the method, and the amount in minor units. */
type Choice = {
  readonly methodId: number;
  readonly amount: number;
  /** The choice was confirmed, and requisites for it are requested. */
  readonly isRequested: boolean;
};

/**
 * Stores the choice of Init, or a choice without a free account, in this tab, and restores it after
 * a reload or a change of language (FORM-13). The server's first view cannot know it, so it is
 * restored once the page runs. Otherwise only unfinished text is stored: the payee of a withdrawal,
 * or a message to support.
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
    // The payment is over: delete the payee's text from this tab.
    if (!isOpen && opened.step !== 'credential') keep(payeeKeyOf(key), '');
    // The server has the payment.
    if (opened.step === 'processing' || opened.step === 'success') keep(pressKeyOf(key), '');
    // Nor is anything wrong any more.
    if (opened.step === 'success') keep(ticketKeyOf(key), '');
    if (choice === undefined || !isOpen) return;
    if (!opened.init.canChangeAmount && !choice.isRequested) return;
    dispatch({ type: 'method-chosen', methodId: choice.methodId });
    dispatch({ type: 'amount-changed', amount: choice.amount });
    if (choice.isRequested) dispatch({ type: 'amount-confirmed' });
  }, [key, opened, dispatch]);
  useEffect(() => {
    // The first view must equal the server's, not the customer's choice.
    if (state === opened) return;
    // On Credential too, as long as a reload may find no requisites issued.
    const isRequested = state.step === 'credential';
    keep(
      key,
      state.step === 'init' || isRequested
        ? written({ methodId: state.method.id, amount: state.amount, isRequested })
        : '',
    );
  }, [key, state, opened]);
}

/* The stored value is validated, because anyone may write there. */
function readChoice(key: string): Choice | undefined {
  const [method, sum, requested] = readKept(key).split(':');
  const [methodId, amount] = [Number(method), Number(sum ?? Number.NaN)];
  const isChoice = Number.isSafeInteger(methodId) && Number.isSafeInteger(amount);
  return isChoice ? { methodId, amount, isRequested: requested === 'asked' } : undefined;
}

const written = ({ methodId, amount, isRequested }: Choice): string =>
  `${methodId}:${amount}${isRequested ? ':asked' : ''}`;

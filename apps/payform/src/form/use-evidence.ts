import type { FormState } from '@tiyin/domain/payment-form';
import { useCallback, useEffect, useRef } from 'react';

/** Records that requisites were copied. */
export const copyMark = { 'data-requisites': '' };

/**
 * Whether the customer shows evidence of paying: copied the requisites, or left the page, for
 * example for a bank's app, since they appeared (FORM-202). Without evidence, "I have paid" opens a
 * question once.
 */
export function useEvidence(state: FormState): {
  readonly has: () => boolean;
  readonly note: () => void;
} {
  const found = useRef(false);
  const hasRequisites = state.step === 'credential' && state.credentials !== undefined;
  const shown = hasRequisites ? `${state.amount} ${state.credentials?.value}` : undefined;
  const note = useCallback(() => {
    found.current = true;
  }, []);
  useEffect(() => {
    if (shown === undefined) return undefined;
    found.current = false;
    const left = new AbortController();
    const listening = { signal: left.signal };
    const onHidden = () => document.visibilityState === 'hidden' && note();
    const onClick = ({ target }: Event) =>
      target instanceof Element && target.closest('[data-requisites] button') !== null && note();
    document.addEventListener('visibilitychange', onHidden, listening);
    document.addEventListener('click', onClick, listening);
    document.addEventListener('copy', note, listening);
    return () => left.abort();
  }, [shown, note]);
  return { has: useCallback(() => found.current, []), note };
}

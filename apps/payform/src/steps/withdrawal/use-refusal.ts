import type { FieldProblem } from '@tiyin/ui/form';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { PayeeField } from '../../form/use-completion.ts';

/** What a refused field is given: where the focus goes, and its error for the form. */
export type Refusal = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly errors: readonly FieldProblem[];
};

/** Brings the focus back to a field that the server refused, and says why at the field until it changes. */
export function useRefusal(
  refused: PayeeField | undefined,
  field: PayeeField,
  words: string,
): Refusal {
  const inputRef = useRef<HTMLInputElement>(null);
  const isRefused = refused === field;
  useEffect(() => {
    if (isRefused) inputRef.current?.focus();
  }, [isRefused]);
  // The form takes a new list for a new refusal.
  const errors = useMemo(
    () => (isRefused ? [{ path: field, message: words }] : []),
    [isRefused, field, words],
  );
  return { inputRef, errors };
}

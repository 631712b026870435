import type { FieldProblem } from '@tiyin/ui/form';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { PayeeField } from '../../form/use-completion.ts';

/** The focus ref and the error of a refused field. */
export type Refusal = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly errors: readonly FieldProblem[];
};

/** Returns the focus to a field that the server refused, and shows the reason until it changes. */
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

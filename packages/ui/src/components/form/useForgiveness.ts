import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { messagesByName } from './field-problem.ts';
import type { FieldProblem } from './field-problem.ts';

type Problems = readonly FieldProblem[] | undefined;

/**
 * A server's messages, until the form is sent again. React Aria holds a form back until each field that a server
 * refused has changed; but what was wrong may have been mended in another field, or pass by itself: only the server
 * knows.
 */
export function useForgiveness(formRef: RefObject<HTMLFormElement | null>, problems: Problems) {
  const [forgiven, setForgiven] = useState<Problems>();
  const isWaiting = useRef(false);
  const byName = useMemo(
    () => messagesByName(forgiven === problems ? [] : (problems ?? [])),
    [forgiven, problems],
  );
  useEffect(() => {
    const isToBeSent = forgiven !== undefined && isWaiting.current;
    isWaiting.current = false;
    if (!isToBeSent) return undefined;
    // After a real press this runs while the browser still judges the fields, and it ignores a form sent meanwhile.
    const sending = setTimeout(() => formRef.current?.requestSubmit());
    return () => clearTimeout(sending);
  }, [formRef, forgiven]);
  /** Whether nothing but the last answer holds the form back; it is then sent. */
  const isForgiven = (event: FormEvent): boolean => {
    const messages = Object.values(byName).map((said) => said.join(' '));
    if (!isHeldBackBy(formRef.current, messages)) return false;
    event.preventDefault();
    isWaiting.current = true;
    setForgiven(problems);
    return true;
  };
  return { byName, isForgiven };
}

function isHeldBackBy(form: HTMLFormElement | null, messages: readonly string[]): boolean {
  const wrong = [...(form?.elements ?? [])].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
  return wrong
    .filter(({ validity, willValidate }) => willValidate && !validity.valid)
    .every(
      ({ validity, validationMessage }) =>
        validity.customError && messages.includes(validationMessage),
    );
}

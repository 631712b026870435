import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { messagesByName } from './field-problem.ts';
import type { FieldProblem } from './field-problem.ts';

type Problems = readonly FieldProblem[] | undefined;

/**
 * A server's messages, until the form is submitted again. React Aria blocks a form until each
 * refused field has changed; but the fix may be in another field, or the error may be temporary:
 * only the server knows.
 */
export function useServerErrors(formRef: RefObject<HTMLFormElement | null>, problems: Problems) {
  const [dismissed, setDismissed] = useState<Problems>();
  const isWaiting = useRef(false);
  const byName = useMemo(
    () => messagesByName(dismissed === problems ? [] : (problems ?? [])),
    [dismissed, problems],
  );
  useEffect(() => {
    const isToBeSent = dismissed !== undefined && isWaiting.current;
    isWaiting.current = false;
    if (!isToBeSent) return undefined;
    // After a real press this runs while the browser still judges the fields, and it ignores a form sent meanwhile.
    const sending = setTimeout(() => formRef.current?.requestSubmit());
    return () => clearTimeout(sending);
  }, [formRef, dismissed]);
  /** Whether nothing but the last answer holds the form back; it is then sent. */
  const isResubmitted = (event: FormEvent): boolean => {
    const messages = Object.values(byName).map((said) => said.join(' '));
    if (!isBlockedOnlyBy(formRef.current, messages)) return false;
    event.preventDefault();
    isWaiting.current = true;
    setDismissed(problems);
    return true;
  };
  return { byName, isForgiven: isResubmitted };
}

function isBlockedOnlyBy(form: HTMLFormElement | null, messages: readonly string[]): boolean {
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

import { useEffect, useRef } from 'react';

/** Knows whether a reader has entered anything in a form. */
export type Entered = {
  /** Call it before each key and press inside the form: the first one keeps the fields as they are. */
  readonly onTouch: () => void;
  /** Call it when a field gets the focus: the fields are still as they were before anything was filled in. */
  readonly onFocus: () => void;
  /** Call it for each input: what a password manager or a drop fills in comes without a key or a press. */
  readonly onFill: () => void;
  /** Whether a field differs from what it was before the first key, press or filled field. */
  readonly hasChanged: () => boolean;
};

/**
 * Compares the fields of a form with what they were when the reader began: what loads or is filled in before that is
 * not theirs.
 * @param isOpen a form that is opened again is compared with its new fields
 */
export function useEntered(formId: string, isOpen: boolean): Entered {
  const before = useRef<string>(undefined);
  const untouched = useRef<string>(undefined);
  const look = () => {
    if (before.current === undefined) untouched.current = fieldsOf(formId);
  };
  useEffect(() => {
    if (!isOpen) before.current = undefined;
  }, [isOpen]);
  // After each render: fields may load late.
  useEffect(look);
  return {
    onTouch: () => {
      before.current ??= fieldsOf(formId);
    },
    onFocus: look,
    onFill: () => {
      before.current ??= untouched.current;
    },
    hasChanged: () => before.current !== undefined && before.current !== fieldsOf(formId),
  };
}

/** The values of all fields in one text, also of those without a name. */
function fieldsOf(formId: string): string {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return '';
  return JSON.stringify(Array.from(form.elements, valueOf));
}

function valueOf(field: Element): string | boolean | undefined {
  if (field instanceof HTMLInputElement) {
    return field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value;
  }
  const hasValue = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  return hasValue ? field.value : undefined;
}

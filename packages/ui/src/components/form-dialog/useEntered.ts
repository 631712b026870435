import { useEffect, useRef } from 'react';

/** Knows whether a reader has entered anything in a form. */
export type Entered = {
  /** Call it before each key and press inside the form: the first one keeps the fields as they are. */
  readonly onTouch: () => void;
  /** Whether a field differs from what it was at the first key or press. */
  readonly hasChanged: () => boolean;
};

/**
 * Compares the fields of a form with what they were when the reader began: what loads or is filled in before that is
 * not theirs.
 * @param isOpen a form that is opened again is compared with its new fields
 */
export function useEntered(formId: string, isOpen: boolean): Entered {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!isOpen) before.current = undefined;
  }, [isOpen]);
  return {
    onTouch: () => {
      before.current ??= fieldsOf(formId);
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

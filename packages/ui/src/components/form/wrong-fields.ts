import { label as labelClass } from '../../parts/field/Field.css.ts';

/** A field of a form that shows an error. */
export type WrongField = {
  readonly label: string;
  readonly message: string;
  /** The element to focus. */
  readonly control: HTMLElement;
};

/** The words of a field's error, by CSS. */
export const shownError = '[slot="errorMessage"]';

/**
 * The fields of a form that show an error, from top to bottom. Read from the page, because only
 * there the browser's, the field's and the server's errors meet, for any kind of field.
 */
export function wrongFields(form: HTMLFormElement): WrongField[] {
  const errors = [...form.querySelectorAll(`[data-invalid] ${shownError}`)];
  return errors.flatMap((error) => {
    const field = error.closest('[data-invalid]');
    const control = field && firstControl(field);
    return field && control
      ? [{ label: labelOf(field, control), message: textOf(error), control }]
      : [];
  });
}

const canHaveFocus = 'input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

function firstControl(field: Element): HTMLElement | undefined {
  return [...field.querySelectorAll<HTMLElement>(canHaveFocus)].find(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('[aria-hidden="true"]') === null,
  );
}

/* A single checkbox has its label beside it, every other field above. */
function labelOf(field: Element, control: HTMLElement): string {
  return textOf(field.querySelector(`.${labelClass}`) ?? control.closest('label'));
}

const textOf = (element: Element | null): string => element?.textContent.trim() ?? '';

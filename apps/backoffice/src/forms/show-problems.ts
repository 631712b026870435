import { flushSync } from 'react-dom';

/**
 * Marks what is wrong in the form or dialog that has the focus, and leads to its first field, so that a screen reader
 * reads the error (OFFICE-906).
 * @param mark sets the state from which the errors are rendered
 */
export function showProblems(mark: () => void): void {
  const place = document.activeElement?.closest('form, [role="dialog"], [role="alertdialog"]');
  flushSync(mark);
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = invalid?.querySelector<HTMLElement>('input') ?? invalid;
  field?.focus();
}

/** Whether a key types text where it was pressed. */
export function isTypingAt(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="combobox"]';
  return target.isContentEditable || target.matches(field);
}

/** A dialog or menu handles the keyboard, so shortcuts are off. */
export function isCovered(target: EventTarget | null): boolean {
  const isBehind = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') ?? null;
  const isInside =
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
  return isBehind !== null || isInside;
}

/** A list box takes letters itself, to jump to an option. */
export function isInListBox(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="listbox"]') !== null;
}

/** Whether a key without a modifier was pressed once, where nothing else takes it. */
export function isPlainPress(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, defaultPrevented, metaKey, repeat, target } = event;
  if (defaultPrevented || repeat || altKey || ctrlKey || metaKey) return false;
  return !isTypingAt(target) && !isCovered(target) && !isInListBox(target);
}

/**
 * A ref that gives an element the focus when it comes into being. With a `key` that changes, the heading of a new step
 * is a new element, and so is read aloud from its beginning.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

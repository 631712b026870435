/**
 * A ref that focuses an element when it is mounted. With a changing `key`, the heading of a new
 * step is a new element and is read from the start.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

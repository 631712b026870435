/** A ref that focuses an element when it is mounted: the first words of a new step are read, and the keyboard goes on from there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

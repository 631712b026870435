/* Storage may be forbidden, as in a frame; the form then merely forgets. */

/** This tab's value under a key; empty without one. Anyone may write there: validate it. */
export function readKept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text in this tab until it is closed; an empty one takes it away. */
export function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/** The storage key of a form's payee text, next to its choice. */
export const payeeKeyOf = (choiceKey: string): string => `${choiceKey}-payee`;

/** The storage key of a message to support. */
export const ticketKeyOf = (choiceKey: string): string => `${choiceKey}-ticket`;

/** Where it keeps that "I have paid" was pressed, until the server knows. */
export const pressKeyOf = (choiceKey: string): string => `${choiceKey}-press`;

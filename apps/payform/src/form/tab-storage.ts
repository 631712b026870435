/* Storage may be forbidden, as in a frame; the form then merely forgets. */

/** What this tab keeps under a key; empty where it keeps nothing. Anyone may write there: check it. */
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

/** Where a form's tab keeps what is typed of a payee, beside its choice. */
export const payeeKeyOf = (choiceKey: string): string => `${choiceKey}-payee`;

/** Where it keeps what is written to support. */
export const ticketKeyOf = (choiceKey: string): string => `${choiceKey}-ticket`;

/** Where it keeps that "I have paid" was pressed, until the server knows. */
export const pressKeyOf = (choiceKey: string): string => `${choiceKey}-press`;

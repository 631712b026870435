/** A bank that can be chosen: its name for people, and the number that stands for it on the wire. */
export type Bank = { readonly code: number; readonly name: string };

/** The id of a bank's option in the list of that id. */
export const optionId = (listId: string, code: number): string => `${listId}-${code}`;

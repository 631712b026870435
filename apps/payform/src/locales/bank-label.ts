/** A bank for people: its current name, with its name in the system's list. */
export const bankLabel = (name: string, currentName: string | undefined): string =>
  currentName === undefined ? name : `${currentName} (${name})`;

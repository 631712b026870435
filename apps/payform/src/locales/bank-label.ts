/** A bank for people: by what it calls itself now, with the name that the list of the system has for it. */
export const bankLabel = (name: string, currentName: string | undefined): string =>
  currentName === undefined ? name : `${currentName} (${name})`;

/** One line: what was measured, what was found, and what it is to be. */
export function figureLine(what: string, found: string, aim: string, details = ''): string {
  return `${what.padEnd(38)}${found.padStart(9)}   aim ${aim.padEnd(14)} ${details}`.trimEnd();
}

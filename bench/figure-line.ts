/** One line: the measure, its value and its target. */
export function figureLine(what: string, found: string, aim: string, details = ''): string {
  return `${what.padEnd(38)}${found.padStart(9)}   aim ${aim.padEnd(14)} ${details}`.trimEnd();
}

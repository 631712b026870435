/** The known good request of each caller is among the first ten. */
const fewest = 10;

/** The requests of each of the two kinds, valid and broken, to each operation; undefined for another text than a number. */
export function fuzzRuns(requests: string, operationCount: number): number | undefined {
  if (!/^[1-9]\d{0,8}$/.test(requests)) return undefined;
  return Math.max(fewest, Math.ceil(Number(requests) / operationCount / 2));
}

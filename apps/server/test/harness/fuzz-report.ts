import type { OperationId } from '@tiyin/api/operations';

/** Requests between two lines of progress. */
const step = 10_000;

/** Counts the answers of a run, and prints them where a person watches. */
export class FuzzReport {
  private requests = 0;
  private failures = 0;
  private breaches = 0;
  private readonly succeeded = new Set<OperationId>();
  private readonly begun = process.cpuUsage();
  private readonly print: (line: string) => void;

  constructor(isWatched: boolean) {
    // The runner keeps the output of a test back until its end.
    this.print = isWatched ? (line) => process.stderr.write(`${line}\n`) : () => undefined;
  }

  /** Counts one answer. */
  count(operationId: OperationId, status: number, breach: string | undefined): void {
    this.requests += 1;
    if (status < 300) this.succeeded.add(operationId);
    if (status >= 500) this.failures += 1;
    else if (breach !== undefined) this.breaches += 1;
    if (this.requests % step === 0) this.print(this.words());
  }

  /** Prints the sums. */
  end(): void {
    this.print(this.words());
  }

  private words(): string {
    const { user, system } = process.cpuUsage(this.begun);
    const cpu = ((user + system) / 1000 / Math.max(1, this.requests)).toFixed(1);
    return `${this.requests} requests, ${cpu} ms of CPU each; ${this.succeeded.size} operations with a 2xx; ${this.failures} × 5xx; ${this.breaches} off the contract`;
  }
}

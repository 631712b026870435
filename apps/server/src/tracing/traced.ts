/** A step of work that a trace shows (ADR 38). */
export type Step = {
  readonly name: string;
  /** A request that came in, a call or query that goes out, or a job. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The step of another time that it follows from, as W3C's `traceparent`. */
  readonly parent?: string | null;
};

/** A step that has begun. */
export type OpenStep = {
  /** Runs work as a part of it. */
  readonly within: <T>(work: () => T) => T;
  readonly end: (result: {
    readonly attributes?: Step['attributes'];
    readonly hasFailed: boolean;
  }) => void;
};

/** The library that records steps. */
export type Tracing = {
  /** Undefined where nothing is recorded, such as a query outside of any other step. */
  readonly begin: (step: Step) => OpenStep | undefined;
  /** The step under way, as W3C's `traceparent`. */
  readonly current: () => string | undefined;
};

let tracing: Tracing | undefined;

/** Turns it on, or off again. */
export function setTracing(next: Tracing | undefined): void {
  tracing = next;
}

/** Whether steps are recorded. */
export function isTracing(): boolean {
  return tracing !== undefined;
}

/** Begins a step that is ended elsewhere. */
export function beginStep(step: Step): OpenStep | undefined {
  return tracing?.begin(step);
}

/** The step under way, for the work that follows from it at another time. */
export function currentStep(): string | undefined {
  return tracing?.current();
}

/**
 * Runs work as a step.
 * @param describe called only where steps are recorded
 */
export function traced<T>(describe: () => Step, work: () => Promise<T>): Promise<T> {
  const step = tracing?.begin(describe());
  return step ? step.within(() => ended(step, work)) : work();
}

async function ended<T>(step: OpenStep, work: () => Promise<T>): Promise<T> {
  let hasFailed = true;
  try {
    const result = await work();
    hasFailed = false;
    return result;
  } finally {
    step.end({ hasFailed });
  }
}

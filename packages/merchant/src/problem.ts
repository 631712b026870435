import type { OrderProblem } from './generated/contract.ts';

/** A refusal by Tiyin: `code` is for programs, the message for people, and `errors` name the wrong fields. */
export class TiyinProblem extends Error {
  override readonly name = 'TiyinProblem';
  readonly status: number;
  /** The cause; new ones are added, so treat an unknown one by its status. */
  readonly code: string;
  readonly errors: NonNullable<OrderProblem['errors']>;
  /** Of `method_not_offered`: the methods of the terminal. */
  readonly offeredMethods: readonly string[];
  /** Of `amount_outside_limits`: the limits of each method, in minor units. */
  readonly limits: NonNullable<OrderProblem['limits']>;
  /** Names the request in Tiyin's log. */
  readonly requestId: string | undefined;

  constructor(problem: Omit<OrderProblem, 'code' | 'type'> & { readonly code: string }) {
    super(problem.detail ?? [problem.title, ...fieldsOf(problem)].join(': '));
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.offeredMethods = problem.offeredMethods ?? [];
    this.limits = problem.limits ?? [];
    this.requestId = problem.requestId;
  }
}

/** The wrong fields in one line, for the log of a merchant. */
function fieldsOf({ errors = [] }: Pick<OrderProblem, 'errors'>): string[] {
  const fields = errors.map(({ message, path }) => `${path} ${message}`);
  return fields.length === 0 ? [] : [fields.join(', ')];
}

/** The problem in a body; a proxy may have responded with something else. */
export function problemOf(status: number, body: string): TiyinProblem {
  const problem = parsed(body);
  if (isProblem(problem)) return new TiyinProblem({ ...problem, status });
  return new TiyinProblem({ title: `Tiyin responded with ${status}`, status, code: 'unknown' });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is OrderProblem {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body;
}

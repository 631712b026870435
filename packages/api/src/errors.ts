import { is } from 'superstruct';
import { ProblemStruct } from './generated/structs/problem.ts';
import type { FieldError } from './generated/types.ts';

/**
 * The kind of failure: `http`, the server refused; `network`, it was unreachable; `timeout`, it did
 * not respond in time; `aborted`, the caller aborted; `contract`, its response does not match the
 * contract.
 */
export type ProblemKind = 'aborted' | 'contract' | 'http' | 'network' | 'timeout';

/** The details of a failure. */
export interface ProblemFacts {
  readonly kind: ProblemKind;
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** A stable code for programs: the server's `code`, or the kind without one. */
  readonly code: string;
  /** For people. */
  readonly title: string;
  readonly detail?: string | undefined;
  /** The validation errors by field of the request. */
  readonly errors?: readonly FieldError[] | undefined;
  /** Finds the request in the server's log. */
  readonly requestId?: string | undefined;
  /** With the code `conflict`: the state that the row has now, to be checked by its struct. */
  readonly current?: unknown;
}

/** The one error that calls throw (RFC 9457, and failures before a response). */
export class ApiProblem extends Error {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly current: unknown;

  constructor(facts: ProblemFacts, options?: ErrorOptions) {
    super(facts.detail === undefined ? facts.title : `${facts.title}: ${facts.detail}`, options);
    this.name = 'ApiProblem';
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.title = facts.title;
    this.detail = facts.detail;
    this.errors = facts.errors ?? [];
    this.requestId = facts.requestId;
    this.current = facts.current;
  }

  /** Whether the server could not be reached at all. */
  get isOffline(): boolean {
    return this.kind === 'network';
  }
}

/** A refusal as problem+json; another body (a proxy's page) leaves the status and its text. */
export function problemOfAnswer(status: number, statusText: string, body: unknown): ApiProblem {
  if (!is(body, ProblemStruct)) {
    const title = statusText === '' ? `The server answered ${status}` : statusText;
    return new ApiProblem({ code: 'http', kind: 'http', status, title });
  }
  const { code, detail, errors, requestId, title } = body;
  const current = 'current' in body ? body.current : undefined;
  return new ApiProblem({ code, current, detail, errors, kind: 'http', requestId, status, title });
}

const TITLE_OF_FAILURE = {
  aborted: 'The request was given up',
  network: 'The server cannot be reached',
  timeout: 'The server did not answer in time',
} as const;

/**
 * The failure of a request without a response.
 * @param signal of the request: its reason distinguishes a time limit from an abort by the caller.
 */
export function problemOfFailure(error: unknown, signal: AbortSignal): ApiProblem {
  const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  const kind = signal.aborted ? (isTimeout ? 'timeout' : 'aborted') : 'network';
  return new ApiProblem(
    { code: kind, kind, status: 0, title: TITLE_OF_FAILURE[kind] },
    { cause: error },
  );
}

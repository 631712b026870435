/** A value that a query can carry; arrays are repeated, undefined is left out. */
export type QueryValue = boolean | number | string | undefined;

/** One request to the API, as the generated calls pass it to a client. */
export interface ApiRequest {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** The path with its parameters filled in and encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request and returns the parsed body of a success, undefined without one.
 * @throws ApiProblem for any other result.
 */
export type ApiClient = (request: ApiRequest) => Promise<unknown>;

/** Options of any call besides its parameters. */
export interface CallOptions {
  /** Gives the call up; it then fails with the kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** Of an operation that takes nothing. */
export type NoParameters = Readonly<Record<string, never>>;

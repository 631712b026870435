import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { problemOf } from './problem.ts';

/** How a client reaches Tiyin. */
export interface TiyinOptions {
  /** The merchant's API key. */
  readonly apiKey: string;
  /** The address of Tiyin, such as `https://pay.example.com`. */
  readonly url: string;
  /** The number of retries after failures that may pass; 3 by default. */
  readonly maxRetries?: number;
  /** An attempt without a response has failed after this time, in ms; 10 000 by default. */
  readonly timeoutMs?: number;
  /** Another `fetch`, for proxies and tests. */
  readonly fetch?: typeof fetch;
  /** Waits so many ms before a retry; another one is for tests. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Parameters of an address: undefined ones are left out, and arrays are repeated. */
export type Query = Readonly<Record<string, number | string | readonly string[] | undefined>>;

interface Parts {
  readonly query?: Query;
  readonly idempotencyKey?: string;
  readonly body?: object;
}

/** Sends a request, again after failures that may pass; throws a `TiyinProblem` for a refusal. */
export type Send = <Result>(method: 'GET' | 'POST', path: string, parts?: Parts) => Promise<Result>;

/** A response that arrived whole. */
interface Arrived {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
}

/** Before the first retry, in ms; it doubles. */
const firstPauseMs = 250;
/** A limit of Tiyin is per minute: a server that says longer is not waited for. */
const longestPauseMs = 60_000;

/** Makes the function that sends requests with a key. */
export function createSend(options: TiyinOptions): Send {
  const { maxRetries = 3 } = options;
  const pause = options.pause ?? ((ms: number) => setTimeout(ms));
  return async <Result>(method: 'GET' | 'POST', path: string, parts: Parts = {}) => {
    const attempt = attemptsOf(options, method, path, parts);
    for (let retries = 0; ; retries += 1) {
      const response = await attempt().catch((error: unknown) => {
        if (retries >= maxRetries) throw error;
      });
      if (response && response.status < 300) return readJson<Result>(response);
      const pauseMs = response?.retryAfterMs ?? doubledPauseMs(retries);
      const isOver = retries >= maxRetries || pauseMs > longestPauseMs;
      if (response && (isOver || !mayPass(response.status))) {
        throw problemOf(response.status, response.text);
      }
      await pause(pauseMs);
    }
  };
}

/** The same request each time, with the same idempotency key: nothing is made twice. */
function attemptsOf(
  options: TiyinOptions,
  method: string,
  path: string,
  { body, idempotencyKey, query = {} }: Parts,
): () => Promise<Arrived> {
  const { apiKey, timeoutMs = 10_000, url } = options;
  const address = `${url.replace(/\/+$/, '')}/api/merchant/v1${path}${textOf(query)}`;
  const call = options.fetch ?? fetch;
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${apiKey}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  return async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { method, headers, signal, redirect: 'error' as const };
    const response = await call(
      address,
      body ? { ...request, body: JSON.stringify(body) } : request,
    );
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
    return { status: response.status, text: await response.text(), retryAfterMs };
  };
}

/** Failures after which the same request may succeed. */
function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** With jitter, so that clients do not come back all at once. */
function doubledPauseMs(retries: number): number {
  return firstPauseMs * 2 ** retries * (randomInt(750, 1_251) / 1_000);
}

/** Seconds or a date, in ms from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null || header === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

function textOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== undefined) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The contract names what an operation returns. */
function readJson<Result>({ text }: Arrived): Result {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps its contract
  return JSON.parse(text) as Result;
}

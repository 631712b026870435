import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
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
export type Send = <Result>(method: Method, path: string, parts?: Parts) => Promise<Result>;

type Method = 'DELETE' | 'GET' | 'POST' | 'PUT';

/** Requests a file; its bytes come as they are read. */
export type Download = (path: string, query: Query) => Promise<ReadableStream<Uint8Array>>;

/** A response, with what was read of it. */
interface Arrived<Content> {
  readonly status: number;
  readonly content: Content;
  readonly retryAfterMs: number | undefined;
}

/** Before the first retry, in ms; it doubles. */
const firstPauseMs = 250;
/** A limit of Tiyin is per minute: a server that says longer is not waited for. */
const longestPauseMs = 60_000;

/**
 * No request can succeed with a wrong key or address, and a retry would only hide why (API-541).
 * @throws TypeError if the key or the address is none
 */
export function checkOptions({ apiKey, url }: TiyinOptions): void {
  if (!apiKey) throw new TypeError('The API key is missing.');
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError('The API key has characters that no key has.');
  }
  if (!url) throw new TypeError('The address of Tiyin is missing.');
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return;
  throw new TypeError(`${url} is no address that begins with http:// or https://.`);
}

/** Makes the function that sends requests with a key. */
export function createSend(options: TiyinOptions): Send {
  return async <Result>(method: Method, path: string, parts: Parts = {}) =>
    readJson<Result>(await retried(options, attemptsOf(options, method, path, parts)));
}

/** Makes the function that requests files with a key. */
export function createDownload(options: TiyinOptions): Download {
  return async (path, query) => {
    const { body } = await retried(options, openingsOf(options, path, query));
    if (body === null) throw new Error('The response has no body');
    return body;
  };
}

/** Attempts until one succeeds, as often and as late as the options and the server say. */
async function retried<Content>(
  { maxRetries = 3, pause = (ms) => wait(ms) }: TiyinOptions,
  attempt: () => Promise<Arrived<Content | Refused>>,
): Promise<Content> {
  for (let retries = 0; ; retries += 1) {
    const response = await attempt().catch((error: unknown) => {
      if (retries >= maxRetries) throw error;
    });
    if (response && !(response.content instanceof Refused)) return response.content;
    const pauseMs = response?.retryAfterMs ?? doubledPauseMs(retries);
    const isOver = retries >= maxRetries || pauseMs > longestPauseMs;
    if (response?.content instanceof Refused && (isOver || !mayPass(response.status))) {
      throw problemOf(response.status, response.content.text);
    }
    await pause(pauseMs);
  }
}

/** The text of a response that is no success. */
class Refused {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The same request each time, with the same idempotency key: nothing is made twice. */
function attemptsOf(
  options: TiyinOptions,
  method: string,
  path: string,
  parts: Parts,
): () => Promise<Arrived<string | Refused>> {
  const { timeoutMs = 10_000 } = options;
  const request = requestOf(options, method, path, parts);
  return async () => {
    const response = await request(AbortSignal.timeout(timeoutMs));
    const text = await response.text();
    return arrived(response, response.ok ? text : new Refused(text));
  };
}

/** The same request for a file each time: its headers must come in time, its bytes may take longer. */
function openingsOf(
  options: TiyinOptions,
  path: string,
  query: Query,
): () => Promise<Arrived<Response | Refused>> {
  const { timeoutMs = 10_000 } = options;
  const request = requestOf(options, 'GET', path, { query }, 'text/csv');
  return async () => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      const response = await request(limit.signal);
      return arrived(response, response.ok ? response : new Refused(await response.text()));
    } finally {
      clearTimeout(timer);
    }
  };
}

function requestOf(
  { apiKey, url, fetch: call = fetch }: TiyinOptions,
  method: string,
  path: string,
  { body, idempotencyKey, query = {} }: Parts,
  accept = 'application/json',
): (signal: AbortSignal) => Promise<Response> {
  const address = `${url.replace(/\/+$/, '')}/api/merchant/v1${path}${textOf(query)}`;
  const headers = {
    accept,
    authorization: `Bearer ${apiKey}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  const sent = body && { body: JSON.stringify(body) };
  return (signal) => call(address, { method, headers, signal, redirect: 'error', ...sent });
}

function arrived<Content>({ headers, status }: Response, content: Content): Arrived<Content> {
  return { status, content, retryAfterMs: readRetryAfter(headers.get('retry-after')) };
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
function readJson<Result>(text: string): Result {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps its contract
  return (text === '' ? undefined : JSON.parse(text)) as Result;
}

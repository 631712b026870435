import { ofetch } from 'ofetch';
import { problemOfAnswer, problemOfFailure } from './errors.ts';
import { limitedSignal } from './limited-signal.ts';
import type { ApiClient, ApiRequest } from './request.ts';

/** How a client reaches its server. */
export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  readonly baseUrl?: string;
  /** Sent with every request, such as a merchant's `Authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** After so many milliseconds a request is given up. */
  readonly timeoutMs?: number;
}

function withoutUndefined(headers: ApiRequest['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

async function send(request: ApiRequest, options: ClientOptions): Promise<unknown> {
  const signal = limitedSignal(request.signal, options.timeoutMs);
  const answer = await ofetch
    .raw<unknown>(request.path, {
      baseURL: options.baseUrl ?? '',
      // The session is in cookies of the server's own origin, and is sent nowhere else.
      credentials: 'same-origin',
      headers: {
        ...options.headers,
        ...withoutUndefined(request.headers),
        // Whatever kind of file the browser takes it for, the server reads bytes.
        ...(request.body instanceof Blob && { 'content-type': 'application/octet-stream' }),
      },
      ignoreResponseError: true,
      method: request.method,
      retry: false,
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(request.query === undefined ? {} : { query: request.query }),
    })
    .catch((error: unknown) => {
      throw problemOfFailure(error, signal);
    });
  const { _data: body } = answer;
  if (!answer.ok) throw problemOfAnswer(answer.status, answer.statusText, body);
  return body;
}

/** A client on ofetch. It never repeats a request: the caller decides that (API-13). */
export function createClient(options: ClientOptions = {}): ApiClient {
  return (request) => send(request, options);
}

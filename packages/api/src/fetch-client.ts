import { problemOfAnswer, problemOfFailure } from './errors.ts';
import { limitedSignal } from './limited-signal.ts';
import type { ApiClient, ApiRequest } from './request.ts';

/**
 * A client on the browser's own fetch and the page's own origin, for a small bundle. It sends queries and
 * bodies, a file as it is: a call with headers needs `createClient`, and throws a TypeError here. It never
 * repeats a request: the caller decides that (API-13).
 */
export function createFetchClient(): ApiClient {
  return async (request) => {
    if (request.headers) throw new TypeError('This client sends no headers.');
    const { answer, text } = await send(request);
    const body = parse(text);
    if (!answer.ok) throw problemOfAnswer(answer.status, answer.statusText, body);
    return body;
  };
}

async function send({ method, path, query = {}, body, signal: given }: ApiRequest) {
  const signal = limitedSignal(given);
  const json = 'application/json';
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : json;
  const named = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  );
  const search = new URLSearchParams(named).toString();
  try {
    const answer = await fetch(search === '' ? path : `${path}?${search}`, {
      method,
      signal,
      credentials: 'same-origin',
      headers: { accept: json, ...(body && { 'content-type': type }) },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    return { answer, text: await answer.text() };
  } catch (error) {
    throw problemOfFailure(error, signal);
  }
}

/** A body without JSON, for example a proxy's page, is outside the contract. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { problemOfAnswer, problemOfFailure } from './errors.ts';
import { limitedSignal } from './limited-signal.ts';
import type { ApiClient, ApiRequest } from './request.ts';

/**
 * A client on the browser's own fetch and the page's own origin, for a face that carries as little as it can. It sends
 * bodies alone: a call with a query or headers takes `createClient`, and throws a TypeError here. Nor does it repeat a
 * request: who asks decides that (API-13).
 */
export function createFetchClient(): ApiClient {
  return async (request) => {
    if (request.query ?? request.headers) throw new TypeError('This client sends bodies alone.');
    const { answer, text } = await send(request);
    const body = parse(text);
    if (!answer.ok) throw problemOfAnswer(answer.status, answer.statusText, body);
    return body;
  };
}

async function send({ method, path, body, signal: given }: ApiRequest) {
  const signal = limitedSignal(given);
  const json = 'application/json';
  try {
    const answer = await fetch(path, {
      method,
      signal,
      credentials: 'same-origin',
      headers: { accept: json, ...(body && { 'content-type': json }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { answer, text: await answer.text() };
  } catch (error) {
    throw problemOfFailure(error, signal);
  }
}

/** What is no JSON, as a proxy's page, is nothing that the contract knows. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

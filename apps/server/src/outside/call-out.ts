import {
  request as requestHttp,
  type Agent,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AddressRule, anyAddress } from './address-rules.ts';
import { createKeptConnections } from './kept-connections.ts';
import { guardedLookup, type Resolve, refuseAddress } from './guarded-lookup.ts';
import { type Step, traced } from '../tracing/traced.ts';

/** The longest that a call may take from the first step to the last, in ms (API-38). */
export const callOutMs = 10_000;
/** How much of an answer is read, in bytes (API-36). */
const answerBytes = 2048;

/** A request to an address that a stranger named. */
export type OutgoingCall = {
  /** Default: POST. */
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where nothing is sent. */
  readonly body: string;
};

/** The response, with any status; or a code of the failure. */
export type CallAnswer =
  | { readonly statusCode: number; readonly text: string }
  | { readonly error: string };

/** Calls out. It never rejects: that the other side fails is to be expected. */
export type CallOut = (call: OutgoingCall) => Promise<CallAnswer>;

type Options = {
  /** The addresses that may be called. */
  readonly isAllowed: AddressRule;
  /** The longest that a call may take, in ms. */
  readonly limitMs?: number;
  /** Default: that of the system. */
  readonly resolve?: Resolve;
  /** Whether connections are kept for the next call: a call may then be sent twice, where the receiver closes one. */
  readonly isKeptOpen?: boolean;
};

/**
 * Makes the client for addresses that merchants or providers set: forbidden ones are refused on
 * connecting, redirects are not followed, and the time limit is 10 s (API-38).
 */
export function createCallOut({
  isAllowed,
  isKeptOpen = false,
  limitMs = callOutMs,
  resolve,
}: Options): CallOut {
  const agentOf = isKeptOpen ? createKeptConnections() : undefined;
  return async (call) => {
    const deadline = AbortSignal.timeout(limitMs);
    try {
      return await traced(
        () => stepOf(call),
        async () => {
          const answer = await send(call, { isAllowed, resolve, signal: deadline, agentOf });
          return { statusCode: answer.statusCode ?? 0, text: await beginningOf(answer) };
        },
      );
    } catch (error) {
      return { error: deadline.aborted ? 'timed_out' : wordOf(error) };
    }
  };
}

/** By its host alone: the rest of the address may hold a key. */
function stepOf({ method = 'POST', url }: OutgoingCall): Step {
  const host = URL.canParse(url) ? new URL(url).hostname : 'unknown';
  const attributes = { 'http.request.method': method, 'server.address': host };
  return { name: `${method} ${host}`, kind: 'client', attributes };
}

type Sending = {
  readonly isAllowed: AddressRule;
  readonly resolve: Resolve | undefined;
  readonly signal: AbortSignal;
  /** The kept connections to use, by protocol. Without it each call makes its own. */
  readonly agentOf: ((protocol: string) => Agent) | undefined;
};

/** Resolves with the head of the answer; its body is still to come. */
function send(call: OutgoingCall, sending: Sending): Promise<IncomingMessage> {
  const { method = 'POST', url, headers, body } = call;
  const { agentOf, isAllowed, resolve: lookup, signal } = sending;
  return new Promise((resolve, reject) => {
    const address = new URL(url);
    refuseAddress(address, isAllowed);
    const request: ClientRequest = (address.protocol === 'https:' ? requestHttps : requestHttp)(
      address,
      {
        method,
        headers:
          method === 'GET' ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: agentOf?.(address.protocol) ?? false,
        signal,
        ...(isAllowed !== anyAddress && { lookup: guardedLookup(address, isAllowed, lookup) }),
      },
    );
    let hasAnswered = false;
    request.once('response', (answer) => {
      hasAnswered = true;
      resolve(answer);
    });
    // Stays for good: an answer that is cut off is an error of the request, too.
    request.on('error', (error) => {
      if (!hasAnswered && isClosedMeanwhile(request, error))
        resolve(send(call, { ...sending, agentOf: undefined }));
      else reject(error);
    });
    request.end(body);
  });
}

/** Whether the receiver closed a kept connection while a call was sent over it. */
function isClosedMeanwhile({ reusedSocket }: ClientRequest, error: Error): boolean {
  const code = wordOf(error);
  return reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
}

/** The first 2 kB as text that a database can store. The part before an interruption is kept. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      length += chunk.length;
      if (length >= answerBytes) break;
    }
  } catch {
    // The status has arrived, which is enough.
  } finally {
    answer.destroy();
  }
  const bytes = Buffer.concat(chunks).subarray(0, answerBytes);
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\u0000', '\uFFFD');
}

/** The code of a failed connection, such as ECONNREFUSED; never its message, which names addresses. */
function wordOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'failed';
}

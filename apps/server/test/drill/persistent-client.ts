import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient } from '@tiyin/api/request';
import { createClient } from '@tiyin/api/client';
import { ApiProblem } from '@tiyin/api/errors';
import type { Random } from './random.ts';

/** How the requests of a drill went. */
export type Tally = {
  answered: number;
  /** Sent, and the connection broke before the answer: it may have been done or not. */
  cutOff: number;
  /** Not even sent: the server was down. */
  unreachable: number;
  /** 5xx. */
  failed: number;
  /** 429. */
  limited: number;
};

export const emptyTally = (): Tally => ({
  answered: 0,
  cutOff: 0,
  unreachable: 0,
  failed: 0,
  limited: 0,
});

/** A server that counts what it has answered. */
export type Target = { readonly url: string; answers: number };

type Options = {
  /** Each try goes to one of them. */
  readonly targets: readonly Target[];
  readonly headers: Readonly<Record<string, string>>;
  readonly random: Random;
  readonly tally: Tally;
  /** After so long without an answer, in ms, the servers are down for good. */
  readonly patienceMs?: number | undefined;
};

/**
 * A client that follows our guide: a request without a response, or with a 5xx, it sends
 * again, the very same request, to whichever server, until it is answered.
 */
export function persistentClient({
  targets,
  headers,
  random,
  tally,
  patienceMs = 120_000,
}: Options): ApiClient {
  const clients = targets.map((target) => ({
    target,
    send: createClient({ baseUrl: target.url, headers, timeoutMs: 15_000 }),
  }));
  return async (request) => {
    const givesUpAt = Date.now() + patienceMs;
    for (;;) {
      const { target, send } = random.pick(clients);
      try {
        const answer = await send(request);
        target.answers += 1;
        tally.answered += 1;
        return answer;
      } catch (error) {
        const sort = sortOf(error);
        if (sort === undefined) throw error;
        if (Date.now() > givesUpAt) {
          const { method, path } = request;
          throw new Error(`no answer to ${method} ${path}: ${String(error)}`, { cause: error });
        }
        tally[sort] += 1;
        await pause(random.between(50, 1_000));
      }
    }
  };
}

/** A temporary failure; undefined for a response. */
function sortOf(error: unknown): Exclude<keyof Tally, 'answered'> | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.status === 429) return 'limited';
  // A server that was stopped in the middle of a request has not read it to its end.
  if (error.status === 408) return 'cutOff';
  if (error.status >= 500) return 'failed';
  if (error.kind !== 'network' && error.kind !== 'timeout') return undefined;
  return wordsOf(error).includes('ECONNREFUSED') ? 'unreachable' : 'cutOff';
}

/** The codes of an error and of what caused it. */
function wordsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error ? [String(error.code)] : [];
  return [...own, ...wordsOf(error.cause)];
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The cause of the work that runs now: a request, or a command. */
export type Origin =
  | {
      readonly kind: 'request';
      /** The client's address as the trusted proxies report it. */
      readonly address: string;
      /** Null where one entry is about several requests. */
      readonly requestId: string | null;
      /** The key of a merchant's server. */
      readonly apiKeyId?: number;
    }
  | { readonly kind: 'command' | 'job' };

const current = new AsyncLocalStorage<Origin>();

/** Runs work whose audit entries name their origin (PEOPLE-140), without passing it through every use case. */
export function withOrigin<Result>(origin: Origin, work: () => Result): Result {
  return current.run(origin, work);
}

/** The origin of the current work; undefined for a job. */
export function currentOrigin(): Origin | undefined {
  return current.getStore();
}

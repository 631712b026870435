import { ProblemError } from '../problem.ts';

/** Refused keys and signatures of one network in a minute, in a process. */
const maxRefused = 100;
const windowMs = 60_000;
/** A caller that was accepted in this time is never limited by the refusals of its network, in ms. */
const rememberedMs = 10 * 60_000;
/** The number of networks, and of accepted callers, that a process remembers. */
const maxRemembered = 10_000;

/** A caller before it is known: its network, and the key or the provider that it names. */
export type UnknownCaller = { readonly network: string; readonly name: string };

/** One request of a caller; it counts as refused until it is accepted or withdrawn. */
export type Attempt = {
  readonly accept: () => void;
  /** Nobody knows whether the caller is valid, as the database is away. */
  readonly withdraw: () => void;
};

/** Limits the queries that invalid keys and signatures cost (RUN-720). */
export type RefusedCallers = {
  /** @throws ProblemError `rate_limited` before anything is queried */
  readonly begin: (caller: UnknownCaller, now: Date) => Attempt;
};

type Window = { readonly endsAt: number; refused: number };

const unlimited: Attempt = { accept: () => undefined, withdraw: () => undefined };

/** Counts them in this process. */
export function createRefusedCallers(isLimited: boolean): RefusedCallers {
  const windows = new Map<string, Window>();
  const accepted = new Map<string, number>();
  if (!isLimited) return { begin: () => unlimited };

  function windowOf(network: string, now: number): Window {
    const known = windows.get(network);
    if (known && known.endsAt > now) return known;
    const made = { endsAt: now + windowMs, refused: 0 };
    putLast(windows, network, made);
    return made;
  }

  return {
    begin: ({ network, name }, at) => {
      const now = at.getTime();
      // A signature does not name its sender, so a provider is known by its network, too.
      const caller = `${network} ${name}`;
      const accept = (): void => putLast(accepted, caller, now);
      if (now - (accepted.get(caller) ?? -Infinity) < rememberedMs) return { ...unlimited, accept };
      const window = windowOf(network, now);
      if (window.refused >= maxRefused) {
        const retryAfterSeconds = Math.ceil((window.endsAt - now) / 1000);
        throw new ProblemError('rate_limited', { retryAfterSeconds });
      }
      window.refused += 1;
      const withdraw = (): void => {
        window.refused -= 1;
      };
      return {
        accept: () => {
          withdraw();
          accept();
        },
        withdraw,
      };
    },
  };
}

/** The oldest are forgotten first. */
function putLast<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  const [oldest] = map.keys();
  if (map.size >= maxRemembered && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}

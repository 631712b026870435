import type { MerchantId } from '@tiyin/domain/ids';
import { ProblemError } from '../problem.ts';

/**
 * The number of concurrent requests of one merchant in a process: four of its twenty connections are
 * for others (RUN-233).
 */
const maxAtOnce = 16;
/** The number of waiting requests of one merchant, and their time limit in ms. */
const maxWaiting = 200;
const patienceMs = 10_000;
const retryAfterSeconds = 2;

type Line = {
  underWay: number;
  readonly waiting: Set<() => void>;
  /** Of requests that had a place before: they wait before the others, and as long as it takes. */
  readonly returning: Set<() => void>;
};

/** Whether a request has used the database before: what it has begun, it is to end. */
export type Turn = 'first' | 'later';

/** Runs the transactions of each merchant no more than its share of the database's connections at once. */
export type MerchantShare = {
  /**
   * Runs work when its merchant has a place, first come, first served.
   * @throws ProblemError `unavailable` where too many wait, or for too long
   */
  readonly run: <T>(merchantId: MerchantId, turn: Turn, work: () => Promise<T>) => Promise<T>;
};

export function createMerchantShare(): MerchantShare {
  const lines = new Map<number, Line>();

  async function enter(line: Line, turn: Turn): Promise<void> {
    if (line.underWay < maxAtOnce) {
      line.underWay += 1;
      return;
    }
    const place = Promise.withResolvers<void>();
    if (turn === 'later') {
      line.returning.add(place.resolve);
      await place.promise;
      return;
    }
    if (line.waiting.size >= maxWaiting) throw busy();
    const timer = setTimeout(() => {
      line.waiting.delete(place.resolve);
      place.reject(busy());
    }, patienceMs);
    line.waiting.add(place.resolve);
    await place.promise.finally(() => clearTimeout(timer));
  }

  /** The place is given to the longest waiting request. */
  function leave(merchantId: MerchantId, line: Line): void {
    const [next] = line.returning.size > 0 ? line.returning : line.waiting;
    if (next) {
      line.returning.delete(next);
      line.waiting.delete(next);
      next();
      return;
    }
    line.underWay -= 1;
    if (line.underWay === 0) lines.delete(merchantId);
  }

  return {
    run: async (merchantId, turn, work) => {
      const line = lines.get(merchantId) ?? {
        underWay: 0,
        waiting: new Set(),
        returning: new Set(),
      };
      lines.set(merchantId, line);
      await enter(line, turn);
      try {
        return await work();
      } finally {
        leave(merchantId, line);
      }
    },
  };
}

function busy(): ProblemError {
  const detail = 'Too many requests of this merchant are under way: send it again in a moment';
  return new ProblemError('unavailable', { detail, retryAfterSeconds });
}

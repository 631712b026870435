import type { MerchantId } from '@tiyin/domain/ids';
import { ProblemError } from '../problem.ts';

/**
 * The number of concurrent requests of one merchant in a process: four of its ten connections are
 * for others (RUN-233).
 */
const maxAtOnce = 6;
/** The number of waiting requests of one merchant, and their time limit in ms. */
const maxWaiting = 200;
const patienceMs = 10_000;
const retryAfterSeconds = 2;

type Line = { underWay: number; readonly waiting: Set<() => void> };

/** Runs the requests of each merchant no more than its share of the database's connections at once. */
export type MerchantShare = {
  /**
   * Runs work when its merchant has a place, first come, first served.
   * @throws ProblemError `unavailable` where too many wait, or for too long
   */
  readonly run: <T>(merchantId: MerchantId, work: () => Promise<T>) => Promise<T>;
};

export function createMerchantShare(): MerchantShare {
  const lines = new Map<number, Line>();

  async function enter(line: Line): Promise<void> {
    if (line.underWay < maxAtOnce) {
      line.underWay += 1;
      return;
    }
    if (line.waiting.size >= maxWaiting) throw busy();
    const turn = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      line.waiting.delete(turn.resolve);
      turn.reject(busy());
    }, patienceMs);
    line.waiting.add(turn.resolve);
    await turn.promise.finally(() => clearTimeout(timer));
  }

  /** The place is given to the longest waiting request. */
  function leave(merchantId: MerchantId, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.underWay -= 1;
    if (line.underWay === 0) lines.delete(merchantId);
  }

  return {
    run: async (merchantId, work) => {
      const line = lines.get(merchantId) ?? { underWay: 0, waiting: new Set() };
      lines.set(merchantId, line);
      await enter(line);
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

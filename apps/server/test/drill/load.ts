import { setTimeout as pause } from 'node:timers/promises';
import { pickKind } from './lives/kinds.ts';
import { randomOf } from './random.ts';
import type { World } from './world.ts';

/** How many lives are begun at a time; each is watched beside the next. */
const beginners = 16;

/**
 * How many lives are under way at most. A server is killed after so many answers: with a crowd that only
 * grows, these go to those who send requests often, and a request that takes long is never answered.
 */
const crowd = 48;

/**
 * Begins lives until it is stopped; then waits until all of them have ended.
 * @param after the number before the first life's: a number is used once
 */
export function startLoad(world: World, after = 0) {
  const watched: Promise<void>[] = [];
  let isOn = true;
  let number = after;
  let underWay = 0;

  async function beginOne(): Promise<void> {
    underWay += 1;
    number += 1;
    const random = randomOf(world.seed, `life ${number}`);
    const kind = pickKind(number, random);
    const name = `${kind.name} (${number})`;
    const blame = (error: unknown): void => {
      world.faults.push(`${name}: ${String(error)}`);
    };
    try {
      const { watching } = await kind.live(world, number, random);
      watched.push(watching.catch(blame).finally(() => (underWay -= 1)));
    } catch (error) {
      underWay -= 1;
      blame(error);
    }
    await pause(random.between(0, 500));
  }

  async function beginMany(): Promise<void> {
    while (isOn) {
      if (underWay < crowd) await beginOne();
      else await pause(100);
    }
  }

  const beginning = Promise.all(Array.from({ length: beginners }, beginMany));
  return {
    /** How many lives have begun and not ended. */
    underWay: (): number => underWay,
    /** Starts no more lives; resolves when the running ones have ended. */
    async stop(): Promise<void> {
      isOn = false;
      await beginning;
    },
    /** Resolves when every life was watched to its end. */
    async watched(): Promise<void> {
      await Promise.all(watched);
    },
  };
}

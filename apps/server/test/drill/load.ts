import { setTimeout as pause } from 'node:timers/promises';
import { pickKind } from './lives/kinds.ts';
import { randomOf } from './random.ts';
import type { World } from './world.ts';

/** How many lives are begun at a time; each is watched beside the next. */
const beginners = 16;

/**
 * Begins lives until it is stopped; then waits until all of them have ended.
 * @param after the number before the first life's: a number is used once
 */
export function startLoad(world: World, after = 0) {
  const watched: Promise<void>[] = [];
  let isOn = true;
  let number = after;

  async function beginOne(): Promise<void> {
    number += 1;
    const random = randomOf(world.seed, `life ${number}`);
    const kind = pickKind(number, random);
    const name = `${kind.name} (${number})`;
    const blame = (error: unknown): void => {
      world.faults.push(`${name}: ${String(error)}`);
    };
    await kind
      .live(world, number, random)
      .then(({ watching }) => watched.push(watching.catch(blame)), blame);
    await pause(random.between(0, 500));
  }

  async function beginMany(): Promise<void> {
    while (isOn) await beginOne();
  }

  const beginning = Promise.all(Array.from({ length: beginners }, beginMany));
  return {
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

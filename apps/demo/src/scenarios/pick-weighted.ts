import type { Random } from './random.ts';

/** Things to choose from, each with how often in relation to the others. */
export type Weighted<T> = readonly (readonly [weight: number, thing: T])[];

/**
 * A random entry, weighted.
 * @throws Error for an empty list
 */
export function pickWeighted<T>(random: Random, things: Weighted<T>): T {
  let left = random.next() * things.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, thing] of things) {
    left -= weight;
    if (left < 0) return thing;
  }
  throw new Error('there is nothing to pick from');
}

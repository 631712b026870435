import type { Random } from '../random.ts';
import type { World } from '../world.ts';

/** A way to live through a payment. */
export type Kind = {
  readonly name: string;
  /** How often it is lived, against the others. */
  readonly weight: number;
  /** Begins it; resolves when its people have done what they wanted. */
  readonly live: (world: World, number: number, random: Random) => Promise<Begun>;
};

/** Runs beside the next life: watches this one to its end. */
export type Begun = { readonly watching: Promise<void> };

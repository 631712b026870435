import { createHash } from 'node:crypto';

/** Random numbers that come again for the same seed: good for a plan, not for a secret. */
export type Random = {
  /** A whole number; both ends are possible. */
  readonly between: (low: number, high: number) => number;
  /** Whether something happens that has this share of all times, from 0 to 1. */
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
};

/** The random numbers of one part of a drill, by its name: what another part takes does not move them. */
export function randomOf(seed: string, name: string): Random {
  let state = createHash('sha256').update(`${seed}:${name}`).digest().readUInt32LE(0);
  // Mulberry32: small, and even enough.
  const fraction = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(fraction() * (high - low + 1));
  return {
    between,
    happens: (share) => fraction() < share,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
  };
}

/** Numbers that look random and depend on their seeds alone: the same for everyone, every time. */
export type Random = {
  /** At least 0 and below 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly between: (min: number, max: number) => number;
  /** True in so many of 1. */
  readonly chance: (share: number) => boolean;
  /** @throws Error when the list is empty */
  readonly pick: <T>(list: readonly T[]) => T;
  /** Around zero, mostly within 1 and hardly beyond 3. */
  readonly bell: () => number;
};

/** The stream of some seeds: Mulberry32, started from all of them. */
export function randomOf(...seeds: readonly number[]): Random {
  let state = seeds.reduce(mix, 0x9e_37_79_b9);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    bell: () => (next() + next() + next() + next() - 2) * 1.7,
  };
}

/**
 * Neighbouring seeds must not give similar streams, so each is mixed in as in MurmurHash3's last
 * step.
 */
function mix(state: number, seed: number): number {
  let bits = state ^ Math.imul(seed | 0, 0xcc_9e_2d_51);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return bits ^ (bits >>> 16);
}

import type { Random } from '../random.ts';
import { depositScripts } from './deposit-scripts.ts';
import { liveDeposit } from './deposit.ts';
import type { Kind } from './kind.ts';

const deposits: readonly Kind[] = depositScripts.map((script) => ({
  name: script.name,
  weight: script.weight,
  live: (world, number, random) => liveDeposit(world, number, random, script),
}));

/** Every kind of life. Another flow is another file beside these, and its list here. */
const kinds: readonly Kind[] = [...deposits];

/** Picks a kind by its weight. */
export function pickKind(random: Random): Kind {
  return random.pick(kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind)));
}

import type { Random } from '../random.ts';
import { depositScripts } from './deposit-scripts.ts';
import { liveDeposit } from './deposit.ts';
import type { Kind } from './kind.ts';
import { withdrawalScripts } from './withdrawal-scripts.ts';
import { liveWithdrawal } from './withdrawal.ts';

const deposits: readonly Kind[] = depositScripts.map((script) => ({
  name: script.name,
  weight: script.weight,
  live: (world, number, random) => liveDeposit(world, number, random, script),
}));

const withdrawals: readonly Kind[] = withdrawalScripts.map((script) => ({
  name: script.name,
  weight: script.weight,
  live: (world, number, random) => liveWithdrawal(world, number, random, script),
}));

/** Every kind of life. */
const kinds: readonly Kind[] = [...deposits, ...withdrawals];

/** Picks a kind by its weight. */
export function pickKind(random: Random): Kind {
  return random.pick(kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind)));
}

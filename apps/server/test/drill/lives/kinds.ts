import type { Random } from '../random.ts';
import { depositScripts, isByStaff } from './deposit-scripts.ts';
import { liveDeposit } from './deposit.ts';
import type { Kind } from './kind.ts';
import { liveClosing } from './close-day.ts';
import { liveMovement } from './move-money.ts';
import { liveSchedule } from './schedule-report.ts';
import { withdrawalScripts } from './withdrawal-scripts.ts';
import { liveWithdrawal } from './withdrawal.ts';

/** Those of staff first: their requests are then under way while servers are killed. */
const inOrder = depositScripts.toSorted((a, b) => Number(isByStaff(b)) - Number(isByStaff(a)));

const deposits: readonly Kind[] = inOrder.map((script) => ({
  name: script.name,
  weight: script.weight,
  live: (world, number, random) => liveDeposit(world, number, random, script),
}));

const withdrawals: readonly Kind[] = withdrawalScripts.map((script) => ({
  name: script.name,
  weight: script.weight,
  live: (world, number, random) => liveWithdrawal(world, number, random, script),
}));

const works: readonly Kind[] = [
  { name: 'money of an account moved', weight: 3, live: liveMovement },
  { name: 'a day of an account closed', weight: 2, live: liveClosing },
  { name: 'a report scheduled', weight: 1, live: liveSchedule },
];

/** Every kind of life. */
const kinds: readonly Kind[] = [...works, ...deposits, ...withdrawals];

/** Every kind once, then by weight: so the shortest drill has all of them. */
export function pickKind(number: number, random: Random): Kind {
  const all = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  return kinds[number - 1] ?? random.pick(all);
}

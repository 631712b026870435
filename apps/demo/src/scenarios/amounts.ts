import { demoLimits, type DemoTerminal } from '../demo-terminals.ts';
import { pickWeighted, type Weighted } from './pick-weighted.ts';
import type { Random } from './random.ts';

/** A whole som or ruble, in minor units. */
const unit = 100;

/** How far amounts spread around the usual one, as a power of e. */
const spread = 0.85;

/**
 * The rounding of amounts, as shares of the usual amount, with their frequency in per cent; the
 * others are rounded to whole units.
 */
const roundings: Weighted<number> = [
  [38, 0.25],
  [32, 0.1],
  [18, 0.02],
  [12, 0],
];

/**
 * The amount of a payment on a terminal, in minor units: near the usual one, mostly round, always
 * in whole som or rubles.
 */
export function pickAmount(random: Random, { usualAmount, currency }: DemoTerminal): bigint {
  const { minAmount, maxAmount } = demoLimits[currency];
  const exact = usualAmount * Math.exp(random.bell() * spread);
  const step = roundStep(usualAmount * pickWeighted(random, roundings));
  const rounded = BigInt(Math.max(1, Math.round(exact / step))) * BigInt(step);
  if (rounded < minAmount) return minAmount;
  return rounded > maxAmount ? maxAmount : rounded;
}

/** A step of 1, 2 or 5 with zeros, near a number of minor units, and at least one whole unit. */
function roundStep(near: number): number {
  if (near < unit) return unit;
  const zeros = 10 ** Math.floor(Math.log10(near));
  const first = near / zeros;
  return Math.max(unit, (first >= 5 ? 5 : first >= 2 ? 2 : 1) * zeros);
}

/** The endings that control the sandbox (ROUTING-40), in minor units. */
export const sandboxEndings = { declined: 1n, timesOut: 2n, nothing: 3n } as const;

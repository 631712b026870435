import type { MinorUnits } from '../money/index.ts';
const nearPercent = 90n;

/**
 * Whether a payment account is nearly full: 90 % of its limit or more, both in minor units
 * (ROUTING-23). An empty account never is, even with a limit of zero.
 */
export function isNearLimit(standing: MinorUnits, limit: MinorUnits): boolean {
  return standing > 0n && standing * 100n >= limit * nearPercent;
}

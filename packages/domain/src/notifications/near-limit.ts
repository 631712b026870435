const nearPercent = 90n;

/**
 * Whether so much stands on a payment account that somebody should take some away: 90 % of its limit or
 * more, both in minor units (ROUTING-23). An empty account is near no limit, be it zero.
 */
export function isNearLimit(standing: bigint, limit: bigint): boolean {
  return standing > 0n && standing * 100n >= limit * nearPercent;
}

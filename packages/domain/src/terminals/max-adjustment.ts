/** Minor units: the highest limit that a terminal can set for additions to a fixed amount (ROUTING-203). */
export const highestMaxAdjustment = 100_000_000n;

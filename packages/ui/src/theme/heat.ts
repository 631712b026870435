/**
 * How much of a tone's solid colour is in the surface of a cell, in per cent, by its level. The strongest level is the
 * solid colour itself: between, no text has enough contrast.
 */
export const heatShares = { 1: 14, 2: 27, 3: 40 } as const;

/* In seconds, the longest first. */
const moments = [300, 60, 30] as const;

/* How long a moment's words stand in the live region, in seconds. */
const stands = 5;

/** The moment that was just reached, in seconds left, or null between moments. Takes what remains in ms. */
export function announcedAt(leftMs: number): number | null {
  const left = Math.ceil(leftMs / 1000);
  return moments.find((moment) => left <= moment && left > moment - stands) ?? null;
}

/* In seconds, the longest first. */
const moments = [300, 60, 30] as const;

/* The time an announcement stays in the live region, in seconds. */
const announcementSeconds = 5;

/** The moment just reached, in seconds left, or null between moments. Takes the remaining ms. */
export function announcedAt(leftMs: number): number | null {
  const left = Math.ceil(leftMs / 1000);
  return moments.find((moment) => left <= moment && left > moment - announcementSeconds) ?? null;
}

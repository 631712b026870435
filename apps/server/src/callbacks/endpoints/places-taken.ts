import type { EndpointRow } from './endpoint-row.ts';

/** The places behind that of an endpoint whose events it has taken (API-521). */
export function placesTaken({
  restarts,
  takenAhead,
}: Pick<EndpointRow, 'restarts' | 'takenAhead'>): ReadonlySet<number> {
  return new Set(takenAhead?.restarts === restarts ? takenAhead.places : []);
}

/** A thing that a person opened lately. */
export interface Visit {
  readonly address: string;
  readonly label: string;
}

/** More would be a history. */
export const MOST_VISITS = 6;

const keyOf = (personId: number): string => `tiyin.recent.${personId}`;

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const visit: Partial<Record<keyof Visit, unknown>> = value;
  return (
    typeof visit.label === 'string' &&
    typeof visit.address === 'string' &&
    /^\/(?!\/)/.test(visit.address)
  );
}

/** The things that a person opened lately in this browser, the last one first; invalid ones are left out. */
export function readVisits(storage: Pick<Storage, 'getItem'>, personId: number): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, MOST_VISITS) : [];
  } catch {
    return [];
  }
}

/** Keeps a visit as the last one, in place of an earlier one of the same thing. */
export function storeVisit(storage: Storage, personId: number, visit: Visit): void {
  const others = readVisits(storage, personId).filter(({ address }) => address !== visit.address);
  const visits = [visit, ...others].slice(0, MOST_VISITS);
  storage.setItem(keyOf(personId), JSON.stringify(visits));
}

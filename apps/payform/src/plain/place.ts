import type { Language } from '@tiyin/domain/money';

/**
 * What an address of the plain pages asks to see. Where the form stands is the server's to know; a place adds what it
 * cannot: a choice that is not made yet, or that the page shall not reload by itself.
 */
export type Place =
  /** wherever the form stands */
  | { readonly kind: 'present' }
  /** the same, and the page waits to be asked */
  | { readonly kind: 'still' }
  /** the same, on the way through the requisites: an end that is seen here is an error of that screen (FORM-60) */
  | { readonly kind: 'requisites' }
  | { readonly kind: 'method' }
  /** the amount, in minor units, for a method */
  | { readonly kind: 'amount'; readonly methodId: number; readonly amount?: number }
  /** requisites were asked for, and no account was free (FORM-28) */
  | { readonly kind: 'waiting'; readonly methodId: number; readonly amount: number }
  /** the question whether to give up */
  | { readonly kind: 'cancel' }
  /** what went wrong, told to support */
  | { readonly kind: 'ticket' };

/** Reads what follows `/plain/` in an address. What cannot be read is the present. */
export function readPlace(path: string): Place {
  const [, kind, method, minorUnits] =
    /^(\w+)(?:\/(\d{1,9}))?(?:\/(\d{1,15}))?\/?$/.exec(path) ?? [];
  const methodId = method === undefined ? undefined : Number(method);
  const amount = minorUnits === undefined ? undefined : Number(minorUnits);
  if (methodId === undefined) return bare(kind);
  if (kind === 'waiting' && amount !== undefined) return { kind, methodId, amount };
  if (kind !== 'amount') return { kind: 'present' };
  return { kind, methodId, ...(amount !== undefined && { amount }) };
}

function bare(kind: string | undefined): Place {
  switch (kind) {
    case 'still':
    case 'requisites':
    case 'method':
    case 'cancel':
    case 'ticket':
      return { kind };
    default:
      return { kind: 'present' };
  }
}

/** The address of a place, the way into the pages without a script. */
export function addressOf(formId: string, place: Place, language: Language): string {
  const path = ['', 'payment', encodeURIComponent(formId), 'plain', ...partsOf(place)].join('/');
  return `${path}?lang=${language}`;
}

function partsOf(place: Place): readonly (string | number)[] {
  switch (place.kind) {
    case 'present':
      return [];
    case 'amount':
      return [place.kind, place.methodId, ...(place.amount === undefined ? [] : [place.amount])];
    case 'waiting':
      return [place.kind, place.methodId, place.amount];
    default:
      return [place.kind];
  }
}

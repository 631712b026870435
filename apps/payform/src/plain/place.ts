import type { Language } from '@tiyin/domain/money';

/**
 * The view that an address of the plain pages requests. The server knows the form's state; a place
 * adds the rest: a choice not made yet, or a page without automatic reload.
 */
export type Place =
  /** the form's current state */
  | { readonly kind: 'present' }
  /** the same, without automatic reload */
  | { readonly kind: 'still' }
  /** the same, coming from the requisites: an end seen here is an error of that screen (FORM-60) */
  | { readonly kind: 'requisites' }
  | { readonly kind: 'method' }
  /** the amount, in minor units, for a method */
  | { readonly kind: 'amount'; readonly methodId: number; readonly amount?: number }
  /** requisites were requested, and no account was free (FORM-28) */
  | { readonly kind: 'waiting'; readonly methodId: number; readonly amount: number }
  /** the question whether to give up */
  | { readonly kind: 'cancel' }
  /** a message to support */
  | { readonly kind: 'ticket' }
  /** the customer's own payee, to get money back that is not booked (FORM-270) */
  | { readonly kind: 'return' }
  /** the picture of the bank's receipt for an open ticket (INVOICE-240) */
  | { readonly kind: 'receipt' };

/** Parses the part after `/plain/` of an address. An invalid one is the current state. */
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
    case 'return':
    case 'receipt':
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

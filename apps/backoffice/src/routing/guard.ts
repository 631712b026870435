import { invoicesPath } from '../addresses/invoice-list-address.ts';
import { pageAt } from './pages.ts';
import { loginPath } from './paths.ts';

/** Where somebody is, and whether they are signed in. */
export interface Visit {
  readonly path: string;
  /** The query of the address, without its question mark. */
  readonly search: string;
  readonly isSignedIn: boolean;
}

const RETURN_PARAMETER = 'next';

/** Where signing in leads: to where the person was going, if that is a screen of ours. */
function readReturn(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  const [path = '', query] = wanted.split('?', 2);
  if (pageAt(path) === null) return invoicesPath;
  return query === undefined ? path : `${path}?${query}`;
}

function loginFor({ path, search }: Visit): string {
  const wanted = search === '' ? path : `${path}?${search}`;
  if (wanted === invoicesPath) return loginPath;
  return `${loginPath}?${new URLSearchParams([[RETURN_PARAMETER, wanted]]).toString()}`;
}

/**
 * Where a visit must go instead, or null where it may stay (OFFICE-1): strangers and unknown paths
 * to Login, and who is signed in from Login on to the invoices or to where they were going.
 */
export function redirectOf(visit: Visit): string | null {
  if (visit.path === loginPath) return visit.isSignedIn ? readReturn(visit.search) : null;
  if (pageAt(visit.path) === null) return loginPath;
  return visit.isSignedIn ? null : loginFor(visit);
}

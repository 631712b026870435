import { invoicesPath } from '../addresses/invoice-list-address.ts';
import { pageAt } from './pages.ts';
import { invitationPath, loginPath, oidcReturnPath, oidcWindowPath } from './paths.ts';

/** The current address, and whether a person is signed in. */
export interface Visit {
  readonly path: string;
  /** The query of the address, without its question mark. */
  readonly search: string;
  readonly isSignedIn: boolean;
}

const RETURN_PARAMETER = 'next';

/** The screen to go on with after signing in, as an address has it; else the invoices. */
export function readReturn(search: string): string {
  return screenOf(new URLSearchParams(search).get(RETURN_PARAMETER) ?? '');
}

/** A wanted address if it is a screen of ours, and else the invoices. */
export function screenOf(wanted: string): string {
  const [path = '', query] = wanted.split('?', 2);
  if (pageAt(path) === null) return invoicesPath;
  return query === undefined ? path : `${path}?${query}`;
}

function loginFor({ path, search }: Visit): string {
  const wanted = search === '' ? path : `${path}?${search}`;
  if (wanted === invoicesPath) return loginPath;
  return `${loginPath}?${new URLSearchParams([[RETURN_PARAMETER, wanted]]).toString()}`;
}

const openPaths: readonly string[] = [invitationPath, oidcReturnPath, oidcWindowPath];

/**
 * The redirect of a visit, or null if it may stay (OFFICE-1): signed-out visitors and unknown paths
 * to Login, and signed-in people from Login to the invoices or to the requested page. An invitation and the round trips to the
 * OpenID provider are open to all.
 */
export function redirectOf(visit: Visit): string | null {
  if (openPaths.includes(visit.path)) return null;
  if (visit.path === loginPath) return visit.isSignedIn ? readReturn(visit.search) : null;
  if (pageAt(visit.path) === null) return loginPath;
  return visit.isSignedIn ? null : loginFor(visit);
}

import { invoicesPath } from '../addresses/invoice-list-address.ts';
import { pageAt } from './pages.ts';
import { invitationPath, loginPath } from './paths.ts';

/** The current address, and whether a person is signed in. */
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
 * The redirect of a visit, or null if it may stay (OFFICE-1): signed-out visitors and unknown paths
 * to Login, and signed-in people from Login to the invoices or to the requested page. An invitation is open to all.
 */
export function redirectOf(visit: Visit): string | null {
  if (visit.path === invitationPath) return null;
  if (visit.path === loginPath) return visit.isSignedIn ? readReturn(visit.search) : null;
  if (pageAt(visit.path) === null) return loginPath;
  return visit.isSignedIn ? null : loginFor(visit);
}

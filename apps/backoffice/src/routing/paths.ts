import { accountsPath } from '../addresses/account-list-address.ts';
import { invoicesPath } from '../addresses/invoice-list-address.ts';

/** Where people sign in. */
export const loginPath = '/login';

/** Where the OpenID provider returns to. */
export const oidcReturnPath = '/login/return';

/** A round trip to the OpenID provider in a window of its own. */
export const oidcWindowPath = '/login/window';

/** Where an invited person chooses a password. */
export const invitationPath = '/invitation';

/** The details of one invoice. */
export function invoicePath(invoiceId: string): string {
  return `${invoicesPath}/${encodeURIComponent(invoiceId)}`;
}

/** The details of one payment account. */
export function accountPath(accountId: number): string {
  return `${accountsPath}/${accountId}`;
}

/** The details of one person. */
export function personPath(personId: number): string {
  return `/people/${personId}`;
}

/** One request for approval, open over the list. */
export function requestPath(approvalId: string): string {
  return `/approvals?request=${encodeURIComponent(approvalId)}`;
}

import { invoicesPath } from '../screens/invoices/invoice-list-address.ts';

/** Where people sign in. */
export const loginPath = '/login';

const invoiceDetails = /^\/invoices\/[^/]+$/;

/** The details of one invoice. */
export function invoicePath(invoiceId: string): string {
  return `${invoicesPath}/${encodeURIComponent(invoiceId)}`;
}

/** Whether a path is a screen for people who are signed in (section 2). */
export function isSignedInPath(path: string): boolean {
  return path === invoicesPath || invoiceDetails.test(path);
}

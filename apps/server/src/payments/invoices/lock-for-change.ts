import type { InvoiceId } from '@tiyin/domain/ids';
import { type Permission, hasPermission } from '@tiyin/domain/permissions';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { readInvoice } from './read-invoice.ts';

/** A person changes an invoice. */
export type InvoiceChange = {
  readonly staff: Staff;
  readonly secrets: Secrets;
  readonly invoiceId: InvoiceId;
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Locks an invoice that a person wants to change: 404 outside their scope, 403 without the permission,
 * which test processing lifts (INVOICE-36), 409 `conflict` when the version is stale.
 */
export async function lockForChange(
  tx: Tx,
  change: InvoiceChange,
  permission: Permission,
): Promise<InvoiceRow> {
  // Read first: an invoice out of the person's scope does not exist for them.
  await readInvoice(tx, change);
  const row = await lockInvoice(tx, change.invoiceId);
  if (!row) throw new ProblemError('not_found');
  if (!row.isTest && !hasPermission(change.staff.permissions, permission)) {
    throw new ProblemError('forbidden');
  }
  if (change.expectedVersion !== undefined && change.expectedVersion !== row.version) {
    throw new ProblemError('conflict');
  }
  return row;
}

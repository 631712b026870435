import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { merchant, terminal } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';

/** The merchant that a person belongs to; 404 for people of no single one. */
export async function ownMerchant(tx: Tx, staff: Staff) {
  if (staff.merchantId === null) {
    throw new ProblemError('not_found', { detail: 'You belong to no single merchant' });
  }
  const [row] = await tx.select().from(merchant).where(eq(merchant.id, staff.merchantId));
  if (!row) throw new ProblemError('not_found');
  const terminals = await tx
    .select({ terminalId: terminal.id, name: terminal.name, enable: terminal.isEnabled })
    .from(terminal)
    .where(eq(terminal.merchantId, row.id))
    .orderBy(asc(terminal.name), asc(terminal.id));
  return {
    id: row.id,
    merchantId: row.id,
    name: row.name,
    clientPublicKey: row.publicKey,
    terminals,
    version: row.version,
  };
}

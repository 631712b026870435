import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { posting } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { readPostings } from '../ledger/list-postings.ts';
import { type ReturnOrder, returnMoney } from './return-money.ts';
import { lockSource } from './return-source.ts';

/** Makes a return and describes it with its posting (LEDGER-250). The caller undoes it. */
export async function previewReturn(tx: Tx, order: ReturnOrder & { readonly staff: Staff }) {
  const { source, staff } = order;
  const { invoice } = await lockSource(tx, source);
  const row = await returnMoney(tx, order);
  // Fails here where the commit would.
  await tx.execute(sql`set constraints all immediate`);
  const isOfSource =
    'transferId' in source
      ? eq(posting.transferId, source.transferId)
      : eq(posting.invoiceId, source.invoiceId);
  const started = and(eq(posting.kind, 'return_started'), isOfSource);
  // The approver judges all books, whatever the requester sees of them.
  const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account'] };
  const [last] = await readPostings(tx, seesAll, started);
  const postings = last ? [{ kind: last.kind, legs: last.legs }] : [];
  return { row, version: invoice?.version ?? 1, postings };
}

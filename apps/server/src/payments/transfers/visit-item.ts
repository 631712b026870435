import {
  asId,
  type InvoiceId,
  type PayoutId,
  type ReturnId,
  type TransferId,
} from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, moneyReturn, payout } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { type Visit, keepItemOpen } from './open-items.ts';
import { findVisible } from './read-transfer.ts';
import { isReturnInScope } from '../ledger/return-scope.ts';

/** Opens an item of a queue for a person: see `keepItemOpen`. 404 for one out of scope, and for none (PEOPLE-20). */
export async function visitItem(tx: Tx, visit: Visit) {
  await requireItem(tx, visit);
  return keepItemOpen(tx, visit);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A number that the database's integers hold. */
const serial = /^[1-9]\d{0,8}$/;

async function requireItem(tx: Tx, { staff, kind, id }: Visit): Promise<void> {
  if (!(kind === 'transfer' ? serial : uuid).test(id)) throw new ProblemError('not_found');
  switch (kind) {
    case 'transfer':
      await findVisible(tx, staff, asId<TransferId>(Number(id)));
      return;
    case 'deposit':
      return requireVisible(tx, staff, asId<InvoiceId>(id));
    case 'payout':
      return requireOne(
        await tx
          .select({ id: payout.id })
          .from(payout)
          .innerJoin(invoice, eq(invoice.id, payout.invoiceId))
          .where(and(eq(payout.id, asId<PayoutId>(id)), inScope(staff, invoice.merchantId))),
      );
    case 'return':
      return requireOne(
        await tx
          .select({ id: moneyReturn.id })
          .from(moneyReturn)
          .where(and(eq(moneyReturn.id, asId<ReturnId>(id)), isReturnInScope(staff))),
      );
  }
}

function requireOne(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new ProblemError('not_found');
}

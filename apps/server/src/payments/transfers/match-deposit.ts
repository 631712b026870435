import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { lease } from '../../db/schema.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';

type Money = {
  readonly accountId: number;
  /** Minor units. */
  readonly amount: bigint;
  readonly now: Date;
};

/** The deposit was found, and before it could be held it was not the one any more. */
class MovedOnError extends Error {
  override readonly name = 'MovedOnError';
}

/**
 * Finds by account and amount the deposit that money without a name belongs to, and holds it
 * (ROUTING-31). Found first and held then, so that reports wait for no more than the one deposit; while
 * it was waited for another report may have had it, so it is judged again, and let go where it is not
 * the one: who holds one deposit never waits for another.
 */
export async function lockMatch(tx: Tx, money: Money): Promise<InvoiceRow | undefined> {
  for (;;) {
    const id = await findMatch(tx, money);
    if (id === undefined) return undefined;
    const row = await lockIfStill(tx, id, money);
    if (row) return row;
  }
}

async function lockIfStill(tx: Tx, id: string, money: Money): Promise<InvoiceRow | undefined> {
  try {
    return await tx.transaction(async (savepoint) => {
      const row = await lockInvoice(savepoint, id);
      if ((await findMatch(savepoint, money)) !== id) throw new MovedOnError();
      return row;
    });
  } catch (error) {
    if (error instanceof MovedOnError) return undefined;
    throw error;
  }
}

/**
 * The one deposit that is open or in grace with this very amount, also as one that it was replaced by;
 * where there is none, the only deposit that is open on the account. Several of the amount: nobody knows.
 */
async function findMatch(tx: Tx, { accountId, amount, now }: Money): Promise<string | undefined> {
  const isKept = or(isNull(lease.heldUntil), gt(lease.heldUntil, now));
  const ofAmount = and(eq(lease.accountId, accountId), eq(lease.amount, amount), isKept);
  const [exact, another] = await firstTwo(tx, ofAmount);
  if (exact !== undefined) return another === undefined ? exact : undefined;
  const open = and(eq(lease.accountId, accountId), isNull(lease.heldUntil));
  const [only, second] = await firstTwo(tx, open);
  return second === undefined ? only : undefined;
}

async function firstTwo(tx: Tx, condition: ReturnType<typeof and>): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ invoiceId: lease.invoiceId })
    .from(lease)
    .where(condition)
    .limit(2);
  return rows.map((row) => row.invoiceId);
}

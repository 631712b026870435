import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import { type MinorUnits, plus, minus } from '@tiyin/domain/money';
import { and, between, desc, eq, gt, isNull, lt, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { accountInvoice, invoice, lease } from '../../db/schema.ts';
import { savepoint } from '../../db/transactions.ts';
import { nearbyReach } from '../routing/nearby-amounts.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';

type Money = {
  readonly accountId: AccountId;
  /** Minor units. */
  readonly amount: MinorUnits;
  /**
   * Of money that is reported long after it came: only a deposit that waited for exactly this amount
   * before that is found.
   */
  readonly arrivedBefore?: Date | undefined;
  readonly now: Date;
};

/** The deposit was found, and before it could be held it was not the one any more. */
class MovedOnError extends Error {
  override readonly name = 'MovedOnError';
}

/**
 * Finds the deposit for unnamed money by account and amount, and locks it (ROUTING-31). Found first
 * and locked then, so that a report waits for only the one deposit; another report may take it
 * meanwhile, so it is checked again, and released if it no longer fits: no transaction holds one
 * deposit while it waits for another.
 */
export async function lockMatch(tx: Tx, money: Money): Promise<InvoiceRow | undefined> {
  for (;;) {
    const id = await findMatch(tx, money);
    if (id === undefined) return undefined;
    const row = await lockIfStill(tx, id, money);
    if (row) return row;
  }
}

async function lockIfStill(tx: Tx, id: InvoiceId, money: Money): Promise<InvoiceRow | undefined> {
  try {
    return await savepoint(tx, async () => {
      const row = await lockInvoice(tx, id);
      if ((await findMatch(tx, money)) !== id) throw new MovedOnError();
      return row;
    });
  } catch (error) {
    if (error instanceof MovedOnError) return undefined;
    throw error;
  }
}

/**
 * The only deposit that is open or in grace with exactly this amount, including replaced amounts;
 * without one, the one that was paid this amount already; else the only open deposit on the account, unless the money
 * is more than twice its amount.
 * Several of the amount: ambiguous.
 */
async function findMatch(tx: Tx, money: Money): Promise<InvoiceId | undefined> {
  const { accountId, amount, arrivedBefore, now } = money;
  const isKept = or(isNull(lease.heldUntil), gt(lease.heldUntil, now));
  const wasThere = arrivedBefore && lt(lease.createdAt, arrivedBefore);
  const ofAmount = and(eq(lease.accountId, accountId), eq(lease.amount, amount), isKept, wasThere);
  const [exact, another] = await firstTwo(tx, ofAmount);
  if (exact !== undefined) return another === undefined ? exact : undefined;
  if (arrivedBefore) return undefined;
  const paid = await findPaid(tx, money);
  if (paid) return (await isNearOpen(tx, money)) ? undefined : paid.invoiceId;
  return findOnlyOpen(tx, money);
}

/** Above the amount of the deposit so many times, unnamed money is left to a person. */
const largestExcess = 2n;

/** The only deposit that waits there; money of another size altogether is not meant for it. */
async function findOnlyOpen(tx: Tx, { accountId, amount }: Money): Promise<InvoiceId | undefined> {
  const waiting = await tx
    .select({ invoiceId: lease.invoiceId, amount: lease.amount })
    .from(lease)
    .where(and(eq(lease.accountId, accountId), isNull(lease.heldUntil)));
  const [only, second] = new Set(waiting.map(({ invoiceId }) => invoiceId));
  const isNear = waiting.some((each) => amount <= each.amount * largestExcess);
  return second === undefined && isNear ? only : undefined;
}

/** How far back a deposit may have been made that is paid a second time, in ms. */
const paidAgainWithinMs = 24 * 60 * 60_000;

type Paid = { readonly invoiceId: InvoiceId | undefined };

/**
 * The deposit of this account and amount that is DONE, whose customer sent the amount again
 * (INVOICE-223); without an id where several deposits of the amount make that ambiguous.
 */
async function findPaid(tx: Tx, { accountId, amount, now }: Money): Promise<Paid | undefined> {
  const rows = await tx
    .select({ id: invoice.id, status: invoice.status })
    .from(accountInvoice)
    .innerJoin(invoice, eq(invoice.id, accountInvoice.invoiceId))
    .where(
      and(
        eq(accountInvoice.accountId, accountId),
        eq(invoice.flowType, 'DEPOSIT'),
        eq(invoice.amount, amount),
        gt(accountInvoice.createdAt, new Date(now.getTime() - paidAgainWithinMs)),
      ),
    )
    .orderBy(desc(eq(invoice.status, 'DONE')))
    .limit(2);
  if (rows.every(({ status }) => status !== 'DONE')) return undefined;
  const [only, another] = rows;
  return { invoiceId: another === undefined ? only?.id : undefined };
}

/**
 * Whether a deposit waits there for nearly this amount, within the 1 % of the amounts that the system
 * offers itself (ROUTING-203): its customer may have rounded.
 */
async function isNearOpen(tx: Tx, { accountId, amount }: Money): Promise<boolean> {
  const reach = nearbyReach(amount);
  const isNear = between(lease.amount, minus(amount, reach), plus(amount, reach));
  const onAccount = eq(lease.accountId, accountId);
  return (await firstTwo(tx, and(onAccount, isNull(lease.heldUntil), isNear))).length > 0;
}

async function firstTwo(tx: Tx, condition: ReturnType<typeof and>): Promise<InvoiceId[]> {
  const rows = await tx
    .selectDistinct({ invoiceId: lease.invoiceId })
    .from(lease)
    .where(condition)
    .limit(2);
  return rows.map((row) => row.invoiceId);
}

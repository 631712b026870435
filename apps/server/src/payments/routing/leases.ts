import type { AccountId, InvoiceId, MethodId } from '@tiyin/domain/ids';
import { leasedUntil } from '@tiyin/domain/invoices';
import type { MinorUnits } from '@tiyin/domain/money';
import { and, eq, gt, isNull, lte, ne, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { lease, paymentAccount } from '../../db/schema.ts';
import { type Given, places, sqlWrite, statement, write } from '../../db/statement.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { LeaseHolder } from './fair-share.ts';

type Claim = LeaseHolder & {
  readonly accountId: AccountId;
  readonly amount: MinorUnits;
  readonly isUnique: boolean;
  readonly invoiceId: InvoiceId;
  readonly now: Date;
};

const claimed = [
  'accountId',
  'amount',
  'isUnique',
  'invoiceId',
  'merchantId',
  'customerExternalId',
  'addressIndex',
] as const;

const insertFree = statement((composer, given: Given<Claim>) => {
  const row = places(given, claimed);
  return composer
    .insert(lease)
    .values({ ...row, createdAt: sql<Date>`${given('now')}` })
    .onConflictDoNothing()
    .returning({ id: lease.id });
});

function ofAmount(given: Given<Pick<Claim, 'accountId' | 'amount'>>) {
  return and(eq(lease.accountId, given('accountId')), eq(lease.amount, given('amount')));
}

const regain = statement(
  (composer, given: Given<Pick<Claim, 'accountId' | 'amount' | 'invoiceId'>>) =>
    composer
      .update(lease)
      .set({ heldUntil: null })
      .where(and(ofAmount(given), eq(lease.invoiceId, given('invoiceId'))))
      .returning({ id: lease.id }),
);

const deleteExpired = statement((composer, given: Given<Claim>) =>
  composer
    .delete(lease)
    .where(and(ofAmount(given), lte(lease.heldUntil, given('now'))))
    .returning({ id: lease.id }),
);

/**
 * Takes the lease on (account, amount) for an invoice; false when another deposit has it. An invoice
 * gets its own held lease back (ROUTING-26). Mostly nothing is in the way; the lease of another
 * deposit is not even locked, since that may be moving at this moment.
 */
export async function takeLease(tx: Tx, claim: Claim): Promise<boolean> {
  const isFree = async () => (await insertFree(tx, claim)).length > 0;
  const isOurs = async () => (await regain(tx, claim)).length > 0;
  // Where several may wait for one amount, nothing is in the way of a second lease of our own.
  if (!claim.isUnique) return (await isOurs()) || isFree();
  if ((await isFree()) || (await isOurs())) return true;
  return (await deleteExpired(tx, claim)).length > 0 && isFree();
}

/** Renews an invoice's lease of its amount, if its grace has kept it; false if it is gone. */
export async function regainLease(tx: Tx, row: InvoiceRow): Promise<boolean> {
  const { id: invoiceId, accountId, amount } = row;
  return accountId !== null && (await regain(tx, { invoiceId, accountId, amount })).length > 0;
}

/**
 * Takes the lease on (account, amount) if no deposit has it, and notes that the account was chosen, in one
 * statement because every deposit runs it. If a deposit has it after all, the transaction has lost against
 * another and is run again.
 */
export const takeFreeLease = sqlWrite((given: Given<Claim>, composer) => {
  const now = sql<Date>`${given('now')}`;
  const used = composer
    .update(paymentAccount)
    .set({ lastUsedAt: now })
    .where(eq(paymentAccount.id, given('accountId')));
  const taken = composer.insert(lease).values({ ...places(given, claimed), createdAt: now });
  return sql`with used as (${used.getSQL()}) ${taken.getSQL()}`;
});

type Holding = { readonly invoiceId: InvoiceId; readonly heldUntil: Date };
type Kept = { readonly accountId: AccountId; readonly amount: MinorUnits };

const holdAll = write((composer, given: Given<Holding>) =>
  composer
    .update(lease)
    .set(places(given, ['heldUntil']))
    .where(and(eq(lease.invoiceId, given('invoiceId')), isNull(lease.heldUntil))),
);

const holdOthers = write((composer, given: Given<Holding & Kept>) =>
  composer
    .update(lease)
    .set(places(given, ['heldUntil']))
    .where(
      and(
        eq(lease.invoiceId, given('invoiceId')),
        isNull(lease.heldUntil),
        or(ne(lease.accountId, given('accountId')), ne(lease.amount, given('amount'))),
      ),
    ),
);

/**
 * Releases the open leases of an invoice after their grace of 30 minutes (ROUTING-28), except the
 * new one, if any.
 */
export function holdLeases(tx: Tx, invoiceId: InvoiceId, now: Date, kept?: Kept): void {
  const holding = { invoiceId, heldUntil: new Date(leasedUntil(now.getTime())) };
  if (kept) holdOthers(tx, { ...holding, ...kept });
  else holdAll(tx, holding);
}

/** A lease that an invoice has or keeps for its grace, with the method of its account. */
export type HeldLease = {
  readonly accountId: AccountId;
  readonly amount: MinorUnits;
  readonly methodId: MethodId;
};

/** The leases that an invoice has or keeps for its grace. */
export const leasesOf: (
  tx: Tx,
  of: { readonly invoiceId: InvoiceId; readonly now: Date },
) => Promise<HeldLease[]> = statement(
  (composer, given: Given<{ readonly invoiceId: InvoiceId; readonly now: Date }>) =>
    composer
      .select({
        accountId: lease.accountId,
        amount: lease.amount,
        methodId: paymentAccount.methodId,
      })
      .from(lease)
      .innerJoin(paymentAccount, eq(paymentAccount.id, lease.accountId))
      .where(
        and(
          eq(lease.invoiceId, given('invoiceId')),
          or(isNull(lease.heldUntil), gt(lease.heldUntil, given('now'))),
        ),
      ),
);

const deleteLeases = write((composer, given: Given<Kept & { readonly id: string }>) =>
  composer
    .delete(lease)
    .where(
      and(
        eq(lease.invoiceId, given('id')),
        or(
          isNull(lease.heldUntil),
          and(eq(lease.accountId, given('accountId')), eq(lease.amount, given('amount'))),
        ),
      ),
    ),
);

/** Frees the amount of a paid deposit at once, or the missing part of it (ROUTING-28). */
export function releaseLease(tx: Tx, row: InvoiceRow): void {
  const { id, accountId, amount } = row;
  if (accountId !== null) deleteLeases(tx, { id, accountId, amount });
}

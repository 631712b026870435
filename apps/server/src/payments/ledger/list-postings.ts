import type { InvoiceId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, asc, desc, eq, isNull, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { entry, ledgerAccount, person, posting, transfer } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';

/**
 * The postings of an invoice in a person's scope, newest first (PEOPLE-34): the legs of its
 * merchant's accounts, and those of ours with people.account.
 */
export async function listPostings(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  return readPostings(tx, staff, eq(posting.invoiceId, invoiceId));
}

/** The postings of a condition on them, as a person may see them, newest first. */
export async function readPostings(tx: Tx, staff: Staff, which: SQL | undefined) {
  const rows = await tx
    .select({ posting, entry, account: ledgerAccount, vouched: transfer, person })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .leftJoin(transfer, vouchedTransfer)
    .leftJoin(person, eq(person.id, sql`coalesce(${posting.personId}, ${transfer.personId})`))
    .where(which)
    .orderBy(desc(posting.id), asc(entry.id));
  const seesAll = hasPermission(staff.permissions, 'people.account');
  const byPosting = Map.groupBy(rows, (row) => row.posting.id);
  return [...byPosting.values()].flatMap((legs) => {
    const [first] = legs;
    const shown = legs.filter(({ account }) => seesAll || account.merchantId !== null);
    return first && shown.length > 0
      ? [{ ...describePosting(first), legs: shown.map(describeLeg) }]
      : [];
  });
}

/**
 * The transfer that a member of staff vouched for and that a posting is about. A posting that an older
 * version wrote does not name it: it was written at the same moment, for the same invoice.
 */
const vouchedTransfer = and(
  eq(transfer.source, 'staff'),
  eq(posting.kind, 'money_reported'),
  or(
    eq(transfer.id, posting.transferId),
    and(
      isNull(posting.transferId),
      eq(transfer.invoiceId, posting.invoiceId),
      eq(transfer.createdAt, posting.createdAt),
    ),
  ),
);

type Posted = {
  readonly posting: typeof posting.$inferSelect;
  readonly vouched: typeof transfer.$inferSelect | null;
  readonly person: typeof person.$inferSelect | null;
};

function describePosting({ posting: posted, vouched, person: by }: Posted) {
  const comment = posted.comment ?? vouched?.comment ?? null;
  return {
    id: posted.id,
    kind: vouched ? ('money_vouched' as const) : posted.kind,
    createdDate: posted.createdAt.toISOString(),
    ...(by && { personName: `${by.firstName} ${by.lastName}`.trim() }),
    ...(comment !== null && { comment }),
  };
}

type Leg = {
  readonly entry: typeof entry.$inferSelect;
  readonly account: typeof ledgerAccount.$inferSelect;
};

function describeLeg({ entry: { amount, currency }, account }: Leg) {
  return {
    account: account.kind,
    ...(account.paymentAccountId !== null && { paymentAccountId: account.paymentAccountId }),
    sum: amountToWire(amount),
    currency: describeCurrency(currency),
  };
}

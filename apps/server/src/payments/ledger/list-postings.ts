import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { entry, ledgerAccount, posting } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { requireVisible } from '../invoices/visible-invoice.ts';

/**
 * What was booked for an invoice in a person's scope, newest first (decisions 10, 11): the legs of its
 * merchant's accounts, and those of ours with people.account.
 */
export async function listPostings(tx: Tx, staff: Staff, invoiceId: string) {
  await requireVisible(tx, staff, invoiceId);
  const rows = await tx
    .select({ posting, entry, account: ledgerAccount })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(eq(posting.invoiceId, invoiceId))
    .orderBy(desc(posting.id), asc(entry.id));
  const seesAll = hasPermission(staff.permissions, 'people.account');
  const byPosting = Map.groupBy(rows, (row) => row.posting.id);
  return [...byPosting.values()].flatMap((legs) => {
    const [first] = legs;
    const shown = legs.filter(({ account }) => seesAll || account.merchantId !== null);
    return first && shown.length > 0
      ? [{ ...describePosting(first.posting), legs: shown.map(describeLeg) }]
      : [];
  });
}

function describePosting({ id, kind, createdAt }: typeof posting.$inferSelect) {
  return { id, kind, createdDate: createdAt.toISOString() };
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

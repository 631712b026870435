import type { InvoiceId } from '@tiyin/domain/ids';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { countUpTo } from './count-invoices.ts';
import { filterConditions } from './filter-conditions.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** Beyond this it only reports that there are more. */
const largestCount = 1_000;

/**
 * The number of invoices of a filter that are newer than one of the person's scope, in the list's
 * order: those that the list would show above it. 404 out of scope.
 */
export async function countNewInvoices(
  tx: Tx,
  staff: Staff,
  { filter, since }: { readonly filter: InvoiceFilter; readonly since: InvoiceId },
) {
  const [known] = await tx
    .select({ createdAt: invoice.createdAt })
    .from(invoice)
    .where(and(eq(invoice.id, since), inScope(staff, invoice.merchantId)));
  if (!known) throw new ProblemError('not_found');
  const newer = sql`(${invoice.createdAt}, ${invoice.id}) >
    (${known.createdAt.toISOString()}::timestamptz, ${since}::uuid)`;
  const conditions = filterConditions(staff, filter, largestCount + 1);
  const rows = await tx.execute<{ count: string }>(
    sql`select ${countUpTo([...conditions, newer], largestCount + 1)} as count`,
  );
  const counted = Number(rows[0]?.count ?? 0);
  return { count: Math.min(counted, largestCount), countIsCapped: counted > largestCount };
}

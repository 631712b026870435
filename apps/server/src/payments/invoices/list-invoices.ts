import { type SQL, and, count, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, terminal } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeInvoice } from './describe.ts';

/** Beyond this the total says only that there are more (decision 17). */
const largestTotal = 10_000;

type Page = {
  readonly terminalId: number | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the invoices in a person's scope, newest first (section 7, decisions 4, 17). */
export async function listInvoices(tx: Tx, staff: Staff, page: Page) {
  const condition = and(
    inScope(staff, invoice.merchantId),
    page.terminalId === undefined
      ? eq(invoice.isTest, staff.testDashboard)
      : eq(invoice.terminalId, page.terminalId),
  );
  const rows = await tx
    .select({ invoice, terminal: { id: terminal.id, name: terminal.name } })
    .from(invoice)
    .innerJoin(terminal, eq(terminal.id, invoice.terminalId))
    .where(condition)
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .limit(page.size)
    .offset(page.page * page.size);
  const counted = await countUpTo(tx, condition, largestTotal + 1);
  return {
    data: rows.map(describeInvoice),
    total: Math.min(counted, largestTotal),
    totalIsCapped: counted > largestTotal,
  };
}

async function countUpTo(tx: Tx, condition: SQL | undefined, most: number): Promise<number> {
  const some = tx.select({ id: invoice.id }).from(invoice).where(condition).limit(most).as('some');
  const [row] = await tx.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { noteFact } from '@tiyin/server/db/installation';
import { invoice, person } from '@tiyin/server/db/schema';
import { assignInvoice } from '@tiyin/server/payments/invoices/assignments';

/** How many invoices a person takes in each mode, after the newest ones that are left to others. */
const assignees = [
  { username: 'operator', leaves: 0, takes: 3 },
  { username: 'approver', leaves: 3, takes: 1 },
  { username: 'merchant', leaves: 0, takes: 2 },
] as const;

/**
 * Once, people of a demo with a history take invoices that need a person, so that the column, the filter and the
 * ready-made view of assignments show some (INVOICE-620).
 */
export async function addDemoAssignments({
  database,
  clock,
}: Pick<ServerContext, 'clock' | 'database'>): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await noteFact(tx, 'demo-assignments', '1'))) return;
    for (const { username, leaves, takes } of assignees) {
      const [staff] = await tx.select().from(person).where(eq(person.username, username));
      if (!staff) continue;
      for (const isTest of [true, false]) {
        const ids = await newestOpen(tx, { merchantId: staff.merchantId, isTest, leaves, takes });
        for (const invoiceId of ids) {
          await assignInvoice(tx, { staff, invoiceId, personId: staff.id, now: clock.now() });
        }
      }
    }
  });
}

type Wanted = {
  /** Null for any merchant. */
  readonly merchantId: typeof invoice.$inferSelect.merchantId | null;
  readonly isTest: boolean;
  readonly leaves: number;
  readonly takes: number;
};

async function newestOpen(tx: Tx, { merchantId, isTest, leaves, takes }: Wanted) {
  const rows = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        inArray(invoice.status, ['ERROR', 'PENDING', 'IN_PROGRESS']),
        eq(invoice.isTest, isTest),
        merchantId === null ? undefined : eq(invoice.merchantId, merchantId),
      ),
    )
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .offset(leaves)
    .limit(takes);
  return rows.map(({ id }) => id);
}

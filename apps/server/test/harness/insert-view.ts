import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invoiceView, person } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** Writes a view of the operator. */
export async function insertView({ clock, context }: TestApp): Promise<number> {
  return context.database.transaction(async (tx) => {
    const [operator] = await tx.select().from(person).where(eq(person.username, 'operator'));
    if (!operator) throw new Error('there is no operator');
    const [row] = await tx
      .insert(invoiceView)
      .values({
        personId: operator.id,
        name: `Spare ${randomUUID().slice(0, 30)}`,
        address: '/invoices?terminal=all',
        hiddenColumns: [],
        savedAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('the spare view was not written');
    return row.id;
  });
}

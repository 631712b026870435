import { asId, type InvoiceId } from '@tiyin/domain/ids';
import { person, supportTicket } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** Writes a ticket of a user about an invoice. */
export async function openTicket({ context, clock }: TestApp, invoiceId: string): Promise<number> {
  const [row] = await context.database.transaction(async (tx) => {
    const [author] = await tx.select().from(person).limit(1);
    const openedBy = author?.id ?? null;
    const words = { description: 'Where is the money?', status: 'NEW', openedBy } as const;
    const columns = { ...words, invoiceId: asId<InvoiceId>(invoiceId), createdAt: clock.now() };
    return tx.insert(supportTicket).values(columns).returning();
  });
  if (!row) throw new Error('a ticket was not written');
  return row.id;
}

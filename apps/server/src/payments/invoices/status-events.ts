import type { InvoiceId } from '@tiyin/domain/ids';
import { and, desc, eq, isNotNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent, person } from '../../db/schema.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import { toStatusReason } from './events.ts';

/** The status history of an invoice in a person's scope, newest first (INVOICE-12). */
export async function listStatusEvents(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  const rows = await tx
    .select({ event: invoiceEvent, firstName: person.firstName, lastName: person.lastName })
    .from(invoiceEvent)
    .leftJoin(person, and(eq(invoiceEvent.actorType, 'staff'), eq(person.id, invoiceEvent.actorId)))
    .where(and(eq(invoiceEvent.invoiceId, invoiceId), isNotNull(invoiceEvent.status)))
    .orderBy(desc(invoiceEvent.sequence));
  return rows.flatMap(({ event, firstName, lastName }) => {
    if (event.status === null) return [];
    const name = firstName === null ? undefined : `${firstName} ${lastName ?? ''}`.trim();
    return {
      sequence: event.sequence,
      status: describeStatus(event.status),
      statusDate: event.createdAt.toISOString(),
      reason: toStatusReason(event.code),
      actor: { type: event.actorType, ...(name !== undefined && { name }) },
      ...(event.comment !== null && { comment: event.comment }),
    };
  });
}

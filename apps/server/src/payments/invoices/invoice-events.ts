import { ProviderReasonStruct } from '@tiyin/api/structs/provider-reason';
import type { InvoiceId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { is, type } from 'superstruct';
import { and, desc, eq, inArray } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent, person } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeEventCode, errorCodes } from './event-words.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';

/** Everything that happened to an invoice in a person's scope, newest first (INVOICE-12). */
export async function listInvoiceEvents(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  const rows = await tx
    .select({ event: invoiceEvent, firstName: person.firstName, lastName: person.lastName })
    .from(invoiceEvent)
    .leftJoin(person, and(eq(invoiceEvent.actorType, 'staff'), eq(person.id, invoiceEvent.actorId)))
    .where(eq(invoiceEvent.invoiceId, invoiceId))
    .orderBy(desc(invoiceEvent.sequence));
  return rows.map(({ event, firstName, lastName }) => {
    const name = firstName === null ? undefined : `${firstName} ${lastName ?? ''}`.trim();
    return {
      ...describeEvent(event),
      userId: event.actorType === 'staff' ? event.actorId : null,
      actor: { type: event.actorType, ...(name !== undefined && { name }) },
      ...(event.comment !== null && { comment: event.comment }),
    };
  });
}

const saidStruct = type({ said: ProviderReasonStruct });

/** The errors of an invoice in a person's scope, newest first (INVOICE-59). */
export async function listInvoiceErrors(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  const seesProvider = hasPermission(staff.permissions, 'invoice.provider.read');
  const rows = await tx
    .select()
    .from(invoiceEvent)
    .where(and(eq(invoiceEvent.invoiceId, invoiceId), inArray(invoiceEvent.code, [...errorCodes])))
    .orderBy(desc(invoiceEvent.sequence));
  return rows.map((row) => ({
    ...describeEvent(row),
    ...(row.comment !== null && { comment: row.comment }),
    ...(seesProvider && is(row.details, saidStruct) && { provider: row.details.said }),
  }));
}

function describeEvent({ sequence, code, createdAt }: typeof invoiceEvent.$inferSelect) {
  return {
    id: sequence,
    code,
    description: describeEventCode(code),
    eventTime: createdAt.toISOString(),
  };
}

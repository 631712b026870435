import type { MerchantId } from '@tiyin/domain/ids';
import { notificationStatus, notificationType } from '@tiyin/domain/notifications';
import type { notification, person } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';
import { mayClose } from './may-close.ts';

type Known = {
  readonly notification: typeof notification.$inferSelect;
  readonly merchant: { readonly id: MerchantId; readonly name: string } | null;
  readonly closer: Pick<typeof person.$inferSelect, 'firstName' | 'lastName'> | null;
};

/** A notification as the contract shows it to a person. */
export function describeNotification(
  { notification: row, merchant, closer }: Known,
  staff: Pick<Staff, 'id' | 'permissions'>,
) {
  const [type = '', ...id] = row.subject.split(':');
  return {
    id: row.id,
    type: notificationType(row.kind),
    status: notificationStatus(row.closedAt === null ? 'IN_PROCESS' : 'CLOSED'),
    subject: { type, id: id.join(':') },
    merchant,
    isTest: row.isTest,
    details: Object.entries(row.details).map(([name, value]) => ({ name, value: String(value) })),
    createdDate: row.createdAt.toISOString(),
    closedDate: row.closedAt?.toISOString() ?? null,
    canClose: row.closedAt === null && mayClose(staff, row),
    closedBy: closer && `${closer.firstName} ${closer.lastName}`,
  };
}

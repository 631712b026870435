import type { MerchantId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { notificationStatus, notificationType } from '@tiyin/domain/notifications';
import type { notification, person } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';
import { mayClose } from './may-close.ts';

type Known = {
  readonly notification: typeof notification.$inferSelect;
  readonly merchant: { readonly id: MerchantId; readonly name: string } | null;
  readonly closer: Pick<typeof person.$inferSelect, 'firstName' | 'lastName'> | null;
  readonly assignee: Pick<typeof person.$inferSelect, 'id' | 'firstName' | 'lastName'> | null;
  readonly invoice: { readonly amount: MinorUnits; readonly currency: string } | null;
  readonly approval: {
    readonly amount: MinorUnits | null;
    readonly currency: string | null;
    readonly name: string | null;
  } | null;
  readonly requester: Pick<typeof person.$inferSelect, 'firstName' | 'lastName'> | null;
  readonly comments: number;
};

/** A notification as the contract shows it to a person. */
export function describeNotification(
  { notification: row, merchant, closer, assignee, comments, ...subject }: Known,
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
    // The invoice’s amount, unless the notification carries one of its own (PEOPLE-272).
    details: Object.entries({ ...detailsOf(subject), ...row.details }).map(([name, value]) => ({
      name,
      value: String(value),
    })),
    createdDate: row.createdAt.toISOString(),
    closedDate: row.closedAt?.toISOString() ?? null,
    canClose: row.closedAt === null && mayClose(staff, row),
    assignee: assignee && {
      id: assignee.id,
      name: `${assignee.firstName} ${assignee.lastName}`.trim(),
    },
    isMine: assignee?.id === staff.id,
    comments,
    closedBy: closer && `${closer.firstName} ${closer.lastName}`,
  };
}

/** The details that the subject has now: the amount of an invoice, and of a request for approval also whose it is. */
function detailsOf({
  approval,
  invoice,
  requester,
}: Pick<Known, 'approval' | 'invoice' | 'requester'>): Readonly<Record<string, string>> {
  if (invoice) return amountOf(invoice);
  if (!approval || !requester) return {};
  const { name } = approval;
  return {
    ...amountOf(approval),
    ...(name !== null && { aboutName: name }),
    requester: `${requester.firstName} ${requester.lastName}`.trim(),
  };
}

function amountOf({
  amount,
  currency,
}: {
  readonly amount: MinorUnits | null;
  readonly currency: string | null;
}): Readonly<Record<string, string>> {
  return amount === null || currency === null ? {} : { amount: String(amount), currency };
}

import type { PendingApproval } from '@tiyin/api/types';
import { type ApprovalKind, isDecidedByMerchants } from '@tiyin/domain/approvals';
import type { InvoiceId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { openContent } from '../../approval-content/approval-content.ts';
import { maskSecrets } from '../../approval-content/mask-secrets.ts';
import { and, asc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { approval, invoice, person, transfer } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { decidableApprovals } from '../../staff/approval-scope.ts';
import type { Staff } from '../../staff/staff.ts';

type Question = {
  readonly staff: Staff;
  readonly invoiceId: InvoiceId;
  readonly secrets: Pick<Secrets, 'decrypt'>;
  readonly now: Date;
};

/** The kinds of changes that invoices, their refunds and their transfers are the object of. */
const kinds: readonly ApprovalKind[] = ['STATUS_CHANGE', 'REFUND', 'RETURN', 'PAYOUT_END'];

/**
 * The changes of a visible invoice, its refunds and its money that wait for a second person (INVOICE-455). Those from
 * which a merchant could gain are left out for its people, as in the list of approvals (PEOPLE-546).
 */
export async function pendingOnInvoice(
  tx: Tx,
  { invoiceId, now, secrets, staff }: Question,
): Promise<PendingApproval[]> {
  const subjects = sql`(select 'invoice:' || ${invoice.id} from ${invoice}
    where ${invoice.id} = ${invoiceId} or ${invoice.refundOf} = ${invoiceId}
    union all select 'transfer:' || ${transfer.id} from ${transfer}
    where ${transfer.invoiceId} = ${invoiceId})`;
  const rows = await tx
    .select({ row: approval, isDecidable: sql<boolean>`${decidableApprovals(staff, now)}` })
    .from(approval)
    .innerJoin(person, eq(person.id, approval.requestedBy))
    .where(
      and(
        // As text, for the partial index of those that wait.
        sql`${approval.status} = 'PENDING'`,
        inArray(approval.kind, [...kinds]),
        sql`${approval.subject} in ${subjects}`,
      ),
    )
    .orderBy(asc(approval.requestedAt), asc(approval.id));
  const may = (permission: 'approval.decide' | 'merchant.rw.all' | 'transfer.confirm') =>
    hasPermission(staff.permissions, permission);
  return rows.flatMap(({ isDecidable, row }) => {
    const { id, amount, kind, requestedBy } = row;
    const isOwn = requestedBy === staff.id;
    if (!isOwn && !isDecidedByMerchants(kind) && !may('merchant.rw.all')) return [];
    const hasAmount = kind === 'REFUND' || (kind === 'RETURN' && may('transfer.confirm'));
    const { changes, variant } = maskSecrets(openContent(secrets, row).preview);
    return [
      {
        ...((isOwn || may('approval.decide')) && { id, changes }),
        kind,
        ...(variant !== undefined && { variant }),
        ...(hasAmount && amount !== null && { amount: amountToWire(amount) }),
        isOwn,
        isDecidable,
      },
    ];
  });
}

import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, desc, eq, inArray, sql } from '../../db/drizzle.ts';
import { array, create, enums, number, type } from 'superstruct';
import type { Tx } from '../../db/database.ts';
import { idStruct } from '../../db/id-struct.ts';
import { invoiceEvent, paymentAccount } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';

const outcomes = enums([
  'disabled',
  'paused',
  'provider_paused',
  'no_credentials',
  'limit_reached',
  'share_used',
  'amount_taken',
  'refused_before',
  'too_little_money',
  'chosen',
]);
const explanation = type({
  routing: array(type({ accountId: idStruct<AccountId>(number()), outcome: outcomes })),
});

/** Why each account was taken or passed over for an invoice, newest first (ROUTING-29). */
export async function listDecisions(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  const rows = await tx
    .select()
    .from(invoiceEvent)
    .where(and(eq(invoiceEvent.invoiceId, invoiceId), sql`${invoiceEvent.details} ? 'routing'`))
    .orderBy(desc(invoiceEvent.sequence));
  const decisions = rows.map(({ sequence, createdAt, details }) => ({
    id: sequence,
    eventTime: createdAt.toISOString(),
    steps: create(details, explanation).routing,
  }));
  if (!hasPermission(staff.permissions, 'invoice.credentials.read')) return decisions;
  const lastFour = await lastFourOf(
    tx,
    decisions.flatMap(({ steps }) => steps.map(({ accountId }) => accountId)),
  );
  return decisions.map((decision) => ({
    ...decision,
    steps: decision.steps.map((step) => ({ ...step, ...lastFour(step.accountId) })),
  }));
}

async function lastFourOf(tx: Tx, accountIds: readonly AccountId[]) {
  const rows =
    accountIds.length === 0
      ? []
      : await tx
          .select({ id: paymentAccount.id, lastFour: paymentAccount.valueLastFour })
          .from(paymentAccount)
          .where(inArray(paymentAccount.id, [...new Set(accountIds)]));
  const known = new Map(
    rows.filter(({ lastFour }) => lastFour !== '').map(({ id, lastFour }) => [id, { lastFour }]),
  );
  return (accountId: AccountId) => known.get(accountId);
}

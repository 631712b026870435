import type { AccountId } from '@tiyin/domain/ids';
import { type Actor, actorColumns } from '@tiyin/server/actor';
import type { Step } from '../scenarios/scenario.ts';
import { actorOf, type Life, type HistoryContext } from './life.ts';

/** The time in which repeated looks at the requisites count as one, in ms. */
const oneReadMs = 60 * 60_000;

/** Why a person of the demo refused a payout (LEDGER-304). */
export const refusalReason = 'The bank sent the money back';

/** Audits the author of the invoice, and the way it was created. */
export function auditCreation(context: HistoryContext, life: Life): void {
  const action = life.scenario.payout?.isWithoutForm === true ? 'payout.created' : 'form.created';
  const actor = actorOf(context, life, 'merchant');
  write(context, life, { action, actor, details: {}, at: life.scenario.createdAt });
}

/** Writes the audit entries of a step's use case, before the invoice moves. */
export function auditStep(
  context: HistoryContext,
  life: Life,
  { code, status, at, doer }: Step,
): void {
  const actor = actorOf(context, life, doer);
  if (code === 'canceled_by_customer' || code === 'canceled_by_merchant') {
    const canceled = { before: { status: life.row.status }, after: { status: 'CANCELED' } };
    write(context, life, { action: 'invoice.canceled', actor, details: {}, ...canceled, at });
  }
  const payout = life.payouts.at(-1);
  if (doer === 'staff' && payout && (code === 'payout_paid' || code === 'payout_refused')) {
    const details =
      code === 'payout_paid'
        ? { payoutId: payout.id, status: 'paid' }
        : { payoutId: payout.id, status: 'refused', reason: refusalReason };
    write(context, life, { action: 'payout.confirmed', actor, details, at });
  }
  if (code !== 'changed_by_person') return;
  auditRead(context, life, actor, at);
  const changed = { before: { status: life.row.status }, after: { status } };
  write(context, life, { action: 'invoice.status_changed', actor, details: {}, ...changed, at });
}

/** A person who changes a status has seen the requisites, which is audited once an hour (PEOPLE-41). */
function auditRead(context: HistoryContext, life: Life, actor: Actor, at: number): void {
  if (life.row.accountId === null || at - life.lastReadAt < oneReadMs) return;
  life.lastReadAt = at;
  write(context, life, { action: 'invoice.credentials_read', actor, details: {}, at });
}

type Reported = {
  /** Its place among the transfers of the batch. */
  readonly transfer: number;
  readonly accountId: AccountId | null;
  readonly at: number;
};

/** Audits that a person vouched for a transfer. */
export function auditReport(
  context: HistoryContext,
  life: Life,
  { transfer, accountId, at }: Reported,
): void {
  context.batch.reportAudit.push({
    transfer,
    ...actorColumns(actorOf(context, life, 'staff')),
    action: 'transfer.reported',
    merchantId: life.row.merchantId,
    details: { accountId, amount: String(life.row.amount), currency: life.row.currency },
    createdAt: new Date(at),
  });
}

type Action = {
  readonly action: string;
  readonly actor: Actor;
  readonly details: object;
  readonly before?: object;
  readonly after?: object;
  readonly at: number;
};

function write({ batch }: HistoryContext, { row }: Life, { actor, at, ...action }: Action): void {
  const subject = `invoice:${row.id}`;
  const { merchantId } = row;
  const createdAt = new Date(at);
  batch.audit.push({
    before: null,
    after: null,
    ...actorColumns(actor),
    ...action,
    subject,
    merchantId,
    createdAt,
  });
}

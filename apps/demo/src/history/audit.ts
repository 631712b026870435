import { type Actor, actorColumns } from '@tiyin/server/actor';
import type { Beat } from '../stories/story.ts';
import { actorOf, type Life, type Stage } from './life.ts';

/** How long one look at the requisites counts as one, in ms. */
const oneReadMs = 60 * 60_000;

/** Audits who ordered the invoice, and how. */
export function auditCreation(stage: Stage, life: Life): void {
  const action = life.story.payout?.isWithoutForm === true ? 'payout.created' : 'form.created';
  const actor = actorOf(stage, life, 'merchant');
  write(stage, life, { action, actor, details: {}, at: life.story.createdAt });
}

/** Audits what the use case of a beat audits, before the invoice moves. */
export function auditBeat(stage: Stage, life: Life, { code, status, at, doer }: Beat): void {
  const actor = actorOf(stage, life, doer);
  if (code === 'canceled_by_customer' || code === 'canceled_by_merchant') {
    write(stage, life, { action: 'invoice.canceled', actor, details: {}, at });
  }
  const payout = life.payouts.at(-1);
  if (doer === 'staff' && payout && (code === 'payout_paid' || code === 'payout_refused')) {
    const details = { payoutId: payout.id, status: code === 'payout_paid' ? 'paid' : 'refused' };
    write(stage, life, { action: 'payout.confirmed', actor, details, at });
  }
  if (code !== 'changed_by_person') return;
  auditRead(stage, life, actor, at);
  const details = { from: life.row.status, to: status };
  write(stage, life, { action: 'invoice.status_changed', actor, details, at });
}

/** Whoever changes a status has seen the requisites; it is audited once an hour (PEOPLE-41). */
function auditRead(stage: Stage, life: Life, actor: Actor, at: number): void {
  if (life.row.accountId === null || at - life.lastReadAt < oneReadMs) return;
  life.lastReadAt = at;
  write(stage, life, { action: 'invoice.credentials_read', actor, details: {}, at });
}

type Reported = {
  /** Its place among the transfers of the batch. */
  readonly transfer: number;
  readonly accountId: number | null;
  readonly at: number;
};

/** Audits that a person vouched for a transfer. */
export function auditReport(stage: Stage, life: Life, { transfer, accountId, at }: Reported): void {
  stage.batch.reportAudit.push({
    transfer,
    ...actorColumns(actorOf(stage, life, 'staff')),
    action: 'transfer.reported',
    details: { accountId, amount: String(life.row.amount) },
    createdAt: new Date(at),
  });
}

type Deed = {
  readonly action: string;
  readonly actor: Actor;
  readonly details: object;
  readonly at: number;
};

function write({ batch }: Stage, { row }: Life, { actor, at, ...deed }: Deed): void {
  const subject = `invoice:${row.id}`;
  batch.audit.push({ ...actorColumns(actor), ...deed, subject, createdAt: new Date(at) });
}

import { asId, type AlertMessageId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { alertMessage } from '../db/schema.ts';
import { enqueueAlert } from '../jobs/queue.ts';
import type { AlertRuleRow } from './alert-row.ts';
import { type AlertEvent, alertMessageOf } from './message-body.ts';
import { receiversOf } from './send.ts';

/** A new id of a message, which begins with its time. */
export function newMessageId(now: Date): AlertMessageId {
  return asId(uuidv7({ msecs: now.getTime() }));
}

/**
 * Writes the message about an event to each receiver of a rule, and the job that delivers it: in the transaction that
 * changes the state of the rule, so that none is lost and none is written twice (RUN-564).
 */
export async function writeMessages(tx: Tx, rule: AlertRuleRow, event: AlertEvent): Promise<void> {
  const body = JSON.stringify(alertMessageOf(rule, event));
  const rows = receiversOf(rule).map((receiver) => ({
    ...receiver,
    id: newMessageId(event.now),
    ruleId: rule.id,
    body,
    state: 'WAITING' as const,
    createdAt: event.now,
  }));
  await tx.insert(alertMessage).values(rows);
  for (const { id } of rows) enqueueAlert(tx, id, event.now);
}

import { callbackRetryDelayMs } from '@tiyin/domain/callbacks';
import type { AlertMessageId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { alertMessage, alertRule } from '../db/schema.ts';
import { callKeys, mailKeys } from '../jobs/call-caps.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import { randomFraction } from '../secrets/token.ts';
import { namesOfRule } from './alert-row.ts';
import { type AlertOutcome, type SendDeps, receiversOf, sendMessage } from './send.ts';

type MessageRow = typeof alertMessage.$inferSelect;

/**
 * Prepares the delivery of a message (the job `alert.deliver`); undefined where nothing is left to do. One to a receiver
 * that the rule no longer has is canceled.
 */
export async function prepareAlert(
  tx: Tx,
  messageId: AlertMessageId,
  deps: SendDeps,
): Promise<OutsideWork | undefined> {
  const [found] = await tx
    .select({ message: alertMessage, rule: alertRule })
    .from(alertMessage)
    .innerJoin(alertRule, eq(alertRule.id, alertMessage.ruleId))
    .where(and(eq(alertMessage.id, messageId), eq(alertMessage.state, 'WAITING')));
  if (!found) return undefined;
  const { message, rule } = found;
  const isWanted = receiversOf(rule).some(
    ({ channel, receiver }) => channel === message.channel && receiver === message.receiver,
  );
  if (!isWanted) {
    const canceled = { state: 'CANCELED' as const };
    await tx.update(alertMessage).set(canceled).where(eq(alertMessage.id, messageId));
    return undefined;
  }
  const ofMerchant = rule.merchantId === null ? {} : { merchantId: rule.merchantId };
  const isCall = message.channel === 'WEBHOOK';
  const names = await namesOfRule(tx, rule);
  return {
    keys: isCall ? callKeys({ url: message.receiver, ...ofMerchant }) : mailKeys,
    call: async () => {
      const outcome = await sendMessage({ ...message, names, rule }, deps);
      return (writing, now) => recordTry(writing, message, { outcome, now });
    },
  };
}

type Tried = { readonly outcome: AlertOutcome; readonly now: Date };

/** Records a try; returns when the next one is due, by the times of callbacks: a day in all (API-35). */
async function recordTry(
  tx: Tx,
  { id, failedTries: former }: MessageRow,
  { outcome, now }: Tried,
): Promise<Date | undefined> {
  const set = (columns: Partial<MessageRow>) =>
    tx.update(alertMessage).set(columns).where(eq(alertMessage.id, id));
  const { error, isPermanent } = outcome;
  if (error === null) {
    await set({ state: 'SENT', sentAt: now });
    return undefined;
  }
  const failedTries = former + 1;
  const retryMs = isPermanent ? undefined : callbackRetryDelayMs(failedTries, randomFraction());
  const state = retryMs === undefined ? 'FAILED' : 'WAITING';
  await set({ state, failedTries, lastError: error });
  return retryMs === undefined ? undefined : new Date(now.getTime() + retryMs);
}

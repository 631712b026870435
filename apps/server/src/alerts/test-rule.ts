import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import { type OfRule, auditedRule, inModeOfTerminal, lockRule, namesOfRule } from './alert-row.ts';
import { alertMessageOf } from './message-body.ts';
import { type SendDeps, receiversOf, sendMessage } from './send.ts';
import { newMessageId } from './write-messages.ts';

/**
 * Sends one test message to each receiver of a rule, once, and returns the outcomes (RUN-568). The calls are made after
 * the transaction, so that they hold no connection. Audited before: it may be sent even if this process is killed. 404.
 */
export async function testRule(
  { staff, ruleId }: Omit<OfRule, 'now'>,
  deps: SendDeps & Pick<ServerContext, 'database'>,
) {
  const now = deps.clock.now();
  const { rule, names } = await deps.database.transaction(async (tx) => {
    const row = await lockRule(tx, { staff, ruleId });
    recordAudit(tx, {
      ...auditedRule(staff, row),
      action: 'alert_rule.tested',
      now,
    });
    return { rule: await inModeOfTerminal(tx, row), names: await namesOfRule(tx, row) };
  });
  const summary = 'This is a test: nothing has happened.';
  const event = { type: 'alert.test', summary, firedAt: null, endedAt: null, now } as const;
  const message = alertMessageOf(rule, event);
  const body = JSON.stringify(message);
  const outcomes = await Promise.all(
    receiversOf(rule).map(async (receiver) => {
      const id = newMessageId(now);
      const outcome = await sendMessage({ ...receiver, id, body, names, rule }, deps);
      const { answer, error, statusCode } = outcome;
      return { ...receiver, statusCode, answer, error };
    }),
  );
  return { message, outcomes };
}

import { nextAlertStep } from '@tiyin/domain/alerts';
import { and, asc, eq, sql } from '../db/drizzle.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { alertRule, terminal } from '../db/schema.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import { type AlertRuleRow, conditionOf } from './alert-row.ts';
import { type Judgement, judge } from './measure.ts';
import { writeMessages } from './write-messages.ts';

/** The interval of judging, in ms (RUN-560). */
const judgeEveryMs = 60_000;

type Deps = Pick<ServerContext, 'clock' | 'database' | 'logger'>;
type Judged = { readonly rule: AlertRuleRow; readonly judgement: Judgement };

/**
 * Judges every enabled rule (the job `alerts.judge`). The figures are read outside of the transaction that claims the
 * job; its messages and their deliveries are written in the one that records it (RUN-564). The job is there once and
 * comes again, so that one process judges at a time.
 */
export function prepareJudging({ database, clock, logger }: Deps): OutsideWork {
  return {
    keys: [],
    call: async () => {
      const judged: Judged[] = [];
      for (const rule of await database.transaction(readEnabled)) {
        const question = { ...rule, now: clock.now() };
        const judgement = await database
          .transaction((tx) => judge(tx, conditionOf(rule), question))
          .catch((error: unknown) => {
            logger.error({ err: error, rule: rule.id }, 'an alert rule was not judged');
            return undefined;
          });
        if (judgement) judged.push({ rule, judgement });
      }
      return async (tx, now) => {
        for (const each of judged) await follow(tx, each, now);
        return new Date(now.getTime() + judgeEveryMs);
      };
    },
  };
}

/** A rule about a terminal has the mode of the terminal, which may change. */
async function readEnabled(tx: Tx): Promise<readonly AlertRuleRow[]> {
  const rows = await tx
    .select({ rule: alertRule, terminalIsTest: terminal.isTest })
    .from(alertRule)
    .leftJoin(terminal, eq(terminal.id, alertRule.terminalId))
    .where(eq(alertRule.isEnabled, true))
    .orderBy(asc(alertRule.id));
  return rows.map(({ rule, terminalIsTest }) => ({
    ...rule,
    isTest: terminalIsTest ?? rule.isTest,
  }));
}

/** Takes the step that follows from a judgement, unless a person or another process was faster. */
async function follow(tx: Tx, { rule, judgement }: Judged, now: Date): Promise<void> {
  const { summary, verdict } = judgement;
  const step = nextAlertStep(rule, verdict, { quietMinutes: rule.quietMinutes, now });
  if (step.do === 'nothing' || !(await lockUnchanged(tx, rule))) return;
  const set = (columns: Partial<AlertRuleRow>) =>
    tx.update(alertRule).set(columns).where(eq(alertRule.id, rule.id));
  switch (step.do) {
    case 'fire': {
      await set({ firedAt: now, endedAt: null, calmSince: null, summary });
      const event = { type: 'alert.fired', summary, firedAt: now, endedAt: null, now } as const;
      return writeMessages(tx, rule, event);
    }
    case 'note':
      await set({ calmSince: step.calmSince });
      return;
    case 'end': {
      const { firedAt } = rule;
      const endedAt = step.calmSince;
      await set({ endedAt, calmSince: null });
      return writeMessages(tx, rule, { type: 'alert.ended', summary, firedAt, endedAt, now });
    }
  }
}

/** Locks a rule if it is as it was when it was judged. */
async function lockUnchanged(tx: Tx, rule: AlertRuleRow): Promise<boolean> {
  const isSame = (column: 'calmSince' | 'endedAt' | 'firedAt') =>
    sql`${alertRule[column]} is not distinct from ${rule[column]?.toISOString() ?? null}::timestamptz`;
  const [row] = await tx
    .select({ id: alertRule.id })
    .from(alertRule)
    .where(
      and(
        eq(alertRule.id, rule.id),
        eq(alertRule.version, rule.version),
        isSame('firedAt'),
        isSame('endedAt'),
        isSame('calmSince'),
      ),
    )
    .for('no key update');
  return row !== undefined;
}

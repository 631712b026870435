import type { AlertRuleId } from '@tiyin/domain/ids';
import { addRule, changeRule, deleteRule, replaceAlertSecret } from '../alerts/change-rule.ts';
import { listRules, readRule } from '../alerts/list-rules.ts';
import { checkReceivers } from '../alerts/rule-content.ts';
import { testRule } from '../alerts/test-rule.ts';
import type { Tx } from '../db/database.ts';
import type { Staff } from '../staff/staff.ts';
import { expectedVersion } from './etag.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag alerts. */
export const alertOperations: HandlersOf<'alerts'> = {
  async listAlertRules(_input, { staff }, { config, database }) {
    const rules = await database.transaction((tx) => listRules(tx, staff));
    return { data: { rules, canEmail: config.mail !== undefined } };
  },

  async addAlertRule({ body: content }, { staff }, { clock, config, database, secrets }) {
    const receivers = await checkReceivers(content, config);
    const command = { staff, content, receivers, secrets, now: clock.now() };
    return { data: await database.transaction((tx) => written(tx, staff, addRule(tx, command))) };
  },

  async changeAlertRule({ path: { id: ruleId }, headers, body: content }, { staff }, context) {
    const { clock, config, database, secrets } = context;
    const receivers = await checkReceivers(content, config);
    const expected = { expectedVersion: expectedVersion(headers), now: clock.now() };
    const command = { ...expected, ruleId, staff, content, receivers, secrets };
    return {
      data: await database.transaction((tx) => written(tx, staff, changeRule(tx, command))),
    };
  },

  async deleteAlertRule({ path: { id: ruleId } }, { staff }, { clock, database }) {
    await database.transaction((tx) => deleteRule(tx, { staff, ruleId, now: clock.now() }));
  },

  async testAlertRule({ path: { id: ruleId } }, { staff }, context) {
    return { data: await testRule({ staff, ruleId }, context) };
  },

  async replaceAlertSecret({ path: { id: ruleId } }, { staff }, { clock, database, secrets }) {
    const command = { staff, ruleId, secrets, now: clock.now() };
    return {
      data: { secret: await database.transaction((tx) => replaceAlertSecret(tx, command)) },
    };
  },
};

type Writing = Promise<{ readonly ruleId: AlertRuleId; readonly secret: string | null }>;

/** A rule after a change, and its secret if it was made now. */
async function written(tx: Tx, staff: Staff, writing: Writing) {
  const { ruleId, secret } = await writing;
  return { rule: await readRule(tx, staff, ruleId), secret };
}

import { asId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { rate } from '../approval-kinds/rate.ts';
import { settlement } from '../approval-kinds/settlement.ts';
import { readApproval } from '../approvals/read-approvals.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import { settleOnce } from '../payments/settlements/create-settlement.ts';
import { readFreeBalance } from '../payments/settlements/free-balance.ts';
import { exportSettlements, listSettlements } from '../payments/settlements/list-settlements.ts';
import { listRates } from '../payments/settlements/rates.ts';
import { CsvFile, type HandlersOf, pending, Reply } from './handler.ts';

/** A change without a reason of its own and of no version. */
const unread = { reason: undefined, expectedVersion: undefined };

/** The operations of the tag settlements. */
export const settlementOperations: HandlersOf<'settlements'> = {
  async listRates(_input, _caller, { database, clock }) {
    return { data: await database.transaction((tx) => listRates(tx, clock.now())) };
  },

  async setRate({ body: { currency, perUsdt } }, { staff }, { database, clock, secrets }) {
    const payload = { currency, perUsdt };
    const change = { ...unread, payload, staff, secrets, now: clock.now() };
    const outcome = await database.transaction((tx) => makeOrRequest(tx, rate, change));
    return 'approval' in outcome ? pending(outcome.approval) : { data: outcome.made };
  },

  async listSettlements({ query: { page = 0, size = 10, ...filter } }, { staff }, { database }) {
    return database.transaction((tx) => listSettlements(tx, staff, { ...filter, page, size }));
  },

  async exportSettlements({ query }, { staff }, { database }) {
    return new CsvFile(await exportSettlements(database, staff, query), 'Settlements.csv');
  },

  async getFreeBalance({ query: { baseAmount, terminalId } }, { staff }, { database }) {
    const question = {
      staff,
      terminalId,
      baseAmount: baseAmount === undefined ? undefined : amountFromWire(baseAmount),
    };
    return { data: await database.transaction((tx) => readFreeBalance(tx, question)) };
  },

  async createSettlement({ body, headers }, { staff }, { database, clock, secrets }) {
    const now = clock.now();
    const command = {
      staff,
      terminalId: body.terminalId,
      baseAmount: amountFromWire(body.baseAmount),
      settlementAmount: amountFromWire(body.settlementAmount),
      key: headers['idempotency-key'],
      secrets,
      now,
    };
    const change = { ...unread, payload: body, staff, secrets, now };
    const { answer, isReplayed } = await database.transaction(async (tx) => {
      const outcome = await settleOnce(tx, command, async () => {
        const made = await makeOrRequest(tx, settlement, change);
        return 'approval' in made ? made : made.made;
      });
      if (!('approval' in outcome.answer) || !outcome.isReplayed) return outcome;
      // It may be decided since (LEDGER-771).
      const { id } = outcome.answer.approval;
      const approval = await readApproval(tx, { approvalId: asId(id), staff, secrets });
      return { answer: { approval }, isReplayed: true };
    });
    return 'approval' in answer
      ? new Reply(answer, { isPending: true, isReplayed })
      : new Reply({ data: answer }, { isReplayed });
  },
};

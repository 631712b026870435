import { amountFromWire } from '@tiyin/domain/money';
import { approvalRegistry } from '../approval-kinds/registry.ts';
import { changeRule, listRules } from '../approvals/approval-rules.ts';
import { approveRequest, rejectRequest } from '../approvals/decide-approval.ts';
import { listApprovals, openApproval, readApproval } from '../approvals/read-approvals.ts';
import { ProblemError } from '../problem.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag approvals. */
export const approvalOperations: HandlersOf<'approvals'> = {
  listApprovals({ query: { view, page = 0, size = 10 } }, { staff }, context) {
    const { database, secrets, clock } = context;
    const question = { staff, secrets, view, page, size, now: clock.now() };
    return database.transaction((tx) => listApprovals(tx, question));
  },

  async getApproval({ path: { id: approvalId } }, { staff }, { database, secrets, clock }) {
    const question = { staff, secrets, approvalId, now: clock.now() };
    return { data: await database.transaction((tx) => openApproval(tx, question)) };
  },

  async approveRequest({ path, body: { reason } }, { staff }, { database, secrets, clock }) {
    const command = { staff, secrets, approvalId: path.id, reason, now: clock.now() };
    const { outcome, data } = await database.transaction(async (tx) => ({
      outcome: await approveRequest(tx, approvalRegistry, command),
      data: await readApproval(tx, command),
    }));
    // Committed all the same: that it was stale is kept, and its requester notified.
    if (outcome === 'stale') throw new ProblemError('approval_stale', { current: data });
    return { data };
  },

  async rejectRequest({ path, body: { reason } }, { staff }, { database, secrets, clock }) {
    const command = { staff, secrets, approvalId: path.id, reason, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await rejectRequest(tx, command);
      return readApproval(tx, command);
    });
    return { data };
  },

  async listApprovalRules(_input, _caller, { database }) {
    return { data: await database.transaction((tx) => listRules(tx)) };
  },

  async changeApprovalRule({ body }, { staff }, { database, clock }) {
    const { threshold } = body;
    const command = {
      ...body,
      staff,
      threshold: typeof threshold === 'number' ? amountFromWire(threshold) : threshold,
      now: clock.now(),
    };
    return { data: await database.transaction((tx) => changeRule(tx, command)) };
  },
};

import { amountFromWire } from '@tiyin/domain/money';
import { describeNeed } from '../approval-kinds/approval-need.ts';
import { approvalRegistry } from '../approval-kinds/registry.ts';
import { rule, rulePayload } from '../approval-kinds/rule.ts';
import { readRules } from '../approvals/approval-rules.ts';
import { approveRequest, rejectRequest } from '../approvals/decide-approval.ts';
import { listApprovals, openApproval, readApproval } from '../approvals/read-approvals.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import { ProblemError } from '../problem.ts';
import { describeInvited } from '../staff/people/invite.ts';
import { type HandlersOf, pending } from './handler.ts';

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

  async approveRequest({ path, body: { reason } }, { staff }, context) {
    const { database, secrets, clock, config } = context;
    const command = { staff, secrets, approvalId: path.id, reason, now: clock.now() };
    const { approved, ...answer } = await database.transaction(async (tx) => {
      const outcome = await approveRequest(tx, approvalRegistry, command);
      const data = await readApproval(tx, command);
      if (outcome === 'stale') return { approved: outcome, data };
      const { invited, secondHalf } = outcome.shown;
      const invitation = invited && (await describeInvited(tx, config, invited));
      return {
        approved: outcome,
        data,
        ...(invitation && { invitation }),
        ...(secondHalf !== undefined && { secondHalf }),
      };
    });
    // Committed all the same: that it was stale is kept, and its requester notified.
    if (approved === 'stale') throw new ProblemError('approval_stale', { current: answer.data });
    return answer;
  },

  async rejectRequest({ path, body: { reason } }, { staff }, { database, secrets, clock }) {
    const command = { staff, secrets, approvalId: path.id, reason, now: clock.now() };
    const data = await database.transaction(async (tx) => {
      await rejectRequest(tx, command);
      return readApproval(tx, command);
    });
    return { data };
  },

  listApprovalRules(_input, { staff }, { database }) {
    return database.transaction((tx) => readRules(tx, staff));
  },

  async changeApprovalRule({ body }, { staff }, { database, secrets, clock }) {
    const read = (onWire: number | null | undefined) =>
      typeof onWire === 'number' ? amountFromWire(onWire) : onWire;
    const figures = { threshold: read(body.threshold), dayThreshold: read(body.dayThreshold) };
    const outcome = await database.transaction(async (tx) => {
      const payload = await rulePayload(tx, { ...body, ...figures });
      const change = { payload, staff, secrets, reason: undefined, expectedVersion: undefined };
      return makeOrRequest(tx, rule, { ...change, now: clock.now() });
    });
    return 'approval' in outcome ? pending(outcome.approval) : outcome.made;
  },

  async getApprovalNeed({ query }, { staff }, { database, clock }) {
    const { amount, settlementAmount: settled } = query;
    const change = {
      ...query,
      staff,
      amount: amount === undefined ? undefined : amountFromWire(amount),
      settlementAmount: settled === undefined ? undefined : amountFromWire(settled),
      now: clock.now(),
    };
    return { data: await database.transaction((tx) => describeNeed(tx, change)) };
  },
};

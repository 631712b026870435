import type {
  Approval,
  ApprovalListAnswer,
  ApprovalRequestedAnswer,
  ApprovalRuleChange,
} from '@tiyin/api/types';
import { type ApprovalId, asId } from '@tiyin/domain/ids';
import { type InvoiceStatusCode, invoiceStatusByCode } from '@tiyin/domain/invoices';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { approval, approvalRule } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import type { Deposit, TestSystem } from '../payments/test-system.ts';

/** The actions of two operators with approvals, by the API. */
export async function approvalSteps(system: TestSystem) {
  const requester = await signIn(system.app, 'operator');
  const approver = await signIn(system.app, 'approver');

  const decide = (caller: Caller, id: string, decision: 'approve' | 'reject') =>
    caller({
      method: 'POST',
      url: `/api/v1/approval/${id}/${decision}`,
      body: { reason: 'Compared with the statement' },
    });

  const requestMove = (
    { invoiceId }: Pick<Deposit, 'invoiceId'>,
    to: InvoiceStatusCode,
    caller = requester,
  ) =>
    caller({
      method: 'PATCH',
      url: '/api/v1/invoice/status',
      body: { invoiceId, statusId: invoiceStatusByCode(to).id, reason: 'The bank shows the money' },
    });

  return {
    requester,
    approver,
    requestMove,

    /** Sets a rule as the requester; the second person agrees where there is one already (PEOPLE-280). */
    async setRule(change: ApprovalRuleChange): Promise<void> {
      const answer = await requester({ method: 'PUT', url: '/api/v1/approval-rule', body: change });
      if (answer.statusCode === 202) {
        await decide(approver, answer.json<ApprovalRequestedAnswer>().approval.id, 'approve');
      } else expect(answer.statusCode, answer.body).toBe(200);
    },

    /** Removes all rules, and what is left of requests. */
    clear: () =>
      system.run(async (tx) => {
        await tx.delete(approvalRule);
        await tx.delete(approval);
      }),

    /** Requests a status change that needs approval. */
    async pendingMove(
      deposit: Pick<Deposit, 'invoiceId'>,
      to: InvoiceStatusCode,
    ): Promise<Approval> {
      const answer = await requestMove(deposit, to);
      expect(answer.statusCode, answer.body).toBe(202);
      return answer.json<ApprovalRequestedAnswer>().approval;
    },

    approve: (id: string, caller = approver) => decide(caller, id, 'approve'),
    reject: (id: string, caller = approver) => decide(caller, id, 'reject'),

    async list(caller: Caller, query = ''): Promise<ApprovalListAnswer> {
      const answer = await caller({ method: 'GET', url: `/api/v1/approval${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },

    /** The stored state of an approval. */
    row: (id: string) =>
      system.run(async (tx) => {
        const [found] = await tx
          .select()
          .from(approval)
          .where(eq(approval.id, asApproval(id)));
        if (!found) throw new Error(`there is no approval ${id}`);
        return found;
      }),
  };
}

const asApproval = (id: string) => asId<ApprovalId>(id);

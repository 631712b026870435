import type { Evidence } from '../drill.ts';
import type { Decision } from '../world.ts';
import type { KeptApproval } from './kept-approvals.ts';

/** Requests and decisions of staff that were acknowledged and are lost, or had another effect than one of their own. */
export function checkDecisions({
  world,
  approvals,
}: Pick<Evidence, 'approvals'> & {
  readonly world: Pick<Evidence['world'], 'decisions'>;
}): string[] {
  const kept = new Map(approvals.map((approval) => [approval.id, approval]));
  const forgotten = world.decisions.flatMap((decision) => {
    const approval = kept.get(decision.approvalId);
    const sentences = approval ? broken(decision, approval) : ['it was acknowledged and is gone'];
    return sentences.map((sentence) => `${decision.kind} ${decision.approvalId}: ${sentence}`);
  });
  return [...forgotten, ...wrongEffects(approvals)];
}

function broken({ taken, read }: Decision, { status }: KeptApproval): string[] {
  const found: Readonly<Record<string, boolean>> = {
    'more than one decision was taken': taken.length > 1,
    [`${taken.join(', ')} was taken, and it is ${status}`]: taken.some((done) => done !== status),
    [`its requester read ${read}, and it is ${status}`]: read !== undefined && read !== status,
  };
  return Object.entries(found).flatMap(([sentence, isBroken]) => (isBroken ? [sentence] : []));
}

/** A refund by staff needs approval, each: there are as many as were approved. */
function wrongEffects(approvals: readonly KeptApproval[]): string[] {
  const byDeposit = Map.groupBy(approvals, ({ invoiceId }) => invoiceId);
  return [...byDeposit].flatMap(([invoiceId, all]) => {
    const approved = (kind: string) =>
      all.filter((one) => one.kind === kind && one.status === 'APPROVED').length;
    const { refunds, returns } = all[0] ?? { refunds: 0, returns: 0 };
    return [
      ...(refunds === approved('REFUND')
        ? []
        : [`${invoiceId}: ${refunds} refunds by staff, ${approved('REFUND')} approved`]),
      ...(all.some(({ kind }) => kind === 'RETURN') && returns !== approved('RETURN')
        ? [`${invoiceId}: ${returns} returns, ${approved('RETURN')} approved`]
        : []),
    ];
  });
}

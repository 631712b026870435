import type { Evidence } from '../drill.ts';
import type { Decision } from '../world.ts';
import type { Effect, KeptApproval } from './kept-approvals.ts';

/** Requests and decisions of staff that were acknowledged and are lost, and changes that were not approved exactly as often as made. */
export function checkDecisions({
  world,
  approvals,
  effects,
}: Pick<Evidence, 'approvals' | 'effects'> & {
  readonly world: Pick<Evidence['world'], 'decisions'>;
}): string[] {
  const kept = new Map(approvals.map((approval) => [approval.id, approval]));
  const forgotten = world.decisions.flatMap((decision) => {
    const approval = kept.get(decision.approvalId);
    const sentences = approval ? broken(decision, approval) : ['it was acknowledged and is gone'];
    return sentences.map((sentence) => `${decision.kind} ${decision.approvalId}: ${sentence}`);
  });
  return [...forgotten, ...wrongEffects({ approvals, effects })];
}

function broken({ taken, read }: Decision, { status }: KeptApproval): string[] {
  const found: Readonly<Record<string, boolean>> = {
    'more than one decision was taken': taken.length > 1,
    [`${taken.join(', ')} was taken, and it is ${status}`]: taken.some((done) => done !== status),
    [`its requester read ${read}, and it is ${status}`]: read !== undefined && read !== status,
  };
  return Object.entries(found).flatMap(([sentence, isBroken]) => (isBroken ? [sentence] : []));
}

/** Each approved change was made once, and none that was not approved. */
function wrongEffects({ approvals, effects }: Pick<Evidence, 'approvals' | 'effects'>): string[] {
  const approved = countByChange(approvals.filter(({ status }) => status === 'APPROVED'));
  const made = countByChange(effects);
  return [...new Set([...approved.keys(), ...made.keys()])].flatMap((change) => {
    const [allowed, done] = [approved.get(change) ?? 0, made.get(change) ?? 0];
    return allowed === done ? [] : [`${change}: made ${done} times, approved ${allowed} times`];
  });
}

function countByChange(list: readonly Effect[]): Map<string, number> {
  const byChange = Map.groupBy(list, ({ kind, subject }) => `${kind} ${subject}`);
  return new Map([...byChange].map(([change, all]) => [change, all.length]));
}

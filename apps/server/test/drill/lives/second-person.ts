import { approveRequest, getApproval, rejectRequest } from '@tiyin/api/calls/approvals';
import { staffOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Decision, StaffName, World } from '../world.ts';
import { orNo } from './answered-no.ts';

const reason = 'As agreed in the drill';

type Deciders = { readonly world: World; readonly random: Random };

/** One of two people decides about a request, or both at once; the requester reads the outcome, which is returned. */
export async function decide(
  deciders: Deciders,
  request: Omit<Decision, 'taken'>,
): Promise<string> {
  const { random, world } = deciders;
  const decision = decisionOf(world, request);
  const names = random.happens(0.3)
    ? (['approver', 'colleague'] as const)
    : (['approver'] as const);
  await Promise.all(names.map((name) => decideAs(deciders, name, decision, random.happens(0.7))));
  const operator = staffOf(world, 'operator', random);
  decision.read = (await getApproval(operator, { id: decision.approvalId })).data.status;
  return decision.read;
}

/** Two lives may decide about one request: both are recorded in one place. */
function decisionOf({ decisions }: World, request: Omit<Decision, 'taken'>): Decision {
  const known = decisions.find(({ approvalId }) => approvalId === request.approvalId);
  if (known) return known;
  const decision: Decision = { ...request, taken: [] };
  decisions.push(decision);
  return decision;
}

async function decideAs(
  { random, world }: Deciders,
  name: StaffName,
  { approvalId: id, taken }: Decision,
  isApproving: boolean,
): Promise<void> {
  const call = isApproving ? approveRequest : rejectRequest;
  const no = ['approval_decided', 'approval_stale', 'insufficient_funds'];
  const answer = await orNo(call(staffOf(world, name, random), { id, body: { reason } }), no);
  if (answer) taken.push(isApproving ? 'APPROVED' : 'REJECTED');
}

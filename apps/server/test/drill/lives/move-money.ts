import { listApprovals } from '@tiyin/api/calls/approvals';
import { moveAccountMoney } from '@tiyin/api/calls/accounts';
import type { AccountId } from '@tiyin/domain/ids';
import { movementComment, staffOf } from '../people.ts';
import type { Random } from '../random.ts';
import { type World, providerAccountOf } from '../world.ts';
import { orNo } from './answered-no.ts';
import type { Begun } from './kind.ts';
import { decide } from './second-person.ts';

/** Staff move money to the http provider's account and back, each time another amount: it needs a second person. */
export async function liveMovement(world: World, number: number, random: Random): Promise<Begun> {
  const command = { world, random, id: providerAccountOf(world) };
  const watching = moveMoney({ ...command, direction: 'TOP_UP', amount: number * 200 }).then(() =>
    moveMoney({ ...command, direction: 'SWEEP', amount: number * 200 + 100 }),
  );
  return { watching };
}

type Command = {
  readonly world: World;
  readonly random: Random;
  readonly id: AccountId;
  readonly direction: 'TOP_UP' | 'SWEEP';
  /** Minor units. */
  readonly amount: number;
};

async function moveMoney({ world, random, id, direction, amount }: Command): Promise<void> {
  const operator = staffOf(world, 'operator', random);
  const body = { direction, amount, comment: movementComment };
  const no = ['approval_pending', 'insufficient_funds'];
  const answer = await orNo(moveAccountMoney(operator, { id, body }), no);
  if (answer && !('approval' in answer)) {
    world.faults.push(`a movement of ${amount}: staff made it without a second person`);
    return;
  }
  const waiting = answer ? [answer.approval.id] : await waitingMovements(world, random);
  for (const approvalId of waiting) {
    await decide({ world, random }, { approvalId, kind: 'MOVEMENT' });
  }
}

/** Of somebody else, or one whose response was lost: the account has one at a time. */
async function waitingMovements(world: World, random: Random) {
  const approver = staffOf(world, 'approver', random);
  const { data } = await listApprovals(approver, { view: 'toDecide', size: 40 });
  const isOurs = (one: (typeof data)[number]): boolean =>
    one.kind.code === 'MOVEMENT' && one.reason === movementComment;
  return data.filter(isOurs).map(({ id }) => id);
}

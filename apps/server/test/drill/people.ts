import { minorUnits } from '@tiyin/domain/money';
import { stepUp } from '@tiyin/api/calls/session';
import { ApiProblem } from '@tiyin/api/errors';
import type { ApiClient } from '@tiyin/api/request';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { approvalRule, person } from '../../src/db/schema.ts';
import { type Target, persistentClient } from './persistent-client.ts';
import type { Random } from './random.ts';
import { type Session, type StaffName, type World, staffNames } from './world.ts';

/** Minor units: a return above it needs a second person, below it does not. */
export const returnThreshold = 100_000n;

/** The comment of the movements that need a second person, and of no others. */
export const movementComment = 'As the treasury of the drill agreed';

/**
 * Has a second person decide about every refund, booking and movement by staff and the larger returns, and hires a
 * third.
 */
export async function prepareStaff(tx: Tx): Promise<void> {
  const currency = 'UZS';
  // The demo has rules of its own.
  await tx.delete(approvalRule);
  await tx.insert(approvalRule).values([
    { kind: 'STATUS_CHANGE', currency, threshold: minorUnits(0n) },
    { kind: 'REFUND', currency, threshold: minorUnits(0n) },
    { kind: 'MOVEMENT', currency, threshold: minorUnits(0n) },
    { kind: 'RETURN', currency, threshold: minorUnits(returnThreshold) },
  ]);
  const [approver] = await tx.select().from(person).where(eq(person.username, 'approver'));
  if (!approver) throw new Error('the demo has no second operator');
  const { id: _, ...likeApprover } = approver;
  await tx.insert(person).values({ ...likeApprover, username: 'colleague' });
}

/** Signs all members of staff in; their sessions are valid at every server. */
export async function signInAll([server]: readonly Target[]): Promise<World['sessions']> {
  if (!server) throw new Error('a drill needs a server');
  return {
    operator: await signIn(server, 'operator'),
    approver: await signIn(server, 'approver'),
    colleague: await signIn(server, 'colleague'),
  };
}

async function signIn({ url }: Target, name: StaffName): Promise<Session> {
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownPage(name) },
    body: JSON.stringify({ username: name, password: passwordOf(name) }),
  });
  if (!response.ok) throw new Error(`${name} could not sign in: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { ...ownPage(name), cookie: cookies.join('; ') };
}

function passwordOf(name: StaffName): string {
  return `${name === 'colleague' ? 'approver' : name}-demo`;
}

/** A browser with an address of its own on a page of the server. */
function ownPage(name: StaffName): Session {
  const address = `10.88.0.${staffNames.indexOf(name) + 1}`;
  return { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
}

/**
 * Longer than a whole drill, in ms: a password is hashed for longer than a server lives that is killed after its next
 * few responses, so that this call ends when the kills do.
 */
const passwordPatienceMs = 15 * 60_000;

/** The browser of a member of staff, who confirms to be present where that is asked for. */
export function staffOf(
  { servers, tally, sessions, patienceMs }: World,
  name: StaffName,
  random: Random,
): ApiClient {
  const options = { targets: servers, headers: sessions[name], random, tally, patienceMs };
  const send = persistentClient(options);
  const sendPassword = persistentClient({ ...options, patienceMs: passwordPatienceMs });
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'step_up_required') throw error;
      await stepUp(sendPassword, { body: { password: passwordOf(name) } });
      return send(request);
    }
  };
}

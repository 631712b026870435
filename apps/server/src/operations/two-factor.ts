import { ProblemError, notAllowed } from '../problem.ts';
import { requireOwnPassword } from '../staff/sign-in/require-own-password.ts';
import { sessionBrakeKeys } from '../staff/sign-in/places.ts';
import { judgeCode, type Verdict } from '../staff/two-factor/judge-code.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  forgetTwoFactor,
  readTwoFactor,
} from '../staff/two-factor/two-factor.ts';
import type { ServerContext } from '../context.ts';
import type { StaffCaller } from './caller.ts';
import type { HandlersOf } from './handler.ts';

type TwoFactorOperation =
  | 'beginTwoFactor'
  | 'confirmTwoFactor'
  | 'getTwoFactor'
  | 'turnOffTwoFactor';

/** The operations of the tag session that are about the second factor. */
export const twoFactorOperations: Pick<HandlersOf<'session'>, TwoFactorOperation> = {
  async getTwoFactor(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => readTwoFactor(tx, staff.id)) };
  },

  async beginTwoFactor({ body: { password } }, caller, context) {
    const { staff } = caller;
    const { database, clock, secrets } = context;
    await requirePassword(password, caller, context);
    const command = { staff, secrets, now: clock.now() };
    return { data: await database.transaction((tx) => beginTwoFactor(tx, command)) };
  },

  async confirmTwoFactor({ body: { code } }, { staff }, { database, clock, secrets }) {
    const command = { staff, secrets, code, now: clock.now() };
    const recoveryCodes = await database.transaction((tx) => confirmTwoFactor(tx, command));
    return { data: { recoveryCodes: [...recoveryCodes] } };
  },

  async turnOffTwoFactor({ body: { password, code } }, caller, context) {
    const { staff, sessionId } = caller;
    const { database, clock, secrets } = context;
    await requirePassword(password, caller, context);
    const { place: key } = sessionBrakeKeys(secrets, { username: staff.username, sessionId });
    const place = { key: `code ${key}`, isKnown: true };
    const given = { personId: staff.id, code, place, now: clock.now() };
    const verdict = await database.transaction(async (tx) => {
      const judged = await judgeCode(tx, secrets, given);
      if (judged === 'taken') await forgetTwoFactor(tx, staff.id, given.now);
      return judged;
    });
    requireTaken(verdict);
  },
};

/** Requires a signed-in person's password again. */
function requirePassword(
  password: string,
  { staff, sessionId, client: { address } }: StaffCaller,
  context: ServerContext,
): Promise<void> {
  return requireOwnPassword(context, { staff, sessionId, address, password, path: '/password' });
}

/** A wrong code of a signed-in person is an invalid field: the session continues. */
function requireTaken(verdict: Verdict): void {
  if (verdict === 'taken') return;
  if (verdict === 'off') throw new ProblemError('two_factor_off');
  if (verdict === 'too_many_codes') throw new ProblemError(verdict);
  throw notAllowed('/code', 'This code is not right, or was used before');
}

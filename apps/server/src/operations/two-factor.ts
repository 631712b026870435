import { requireOwnPassword } from '../staff/sign-in/require-own-password.ts';
import { isConfirmed, judgeOwnCode, requireTaken } from '../staff/step-up.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  renewOwnRecoveryCodes,
  turnOffTwoFactor,
} from '../staff/two-factor/two-factor.ts';
import type { ServerContext } from '../context.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import type { StaffCaller } from './caller.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag two-factor: the person's own second factor. */
export const twoFactorOperations: HandlersOf<'two-factor'> = {
  async getTwoFactor(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => readTwoFactor(tx, staff.id)) };
  },

  async beginTwoFactor({ body: { password } }, caller, context) {
    const { staff } = caller;
    const { database, clock, secrets } = context;
    await requirePerson(password, caller, context);
    const command = { staff, secrets, now: clock.now() };
    return { data: await database.transaction((tx) => beginTwoFactor(tx, command)) };
  },

  async confirmTwoFactor({ body: { code } }, { staff, sessionId }, { database, clock, secrets }) {
    const command = { staff, sessionId, secrets, code, now: clock.now() };
    const recoveryCodes = await database.transaction((tx) => confirmTwoFactor(tx, command));
    return { data: { recoveryCodes: [...recoveryCodes] } };
  },

  async renewRecoveryCodes(_input, { staff }, { database, clock }) {
    const codes = await database.transaction((tx) =>
      renewOwnRecoveryCodes(tx, staff.id, clock.now()),
    );
    return { data: { recoveryCodes: [...codes] } };
  },

  async turnOffTwoFactor({ body: { password, code } }, caller, context) {
    const { database, clock } = context;
    await requirePerson(password, caller, context);
    const verdict = await database.transaction(async (tx) => {
      const judged = await judgeOwnCode(tx, context, caller, code);
      if (judged === 'taken') await turnOffTwoFactor(tx, caller.staff.id, clock.now());
      return judged;
    });
    requireTaken(verdict);
  },
};

/**
 * Requires a signed-in person's password again; of one who has none, a fresh confirmation (PEOPLE-409).
 * 403 `step_up_required`, 422 at the password.
 */
async function requirePerson(
  password: string | undefined,
  { staff, sessionId, state, client: { address } }: StaffCaller,
  context: ServerContext,
): Promise<void> {
  if (staff.passwordHash === '') {
    if (!isConfirmed(state, context.clock.now())) throw new ProblemError('step_up_required');
    return;
  }
  if (password === undefined) throw notAllowed('/password', 'Enter your password');
  await requireOwnPassword(context, { staff, sessionId, address, password, path: '/password' });
}

import type {
  CodeRequest,
  PasswordRequest,
  RecoveryCodesAnswer,
  TurnOffTwoFactorRequest,
  TwoFactorAnswer,
  TwoFactorSecretAnswer,
} from '@tiyin/api/types';
import type { ServerContext } from '../context.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { requirePassword } from '../staff/change-password.ts';
import { judgeCode, type Verdict } from '../staff/two-factor/judge-code.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  forgetTwoFactor,
  readTwoFactor,
} from '../staff/two-factor/two-factor.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag session that are about the second factor. */
export function twoFactorOperations({ database, clock, secrets }: ServerContext) {
  const read: OperationHandler = async (request): Promise<TwoFactorAnswer> => {
    const { staff } = signedIn(request);
    return { data: await database.transaction((tx) => readTwoFactor(tx, staff.id)) };
  };

  const begin: OperationHandler = async (request): Promise<TwoFactorSecretAnswer> => {
    const { staff } = signedIn(request);
    const { password } = validated<PasswordRequest>(request, 'body');
    await requirePassword(staff, password, '/password');
    const own = { staff, secrets, now: clock.now() };
    return { data: await database.transaction((tx) => beginTwoFactor(tx, own)) };
  };

  const confirm: OperationHandler = async (request): Promise<RecoveryCodesAnswer> => {
    const { staff } = signedIn(request);
    const { code } = validated<CodeRequest>(request, 'body');
    const own = { staff, secrets, code, now: clock.now() };
    const made = await database.transaction((tx) => confirmTwoFactor(tx, own));
    return { data: { recoveryCodes: [...made] } };
  };

  const turnOff: OperationHandler = async (request, reply): Promise<void> => {
    const { staff } = signedIn(request);
    const { password, code } = validated<TurnOffTwoFactorRequest>(request, 'body');
    await requirePassword(staff, password, '/password');
    const given = { personId: staff.id, code, now: clock.now() };
    const verdict = await database.transaction(async (tx) => {
      const judged = await judgeCode(tx, secrets, given);
      if (judged === 'taken') await forgetTwoFactor(tx, staff.id, given.now);
      return judged;
    });
    requireTaken(verdict);
    await reply.code(204).send();
  };

  return {
    getTwoFactor: read,
    beginTwoFactor: begin,
    confirmTwoFactor: confirm,
    turnOffTwoFactor: turnOff,
  };
}

/** Of a signed-in person a wrong code is a wrong field: their session goes on. */
function requireTaken(verdict: Verdict): void {
  if (verdict === 'taken') return;
  if (verdict === 'off') throw new ProblemError('two_factor_off');
  if (verdict === 'too_many_codes') throw new ProblemError(verdict);
  throw notAllowed('/code', 'This code is not right, or was used before');
}

import type {
  ChangePasswordRequest,
  CurrentUserAnswer,
  EndSessionData,
  LoginRequest,
  SessionListAnswer,
  TestDashboardChoice,
} from '@tiyin/api/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { sessionIdOf } from '../http/authenticate.ts';
import { clearSessionCookies, setSessionCookies } from '../http/session-cookies.ts';
import { ProblemError } from '../problem.ts';
import { browserName } from '../staff/browser-name.ts';
import { changePassword } from '../staff/change-password.ts';
import { chooseDashboard } from '../staff/choose-dashboard.ts';
import { describeCurrentUser } from '../staff/current-user.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../staff/own-sessions.ts';
import {
  beginSession,
  checkPassword,
  endSession,
  findPerson,
  sessionMs,
} from '../staff/sessions.ts';
import { judgeCode } from '../staff/two-factor/judge-code.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag session. */
export function sessionOperations(app: FastifyInstance, context: ServerContext) {
  return { ...signingOperations(app, context), ...ownOperations(context) };
}

function signingOperations(app: FastifyInstance, context: ServerContext) {
  const { database, clock, config, secrets } = context;
  const isSecure = config.publicUrl.startsWith('https:');

  const login: OperationHandler = async (request, reply): Promise<CurrentUserAnswer> => {
    const given = validated<LoginRequest>(request, 'body');
    const found = await database.transaction((tx) => findPerson(tx, given.username, config.isDemo));
    const person = await checkPassword(found, given.password);
    const code = { personId: person.id, code: given.code, now: clock.now() };
    const verdict = await database.transaction((tx) => judgeCode(tx, secrets, code));
    if (verdict !== 'taken' && verdict !== 'off') throw new ProblemError(verdict);
    const browser = browserName(request.headers['user-agent']);
    const sid = await database.transaction((tx) =>
      beginSession(tx, person.id, clock.now(), browser),
    );
    const token = app.jwt.sign({ sid }, { expiresIn: sessionMs / 1000 });
    setSessionCookies(reply, token, isSecure);
    return { data: describeCurrentUser(person) };
  };

  const logout: OperationHandler = async (request, reply): Promise<void> => {
    const sid = sessionIdOf(app, request);
    if (sid !== undefined) {
      await database.transaction((tx) => endSession(tx, sid, clock.now()));
    }
    clearSessionCookies(reply);
    await reply.code(204).send();
  };

  return { login, logout };
}

/** What a signed-in person does about their own account. */
function ownOperations({ database, clock }: ServerContext) {
  const ownOf = (request: FastifyRequest) => {
    const { staff, sessionId } = signedIn(request);
    return { personId: staff.id, sessionId, now: clock.now() };
  };

  const getCurrentUser: OperationHandler = async (request): Promise<CurrentUserAnswer> => ({
    data: describeCurrentUser(signedIn(request).staff),
  });

  const chooseTestDashboard: OperationHandler = async (request): Promise<CurrentUserAnswer> => {
    const { staff } = signedIn(request);
    const { testDashboard } = validated<TestDashboardChoice>(request, 'body');
    const person = await database.transaction((tx) => chooseDashboard(tx, staff.id, testDashboard));
    return { data: describeCurrentUser(person) };
  };

  const change: OperationHandler = async (request, reply): Promise<void> => {
    const passwords = validated<ChangePasswordRequest>(request, 'body');
    await changePassword(database, { ...signedIn(request), ...passwords, now: clock.now() });
    await reply.code(204).send();
  };

  const list: OperationHandler = async (request): Promise<SessionListAnswer> => ({
    data: await database.transaction((tx) => listOwnSessions(tx, ownOf(request))),
  });

  const endOne: OperationHandler = async (request, reply): Promise<void> => {
    const { id: shown } = validated<EndSessionData['path']>(request, 'params');
    await database.transaction((tx) => endOwnSession(tx, { ...ownOf(request), shown }));
    await reply.code(204).send();
  };

  const endOthers: OperationHandler = async (request, reply): Promise<void> => {
    await database.transaction((tx) => endOtherSessions(tx, ownOf(request)));
    await reply.code(204).send();
  };

  return {
    getCurrentUser,
    chooseTestDashboard,
    changePassword: change,
    listSessions: list,
    endSession: endOne,
    endOtherSessions: endOthers,
  };
}

import type { CurrentUserAnswer, LoginRequest, TestDashboardChoice } from '@tiyin/api/types';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { sessionIdOf } from '../http/authenticate.ts';
import { clearSessionCookies, setSessionCookies } from '../http/session-cookies.ts';
import { chooseDashboard } from '../staff/choose-dashboard.ts';
import { describeCurrentUser } from '../staff/current-user.ts';
import {
  beginSession,
  checkPassword,
  endSession,
  findPerson,
  sessionMs,
} from '../staff/sessions.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag session. */
export function sessionOperations(app: FastifyInstance, context: ServerContext) {
  const { database, clock, config } = context;
  const isSecure = config.publicUrl.startsWith('https:');

  const login: OperationHandler = async (request, reply): Promise<CurrentUserAnswer> => {
    const given = validated<LoginRequest>(request, 'body');
    const found = await database.transaction((tx) => findPerson(tx, given.username, config.isDemo));
    const person = await checkPassword(found, given.password);
    const sid = await database.transaction((tx) => beginSession(tx, person.id, clock.now()));
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

  const getCurrentUser: OperationHandler = async (request): Promise<CurrentUserAnswer> => ({
    data: describeCurrentUser(signedIn(request).staff),
  });

  const chooseTestDashboard: OperationHandler = async (request): Promise<CurrentUserAnswer> => {
    const { staff } = signedIn(request);
    const { testDashboard } = validated<TestDashboardChoice>(request, 'body');
    const person = await database.transaction((tx) => chooseDashboard(tx, staff.id, testDashboard));
    return { data: describeCurrentUser(person) };
  };

  return { login, logout, getCurrentUser, chooseTestDashboard };
}

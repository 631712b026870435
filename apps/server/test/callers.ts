import { randomUUID } from 'node:crypto';
import type { DemoRole } from '@tiyin/domain/permissions';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Clock } from '../src/clock.ts';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import { signedHeaders } from '../src/providers/http/signature.ts';
import { testHost } from './test-app.ts';

/** A request; its headers are added to those that the caller always sends. */
export type TestRequest = {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a text unchanged. */
  readonly body?: object | string;
};

/** A client of the server. */
export type Caller = (request: TestRequest) => Promise<LightMyRequestResponse>;

/** A caller that sends these headers with every request. */
export function callerWith(app: FastifyInstance, always: Readonly<Record<string, string>>): Caller {
  return ({ method, url, headers, body }) => {
    const options: InjectOptions = {
      method,
      url,
      headers: { host: testHost, ...always, ...headers },
    };
    return app.inject(body === undefined ? options : { ...options, payload: body });
  };
}

/** A customer, or another client without cookies or key, in a browser on our own page. */
export function stranger(app: FastifyInstance): Caller {
  return callerWith(app, { origin: `http://${testHost}` });
}

/** The first demo merchant's own server. */
export function merchantServer(app: FastifyInstance, key = demoApiKey): Caller {
  return callerWith(app, { authorization: `Bearer ${key}` });
}

/** A provider's own server, which signs everything it sends with its secret. */
export function providerServer(app: FastifyInstance, secret: string, clock: Clock): Caller {
  const call = callerWith(app, {});
  return ({ body, headers, ...request }) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : (body ?? '');
    const signed = signedHeaders({ id: randomUUID(), body: text }, [secret], clock.now());
    return call({
      ...request,
      ...(body !== undefined && { body: text }),
      headers: {
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...headers,
        ...signed,
      },
    });
  };
}

/** Signs a demo user in and returns their browser, which confirms who they are whenever that is required. */
export function signIn(app: FastifyInstance, role: DemoRole | 'approver'): Promise<Caller> {
  return signInWith(app, role, `${role}-demo`);
}

/** Signs a person in and returns their browser, which gives their password again where a confirmation is required. */
export async function signInWith(
  app: FastifyInstance,
  username: string,
  password: string,
): Promise<Caller> {
  const caller = await signInOnce(app, username, password);
  return async (request) => {
    const answer = await caller(request);
    if (answer.statusCode !== 403 || !answer.body.includes('"step_up_required"')) return answer;
    await caller({ method: 'POST', url: '/api/v1/session/step_up', body: { password } });
    return caller(request);
  };
}

/** Signs a person in and returns their browser, which does nothing by itself. */
export async function signInOnce(
  app: FastifyInstance,
  username: string,
  password: string,
): Promise<Caller> {
  const answer = await stranger(app)({
    method: 'POST',
    url: '/api/v1/login',
    body: { username, password },
  });
  if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return callerWith(app, { origin: `http://${testHost}`, cookie });
}

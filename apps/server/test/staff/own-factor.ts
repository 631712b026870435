import { TOTP } from 'otpauth';
import type { Caller } from '../callers.ts';
import { create, string, type as partOf } from 'superstruct';
import type { TestApp } from '../test-app.ts';

const begunStruct = partOf({ data: partOf({ secret: string() }) });

/** Changes a part of the sign-in policy; the rest as by default. */
export function setPolicy(caller: Caller, change: object, headers: Record<string, string> = {}) {
  const defaults = { idleMinutes: 30, sessionHours: 12, needsSecondFactor: false };
  const body = { ...defaults, ...change };
  return caller({ method: 'PUT', url: '/api/v1/sign_in_policy', body, headers });
}

/** Sets up a person's authenticator app; returns a function that shows its code of now. */
export async function setUpApp(
  { clock }: Pick<TestApp, 'clock'>,
  caller: Caller,
  password: string,
): Promise<() => string> {
  const base = '/api/v1/user/two_factor';
  const begun = await caller({ method: 'POST', url: base, body: { password } });
  const { secret } = create(begun.json(), begunStruct).data;
  const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  const body = { code: code() };
  const confirmed = await caller({ method: 'POST', url: `${base}/confirm`, body });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return code;
}

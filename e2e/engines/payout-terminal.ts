import { listTerminals } from '@tiyin/api/calls/terminals';
import { createClient } from '@tiyin/api/client';
import { findTerminal } from '../terminals.ts';

/** The terminal that the demo merchant pays out soums from, as a session of the operator lists it. */
export async function payoutTerminal(origin: string): Promise<number> {
  const login = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin },
    body: JSON.stringify({ username: 'operator', password: 'operator-demo' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { data } = await listTerminals(createClient({ baseUrl: origin, headers: { cookie } }), {});
  const own = data.find(({ id }) => id === 1)?.merchantId;
  const terminals = data.filter(({ merchantId }) => merchantId === own);
  return findTerminal(terminals, { flow: 'Withdrawal', currency: 'UZS' });
}

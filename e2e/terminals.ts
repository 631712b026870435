import { listTerminals } from '@tiyin/api/calls/terminals';
import { createClient } from '@tiyin/api/client';
import type { Terminal } from '@tiyin/api/types';
import type { BrowserContext } from '@playwright/test';

/** The required properties of a terminal. */
export type TerminalInput = {
  readonly flow: 'Deposit' | 'Withdrawal';
  readonly currency: string;
};

/** The headers of a signed-in browser, for a call without its pages. */
export async function sessionHeaders(
  baseUrl: string,
  session: BrowserContext,
): Promise<{ readonly cookie: string }> {
  const cookies = await session.cookies(baseUrl);
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** The demo merchant's terminals, as the session of a signed-in operator lists them. */
export async function listOwnTerminals(
  baseUrl: string,
  session: BrowserContext,
): Promise<readonly Terminal[]> {
  const headers = await sessionHeaders(baseUrl, session);
  const { data } = await listTerminals(createClient({ baseUrl, headers }), {});
  // Of the merchant whose first terminal the journeys use.
  const own = data.find(({ id }) => id === 1)?.merchantId;
  return data.filter(({ merchantId }) => merchantId === own);
}

/** The first test terminal that fits the input. */
export function findTerminal(
  terminals: readonly Terminal[],
  { flow, currency }: TerminalInput,
): number {
  const found = terminals
    .filter(
      (terminal) =>
        terminal.inTest &&
        terminal.currency.code === currency &&
        terminal.paymentFlow.code === flow.toUpperCase(),
    )
    .toSorted((a, b) => a.id - b.id)[0];
  if (!found) throw new Error(`the demo merchant has no test terminal: ${flow} in ${currency}`);
  return found.id;
}

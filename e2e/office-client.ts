import { createClient } from '@tiyin/api/client';
import type { BrowserContext } from '@playwright/test';
import { sessionHeaders } from './terminals.ts';

/** Calls beside the pages, in the session of a signed-in browser. */
export async function officeClient(
  origin: string,
  session: BrowserContext,
): Promise<ReturnType<typeof createClient>> {
  const headers = { ...(await sessionHeaders(origin, session)), origin };
  return createClient({ baseUrl: origin, headers });
}

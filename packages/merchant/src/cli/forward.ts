import type { MerchantEvent } from '../generated/contract.ts';
import { signWebhook } from '../webhooks.ts';

/** The receiver of forwarded events. */
export interface Forwarding {
  readonly url: string;
  readonly secret: string;
}

/**
 * The address of `4100`, `4100/callbacks` or a whole one.
 * @throws Error if it is no address over http
 */
export function addressOf(text: string): string {
  const address = /^\d+(\/|$)/.test(text) ? `http://127.0.0.1:${text}` : text;
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return address;
  throw new Error(`${text} is neither a port nor an address that begins with http.`);
}

/** Sends an event as Tiyin sends webhooks; returns the status of the response, or why there was none. */
export async function forward(event: MerchantEvent, { secret, url }: Forwarding): Promise<string> {
  const { data, id, timestamp: time, type } = event;
  const body = JSON.stringify({ type, timestamp: time, data });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(secret, `${id}.${timestamp}.${body}`),
  };
  const signal = AbortSignal.timeout(10_000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

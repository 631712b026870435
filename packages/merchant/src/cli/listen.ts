import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MerchantEvent, MerchantEventList } from '../generated/contract.ts';
import { TiyinProblem } from '../problem.ts';
import type { Tiyin } from '../tiyin.ts';
import { readSecret } from '../webhooks.ts';
import { type Forwarding, addressOf, forward } from './forward.ts';
import { reasonOf } from './reason-of.ts';

interface Listening {
  /** The address or port that each event is sent to as a webhook; undefined: none. */
  readonly forward?: string | undefined;
  /** Signs the forwarded webhooks; by default a new one. */
  readonly secret?: string | undefined;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

const pollMs = 1_000;
/** A list that begins in the future has no items, and the cursor of the end. */
const endOfTime = '2999-12-31T00:00:00.000Z';

/** Shows events as they happen and forwards them, until the signal. It polls, so it also works behind a firewall. */
export async function listen(tiyin: Tiyin, listening: Listening): Promise<void> {
  const { log, signal } = listening;
  const secret = listening.secret ?? `whsec_${randomBytes(32).toString('base64')}`;
  // Before the first event, which would be lost (API-542).
  readSecret(secret);
  const target =
    listening.forward === undefined ? undefined : { url: addressOf(listening.forward), secret };
  let { next } = await tiyin.listEvents({ since: endOfTime });
  if (target) log(`Forwarding to ${target.url}, signed with ${secret}`);
  log('Waiting for events. Ctrl-C ends it.');
  while (!signal.aborted) {
    const page = await listPage(tiyin, next, log);
    for (const event of page?.items ?? []) log(await show(event, target));
    next = page?.next ?? next;
    if (!page?.hasMore) await setTimeout(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Undefined while Tiyin does not respond: it may be restarting. */
async function listPage(
  tiyin: Tiyin,
  after: number,
  log: (line: string) => void,
): Promise<MerchantEventList | undefined> {
  try {
    return await tiyin.listEvents({ after });
  } catch (error) {
    if (error instanceof TiyinProblem && error.status < 500) throw error;
    log(`Tiyin does not respond: ${reasonOf(error)}`);
    return undefined;
  }
}

/** An event as a line, with the outcome of its forwarding. */
async function show(event: MerchantEvent, target: Forwarding | undefined): Promise<string> {
  const { data, timestamp, type } = event;
  const about = [data['merchantInvoiceId'], data['status'], data['amount'], data['currency']];
  const parts = [timestamp, type, ...about.filter((part) => part !== undefined).map(String)];
  return [...parts, ...(target ? [`→ ${await forward(event, target)}`] : [])].join(' ');
}

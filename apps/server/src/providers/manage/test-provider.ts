import { asId, type PayoutId } from '@tiyin/domain/ids';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServerContext } from '../../context.ts';
import { ProblemError } from '../../problem.ts';
import { statusCall } from '../http/payout-messages.ts';
import { readHttpProvider } from '../http/read-http-provider.ts';
import { type OfProvider, actorOf, lockProvider } from './provider-row.ts';

type Deps = Pick<ServerContext, 'callProvider' | 'clock' | 'database' | 'secrets'>;

/**
 * Requests the status of a payout that does not exist, and returns the response (ROUTING-303): signed, to the address and
 * by the rules of every call. It moves nothing. The call is made after the transaction, so that it holds no connection.
 * @throws ProblemError 404; 422 for a provider that is not called
 */
export async function testProvider(
  command: Omit<OfProvider, 'now'>,
  { callProvider, clock, database, secrets }: Deps,
) {
  const now = clock.now();
  const { providerId, staff } = command;
  const found = await database.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const read = await readHttpProvider(tx, providerId, { secrets, now });
    if (!read) {
      throw new ProblemError('not_allowed', { detail: 'This provider is not called over HTTP' });
    }
    recordAudit(tx, {
      actor: actorOf(staff),
      action: 'provider.tested',
      subject: `provider:${providerId}`,
      details: { url: read.url },
      now,
    });
    return read;
  });
  const nowhere = asId<PayoutId>(uuidv7({ msecs: now.getTime() }));
  const call = statusCall(found, nowhere, now);
  const came = await callProvider(call);
  return 'error' in came
    ? { url: call.url, statusCode: null, answer: '', error: came.error }
    : { url: call.url, statusCode: came.statusCode, answer: came.text, error: null };
}

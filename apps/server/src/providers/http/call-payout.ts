import type { InvoiceId } from '@tiyin/domain/ids';
import { methodById } from '@tiyin/domain/requisites';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { callKeys } from '../../jobs/call-caps.ts';
import type { OutsideWork } from '../../jobs/outside-work.ts';
import { openPayee, payeeBank } from '../../payments/payouts/payee.ts';
import { type HttpPayout, findHttpPayout } from './find-payout.ts';
import {
  type RequestedPayout,
  type PayoutAnswer,
  payoutCall,
  readPayoutAnswer,
  readStatusAnswer,
  statusCall,
} from './payout-messages.ts';
import { type HttpProvider, readHttpProvider } from './read-http-provider.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';

type Deps = Pick<ServerContext, 'callProvider' | 'clock' | 'secrets'>;

type Conversation = {
  readonly provider: HttpProvider;
  readonly requested: RequestedPayout;
  /** Nothing was recorded of it yet, so it is sent: again, where only the record was lost. */
  readonly isNew: boolean;
  /** The provider accepted it: if it no longer knows it, that is no reason to send it again. */
  readonly wasTaken: boolean;
  /**
   * Only for a withdrawal that is being paid: once a person has moved it on, no money is sent. Nor while its provider is
   * paused: until then only its status is requested (ROUTING-301).
   */
  readonly maySend: boolean;
};

/**
 * Sends an invoice's payout to its http provider, or requests its status (the job `payout.call`,
 * ROUTING-37). It locks nothing: the holder of the invoice may be enqueueing this job.
 */
export async function preparePayoutCall(
  tx: Tx,
  invoiceId: InvoiceId,
  deps: Deps,
): Promise<OutsideWork> {
  const found = await findHttpPayout(tx, invoiceId);
  const talk = found && (await prepareTalk(tx, found, deps));
  return {
    keys: callKeys({ url: talk?.provider.url ?? null }),
    call: async () => {
      const answer = talk && (await converse(talk, deps));
      const report = answer && { payoutId: found.payout.id, providerId: found.providerId, answer };
      return (writing, now) => recordPayoutAnswer(writing, { invoiceId, report, now });
    },
  };
}

async function prepareTalk(
  tx: Tx,
  { payout, invoice, providerId }: HttpPayout,
  { secrets, clock }: Deps,
): Promise<Conversation> {
  const provider = await readHttpProvider(tx, providerId, { secrets, now: clock.now() });
  const credential = openPayee(secrets, invoice);
  const method = invoice.methodId === null ? undefined : methodById(invoice.methodId);
  if (!provider || credential === undefined || !method) {
    throw new Error(`payout ${payout.id} has no provider to call, no payee or no method`);
  }
  const { accountId, id: payoutId } = payout;
  const { amount, currency } = invoice;
  const bankName = payeeBank(invoice);
  return {
    provider,
    requested: { payoutId, accountId, amount, currency, method: method.name, credential, bankName },
    isNew: payout.status === 'NEW',
    wasTaken: payout.status === 'SENT',
    maySend: invoice.status === 'IN_PROGRESS' && !provider.isPaused,
  };
}

/**
 * A request that never reached the provider is sent again with the same key, which is safe
 * (ROUTING-37).
 */
async function converse(
  { provider, requested, isNew, wasTaken, maySend }: Conversation,
  { callProvider, clock }: Deps,
): Promise<PayoutAnswer> {
  const send = async () =>
    readPayoutAnswer(await callProvider(payoutCall(provider, requested, clock.now())));
  if (isNew && maySend) return send();
  const answer = readStatusAnswer(
    await callProvider(statusCall(provider, requested.payoutId, clock.now())),
  );
  if (answer.state !== 'missing') return answer;
  if (wasTaken) return { state: 'unknown' };
  return maySend ? send() : answer;
}

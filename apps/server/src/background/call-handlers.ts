import { create } from 'superstruct';
import { prepareDelivery } from '../callbacks/deliver.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { preparePayoutCall } from '../providers/http/call-payout.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import { callPayloads } from '../jobs/queue.ts';

type Work = { readonly kind: string; readonly payload: unknown };

/** Prepares a job that calls out, in the transaction that claims it; undefined where nothing is left to do. */
export async function prepareCall(
  tx: Tx,
  { kind, payload }: Work,
  deps: Pick<ServerContext, 'callOut' | 'callProvider' | 'clock' | 'secrets'>,
): Promise<OutsideWork | undefined> {
  switch (kind) {
    case 'callback.deliver':
      return prepareDelivery(tx, create(payload, callPayloads[kind]).invoiceId, deps);
    case 'payout.call':
      return preparePayoutCall(tx, create(payload, callPayloads[kind]).invoiceId, deps);
    default:
      throw new Error(`there is no job of the kind ${kind}`);
  }
}

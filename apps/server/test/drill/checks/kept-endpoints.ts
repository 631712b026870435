import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** An event that an endpoint of the drill had to get. */
export type KeptEvent = {
  readonly id: string;
  readonly merchantId: number;
  readonly invoiceId: string;
  /** Of the endpoint, base64 of its SPKI form. */
  readonly publicKey: string;
  readonly body: string;
};

/** Reads every event that happened after each endpoint was added, in the order of the list. The demo's own is off. */
export async function readEndpointEvents(tx: Tx): Promise<KeptEvent[]> {
  return tx.execute<KeptEvent>(sql`
    select e.id, e.merchant_id as "merchantId", e.body::jsonb #>> '{data,invoiceId}' as "invoiceId", p.public_key as "publicKey", e.body
    from webhook_endpoint p join webhook_event e on e.merchant_id = p.merchant_id
      and e.type = any(p.types) and e.created_at > p.created_at + interval '1 second'
    where p.is_enabled
    order by e.merchant_id, e.position`);
}

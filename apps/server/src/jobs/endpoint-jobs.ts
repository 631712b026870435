import type { EndpointId, MerchantId } from '@tiyin/domain/ids';
import { type SQL, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { excluded, nameOf, namesOf } from '../db/names.ts';
import { job, webhookEndpoint } from '../db/schema.ts';

const columns = namesOf(job, 'kind', 'payload', 'runAt', 'lane', 'key', 'merchantId');

/** There is one such job for each endpoint. */
function endpointKey(endpointId: SQL): SQL {
  return sql`'endpoint.deliver:' || ${endpointId}`;
}

function deliveriesTo(isChosen: SQL, now: Date): SQL {
  return sql`insert into ${job} (${columns})
    select 'endpoint.deliver',
      jsonb_build_object('endpointId', ${webhookEndpoint.id}, 'merchantId', ${webhookEndpoint.merchantId}),
      ${now.toISOString()}::timestamptz, 'call', ${endpointKey(sql`${webhookEndpoint.id}`)},
      ${webhookEndpoint.merchantId}
    from ${webhookEndpoint} where ${isChosen} and ${webhookEndpoint.isEnabled}
    order by ${webhookEndpoint.id}
    on conflict (${namesOf(job, 'key')})`;
}

/** Makes the delivery to an endpoint due, and keeps others from beginning or ending one until this transaction ends. */
export async function enqueueEndpoint(tx: Tx, id: EndpointId, now: Date): Promise<void> {
  await tx.execute(sql`${deliveriesTo(eq(webhookEndpoint.id, id), now)}
    do update set ${nameOf(job.runAt)} = ${excluded(job.runAt)}`);
}

/**
 * Queues a delivery to each endpoint of a merchant that has none queued (the job `endpoint.wake`): one that waits after
 * a failure is not made due. It waits for a delivery that is just being recorded, and sees whether its job has gone.
 */
export async function wakeEndpoints(tx: Tx, merchantId: MerchantId, now: Date): Promise<void> {
  const ofMerchant = eq(webhookEndpoint.merchantId, merchantId);
  await tx.execute(sql`${deliveriesTo(ofMerchant, now)} do nothing`);
}

/** Holds the job of an endpoint until the transaction ends, so that no event is missed that is woken for meanwhile. */
export async function holdEndpointJob(tx: Tx, id: EndpointId): Promise<void> {
  await tx
    .update(job)
    .set({ runAt: sql`${job.runAt}` })
    .where(eq(job.key, endpointKey(sql`${id}::text`)));
}

type Event = {
  readonly merchantId: SQL;
  readonly isTest: SQL;
  readonly type: SQL;
  readonly at: SQL;
};

/** The row of the job that wakes the endpoints of a merchant; none where no endpoint gets the event. */
export function wakeRow({ merchantId, isTest, type, at }: Event): SQL {
  return sql`select 'endpoint.wake', jsonb_build_object('merchantId', ${merchantId}), ${at}, 'transaction', null,
      null
    where exists (select from ${webhookEndpoint}
      where ${webhookEndpoint.merchantId} = ${merchantId} and ${webhookEndpoint.isEnabled}
      and ${type} = any(${webhookEndpoint.types})
      and coalesce(${webhookEndpoint.isTest}, ${isTest}) = ${isTest})`;
}

/** The insert of that row alone, as a part of a statement. */
export function wakeQuery(event: Event): SQL {
  return sql`insert into ${job} (${columns}) ${wakeRow(event)}`;
}

import { Gauge } from 'prom-client';
import { type SQL, sql } from '../db/drizzle.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { invariantResult, invoice, job, lease, payout } from '../db/schema.ts';
import { registry } from '../metrics/registry.ts';
import { clockDifference } from './clock-difference.ts';

/** How long the figures of the database are kept, in ms: several scrapers cost no more than one. */
const freshMs = 5_000;

/** A metric that is read from the database: a query for its labels and its value. */
type SystemMetric = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly query: SQL;
};

/** All of them read what is under way, or the last hour; none grows with the history. */
const metrics: readonly SystemMetric[] = [
  {
    name: 'tiyin_jobs_waiting',
    help: 'Jobs in the queue, by kind.',
    labels: ['kind'],
    query: sql`select ${job.kind}, count(*) as value from ${job} group by ${job.kind}`,
  },
  {
    name: 'tiyin_job_oldest_due_seconds',
    help: 'For how long the oldest due job of a kind has been due.',
    labels: ['kind'],
    query: sql`select ${job.kind}, greatest(0, extract(epoch from now() - min(${job.runAt}))) as value
      from ${job} where ${job.runAt} <= now()
        and (${job.claimedUntil} is null or ${job.claimedUntil} <= now()) group by ${job.kind}`,
  },
  {
    name: 'tiyin_callbacks_failing',
    help: 'Callbacks in the queue whose last try failed.',
    labels: [],
    query: sql`select count(*) as value from ${job}
      where ${job.kind} in ('callback.deliver', 'event.deliver', 'endpoint.deliver') and ${job.attempts} > 0`,
  },
  {
    name: 'tiyin_payouts_under_way',
    help: 'Payouts that are not known to have ended, by status.',
    labels: ['status'],
    query: sql`select ${payout.status}, count(*) as value from ${payout}
      where ${payout.status} in ('NEW', 'SENT', 'UNKNOWN') group by ${payout.status}`,
  },
  {
    name: 'tiyin_payout_oldest_unknown_seconds',
    help: 'For how long the oldest payout of production has had an unknown outcome.',
    labels: [],
    query: sql`select coalesce(extract(epoch from now() - min(${payout.statusAt})), 0) as value
      from ${payout} join ${invoice} on ${invoice.id} = ${payout.invoiceId}
      where ${payout.status} in ('NEW', 'SENT', 'UNKNOWN') and ${payout.status} = 'UNKNOWN'
        and not ${invoice.isTest}`,
  },
  {
    name: 'tiyin_leases',
    help: 'Leases of amounts on payment accounts.',
    labels: [],
    query: sql`select count(*) as value from ${lease}
      where ${lease.heldUntil} is null or ${lease.heldUntil} > now()`,
  },
  {
    name: 'tiyin_invariant_violations',
    help: 'Violations of each invariant, which must be 0.',
    labels: ['invariant'],
    query: sql`select ${invariantResult.id} as invariant, ${invariantResult.violations} as value
      from ${invariantResult}`,
  },
  {
    name: 'tiyin_invariant_checked_age_seconds',
    help: 'The time since an invariant was last checked to the end.',
    labels: ['invariant'],
    query: sql`select ${invariantResult.id} as invariant,
      extract(epoch from now() - ${invariantResult.checkedAt}) as value
      from ${invariantResult} where ${invariantResult.checkedAt} is not null`,
  },
  {
    name: 'tiyin_invoices_of_last_hour',
    help: 'Invoices that were created in the last hour, by mode, type and status.',
    labels: ['mode', 'type', 'status'],
    query: sql`select case when ${invoice.isTest} then 'test'
      else 'production' end as mode, ${invoice.flowType} as type, ${invoice.status},
      count(*) as value from ${invoice}
      where ${invoice.isTest} in (true, false) and ${invoice.createdAt} > now() - interval '1 hour'
        group by 1, 2, 3`,
  },
  {
    name: 'tiyin_default_partition_rows',
    help: 'Rows without a partition of their month, by table, counted to 1,000; must be 0.',
    labels: ['table'],
    query: sql`select table_name as "table", default_rows as value from partition_state()`,
  },
  {
    name: 'tiyin_partitions_ahead_seconds',
    help: 'For how long a table has partitions for new rows.',
    labels: ['table'],
    query: sql`select table_name as "table", extract(epoch from covered - now()) as value
      from partition_state() where covered is not null`,
  },
];

const gauges = metrics.map(({ name, help, labels, query }) => ({
  gauge: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
  labels,
  query,
}));

const up = new Gauge({
  name: 'tiyin_database_up',
  help: 'Whether the figures of the database could be read (1 or 0); without them there are none of it.',
  registers: [registry],
});

const clockAhead = new Gauge({
  name: 'tiyin_clock_ahead_seconds',
  help: 'How far the clock of this process is ahead of that of the database; negative where it is behind.',
  registers: [registry],
});

type Deps = { readonly database: Pick<Database, 'query'>; readonly clock: Clock };

/** Returns what reads the figures of the database into the metrics, where they are not fresh. */
export function createSystemMetrics(deps: Deps): () => Promise<void> {
  const { database } = deps;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    for (const { gauge, labels, query } of gauges) {
      const rows = await database.query((tx) => tx.execute(query));
      gauge.reset();
      for (const row of rows) {
        const named = labels.map((label): [string, string] => [label, String(row[label])]);
        gauge.set(Object.fromEntries(named), Number(row['value']));
      }
    }
    clockAhead.set((await clockDifference(deps)) / 1000);
    readAt = performance.now();
    up.set(1);
  }

  /** Old figures would look like those of now. */
  function forget(): void {
    for (const { gauge, labels } of gauges) {
      gauge.reset();
      // One without labels would be 0 now.
      if (labels.length === 0) gauge.remove();
    }
    clockAhead.remove();
    readAt = Number.NEGATIVE_INFINITY;
    up.set(0);
  }

  return () => {
    if (performance.now() - readAt < freshMs) return Promise.resolve();
    reading ??= read()
      .catch((error: unknown) => {
        forget();
        throw error;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}

import type { MerchantId } from '@tiyin/domain/ids';
import { bigserial, index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts';
import { instant, oneOf } from '../columns.ts';

/** Work that follows from a transaction, written in it (the outbox). Deleted once done. */
export const job = pgTable(
  'job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Whether it is done in one transaction, or calls out between two: a merchant's server or a provider (ADR 5). */
    lane: oneOf('lane', 'job_lane', ['transaction', 'call', 'payout'])
      .notNull()
      .default('transaction'),
    /** At most one job per key. */
    key: text('key').unique(),
    /** The merchant of the callbacks that it delivers; null for all other work (RUN-231). */
    merchantId: integer('merchant_id').$type<MerchantId>(),
    /** Until when the process that calls out keeps others from doing the same. */
    claimedUntil: instant('claimed_until'),
    /** The step of a trace that it follows from (ADR 38); null where none was recorded. */
    traceParent: text('trace_parent').default(
      sql`nullif(current_setting('tiyin.trace_parent', true), '')`,
    ),
  },
  (table) => [index('job_due_in_lane').on(table.lane, table.runAt, table.id)],
);

/** Facts about this database itself: its origin, and the secret it was encrypted with. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Settings of the whole system, by key (API-40). Without a row a setting has its default. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: oneOf('value', 'setting_value', ['true', 'false']).notNull(),
});

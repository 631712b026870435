import type { LedgerAccountId } from '@tiyin/domain/ids';
import { bigint, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { amount, bigId, instant, oneOf } from '../columns.ts';
import { ledgerAccount } from './ledger.ts';

/** One example of a broken invariant, or one figure of it; amounts are minor units as text. */
export type StoredExample = {
  readonly subject: string;
  readonly note: string;
  readonly difference: string | null;
  readonly currency: string | null;
};

/** The last result of each invariant (RUN-260). */
export const invariantResult = pgTable('invariant_result', {
  id: text('id').primaryKey(),
  /** UNCHECKED: the last query did not end in its time. */
  state: oneOf('state', 'invariant_result_state', ['HOLDS', 'BROKEN', 'UNCHECKED']).notNull(),
  /** When it was last checked to the end; null: never. */
  checkedAt: instant('checked_at'),
  /** When it last held. */
  okAt: instant('ok_at'),
  /** Since when it has been broken; null while it holds. */
  brokenSince: instant('broken_since'),
  violations: integer('violations').notNull(),
  /** The subjects that are checked again in every run until they are right (RUN-261). */
  subjects: jsonb('subjects').$type<readonly string[]>().notNull(),
  examples: jsonb('examples').$type<readonly StoredExample[]>().notNull(),
  figures: jsonb('figures').$type<readonly StoredExample[]>().notNull(),
  durationMs: integer('duration_ms').notNull(),
});

/** The place that each rolling slice has reached (RUN-261). */
export const invariantCursor = pgTable('invariant_cursor', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/**
 * The entries of a ledger account as they were counted (RUN-262): the last complete count, and the one
 * that is under way.
 */
export const ledgerCount = pgTable('ledger_count', {
  accountId: bigId('account_id')
    .$type<LedgerAccountId>()
    .primaryKey()
    .references(() => ledgerAccount.id),
  /** The posting up to which the sum is known; null before the first complete count. */
  countedPosting: bigint('counted_posting', { mode: 'bigint' }),
  countedSum: amount('counted_sum'),
  /** The posting that the count under way has reached; 0 if none is under way. */
  passPosting: bigint('pass_posting', { mode: 'bigint' }).notNull(),
  passSum: amount('pass_sum').notNull(),
  /** When the last count was completed. */
  passedAt: instant('passed_at'),
});

import type { LedgerAccountId, TerminalId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { entry, posting } from '../../db/schema.ts';
import { type Given, columnsOf, places, sqlWrite } from '../../db/statement.ts';

type Written = typeof posting.$inferSelect & {
  readonly accountIds: readonly LedgerAccountId[];
  readonly amounts: readonly bigint[];
  readonly currencies: readonly string[];
  readonly areTests: readonly boolean[];
  readonly terminalId: TerminalId | null;
};

/**
 * Writes a posting with all its entries, which a trigger judges together (ADR 4); they carry the balances
 * in the order in which they are given.
 */
export const insertPosting = sqlWrite((given: Given<Written>, composer) => {
  const head = composer.insert(posting).values(places(given, columnsOf(posting)));
  return sql`with posted as (${head.getSQL()})
    insert into ${entry} (posting_id, account_id, amount, currency, is_test, terminal_id)
    select ${given('id')}::bigint, leg.account_id, leg.amount, leg.currency, leg.is_test,
      ${given('terminalId')}::integer
    from unnest(${given('accountIds')}::bigint[], ${given('amounts')}::bigint[],
      ${given('currencies')}::text[], ${given('areTests')}::boolean[])
      with ordinality as leg (account_id, amount, currency, is_test, place)
    order by leg.place`;
});

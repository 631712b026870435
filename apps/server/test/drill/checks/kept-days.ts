import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** A closed day of an account, as Tiyin keeps it. */
export type KeptDay = {
  readonly day: string;
  /** Minor units. */
  readonly difference: string;
  readonly lines: number;
  /** How often its closing was written into the audit log. */
  readonly audited: number;
};

/** Reads the closed days of accounts of http providers. */
export async function readClosedDays(tx: Tx): Promise<KeptDay[]> {
  return tx.execute<KeptDay>(sql`
    select d.day::text as day, d.closed_difference::text as difference,
      (select count(*)::int from statement_line l
        where l.account_id = d.account_id and l.day = d.day) as lines,
      (select count(*)::int from audit_entry e where e.subject = 'account:' || d.account_id
        and e.action = 'account.day_closed' and e.details ->> 'day' = d.day::text) as audited
    from account_day d join payment_account a on a.id = d.account_id
      join provider v on v.id = a.provider_id
    where v.kind = 'http' and d.closed_at is not null`);
}

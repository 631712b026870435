import type { PersonId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { QueryResult } from 'pg';
import type { Tx } from '../../db/database.ts';
import { invoice } from '../../db/schema.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { type SessionQuestion, askerOf } from '../../staff/sessions.ts';
import { tallies } from '../tallies/read-tallies.ts';
import {
  type ListRow,
  type Page,
  describePage,
  largestTotal,
  listedColumns,
  rowsOfIds,
  shownColumns,
  withNames,
} from './listed-rows.ts';
import { orderOfListed } from './list-order.ts';
import { newestFirst } from './newest-first.ts';

type Question = SessionQuestion & {
  /** The offset. */
  readonly offset: number;
};

type SessionRow = ListRow & { readonly personId: PersonId };
type ReadPage = (tx: Tx, question: Question) => Promise<QueryResult<SessionRow>>;

/** The statements by what is in their text; the contract has five sizes. */
const statements = new Map<string, ReadPage>();

/**
 * The same page as `listInvoices` without a filter, for the person of a session, who is found by
 * the same statement: the most frequent page of staff takes one round trip, with the person's
 * permissions and session as of the reading (ADR 18). Undefined for a revoked, expired or unknown
 * session.
 */
export async function listOfSession(tx: Tx, session: SessionQuestion, { page, size }: Page) {
  const { rows } = await statementOf(size, page === 0)(tx, { ...session, offset: page * size });
  const [first] = rows;
  return first && { personId: first.personId, answer: describePage(rows) };
}

function statementOf(size: number, isFirst: boolean): ReadPage {
  const key = `${size} ${isFirst}`;
  const known = statements.get(key);
  if (known) return known;
  const statement = sqlStatement<Question, SessionRow>((given) =>
    pageOf(given, isFirst ? firstRows(size) : laterRows(given, size)),
  );
  statements.set(key, statement);
  return statement;
}

function pageOf(given: Given<Question>, rows: SQL): SQL {
  return sql`with asker as materialized (${askerOf(given)})
    select asker.person_id as "personId", total.counted, ${listedColumns}
    from asker cross join lateral ${total} left join lateral ${withNames(rows)} on true
    ${orderOfListed('newest')}`;
}

/** By the tallies, as `countFiltered`. */
const total: SQL = sql`(
  select least(coalesce(sum(made), 0), ${sql.raw(String(largestTotal + 1))}) as counted
  from ${tallies} as tally
  where tally.is_test = asker.test_dashboard
    and (asker.sees_every_merchant or tally.merchant_id = asker.merchant_id)
) as total`;

function firstRows(size: number): SQL {
  return inScope(shownColumns, sql`limit ${sql.raw(String(size))}`);
}

/**
 * The offset is hidden from the planner: so one plan serves every page, and is kept. The page size
 * is not, because that would lead to many plans.
 */
function laterRows(given: Given<Question>, size: number): SQL {
  const limit = sql`limit ${sql.raw(String(size))} offset (select ${given('offset')}::int)`;
  return rowsOfIds(inScope(sql`${invoice.id}`, limit));
}

/** The newest that the asker may see. All and one merchant's each have an index; the other is not read. */
function inScope(columns: SQL, limit: SQL): SQL {
  const ofDashboard = sql`select ${columns} from ${invoice}
    where ${invoice.isTest} = asker.test_dashboard`;
  return sql`
    (${ofDashboard} and asker.sees_every_merchant ${newestFirst} ${limit})
    union all
    (${ofDashboard} and not asker.sees_every_merchant and ${invoice.merchantId} = asker.merchant_id
      ${newestFirst} ${limit})`;
}

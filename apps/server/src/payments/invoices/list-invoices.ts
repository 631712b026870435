import { and, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, terminal } from '../../db/schema.ts';
import type { Staff } from '../../staff/staff.ts';
import { countFiltered } from './count-invoices.ts';
import { type DescribedInvoice, describeInvoice } from './describe.ts';
import { filterConditions, isNarrowed } from './filter-conditions.ts';
import { newestFirst } from './newest-first.ts';
import type { InvoiceFilter } from './invoice-filter.ts';

/** Beyond this the total says only that there are more (decision 17). */
const largestTotal = 10_000;

/**
 * A filter has thousands of texts, and its plan, like that of a page far down, depends on its values: a
 * query that begins with a comment is not kept prepared (`createStatementNames`).
 */
const unprepared = sql.raw('/* filtered */');

type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** An invoice as the list's query answers it; all null but the count where the page is empty. */
type ListRow = {
  readonly counted: string;
  readonly id: string | null;
  readonly terminal_name: string;
  readonly terminal_id: number;
  readonly flow_type: DescribedInvoice['flowType'];
  readonly status: DescribedInvoice['status'];
  readonly amount: string;
  readonly currency: DescribedInvoice['currency'];
  readonly is_test: boolean;
  readonly created_at: string;
  readonly status_at: string;
};

/**
 * A page of the invoices in a person's scope that a filter takes, newest first, with their number
 * (section 7, decisions 4, 17). One statement: the page's ids come from an index alone where nothing but
 * scope is asked, and only its rows are read.
 */
export async function listInvoices(
  tx: Tx,
  staff: Staff,
  filter: InvoiceFilter,
  { page, size }: Page,
) {
  const reach = Math.max(largestTotal + 1, (page + 1) * size);
  const conditions = filterConditions(staff, filter, reach);
  const offset = page === 0 ? sql`` : sql` offset ${page * size}`;
  const { rows } =
    await tx.execute<ListRow>(sql`${isNarrowed(filter) || page > 0 ? unprepared : sql``}
    select ${countFiltered({ staff, filter, conditions }, largestTotal + 1)} as counted, listed.*
    from (values (1)) as always
    left join (
      select its.id, its.flow_type, its.status, its.amount, its.currency, its.is_test,
        its.created_at, its.status_at, its.terminal_id, ${terminal.name} as terminal_name
      from (
        select ${invoice.id} from ${invoice} where ${and(...conditions)}
        ${newestFirst}
        limit ${sql.raw(String(size))}${offset}
      ) as page
      join ${invoice} as its on its.id = page.id
      join ${terminal} on ${terminal.id} = its.terminal_id
    ) as listed on true
    order by listed.created_at desc, listed.id desc`);
  const counted = Number(rows[0]?.counted ?? 0);
  return {
    data: rows.flatMap(describeRow),
    total: Math.min(counted, largestTotal),
    totalIsCapped: counted > largestTotal,
  };
}

function describeRow(row: ListRow) {
  if (row.id === null) return [];
  return describeInvoice({
    invoice: {
      id: row.id,
      createdAt: new Date(row.created_at),
      statusAt: new Date(row.status_at),
      amount: BigInt(row.amount),
      currency: row.currency,
      flowType: row.flow_type,
      status: row.status,
      isTest: row.is_test,
    },
    terminal: { id: row.terminal_id, name: row.terminal_name },
  });
}

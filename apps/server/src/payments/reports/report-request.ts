import { dayMs, parseReportDay } from '@tiyin/domain/dates';
import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import { type Currency, currencies } from '@tiyin/domain/money';
import { type ReportPeriod, isPeriodInOrder } from '@tiyin/domain/reports';
import { type SQL, and, eq, sql, type PgColumn } from '../../db/drizzle.ts';
import type { Database } from '../../db/database.ts';
import { posting, terminal } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { archivedUntil } from '../ledger/archived-until.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

/** The parameters of every report, as the contract accepts them. */
export type ReportQuery = ReportPeriod & { readonly terminalId?: TerminalId };

/** The merchants and the period of a report. */
export type ReportRequest = {
  readonly staff: Staff;
  /** The first moment of the period, and the first after it. */
  readonly from: Date;
  readonly until: Date;
  /** Test or production: the terminal's, else the one that the person looks at (INVOICE-65). */
  readonly isTest: boolean;
  /** Of whose merchant it is, where the person chose a terminal. */
  readonly terminal: { readonly id: TerminalId; readonly merchantId: MerchantId } | undefined;
};

/**
 * Parses a report's parameters; 400 for invalid or reversed days, 404 for a terminal out of the
 * person's scope.
 */
export async function readReportRequest(
  database: Database,
  staff: Staff,
  query: ReportQuery,
): Promise<ReportRequest> {
  const from = readDay(query, 'periodStart');
  const until = new Date(readDay(query, 'periodEnd').getTime() + dayMs);
  if (!isPeriodInOrder(query)) throw invalid('periodEnd', 'The period ends before it begins');
  const chosen = query.terminalId === undefined ? undefined : await readTerminal(query.terminalId);
  const isTest = chosen?.isTest ?? staff.testDashboard;
  return { staff, from, until, isTest, terminal: chosen };

  async function readTerminal(terminalId: TerminalId) {
    const condition = and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId));
    const [row] = await database.query((tx) => tx.select().from(terminal).where(condition));
    if (!row) throw new ProblemError('not_found');
    return row;
  }
}

function readDay(query: ReportQuery, name: 'periodStart' | 'periodEnd'): Date {
  const day = parseReportDay(query[name]);
  if (!day.ok) throw invalid(name, 'There is no such day');
  return new Date(day.ms);
}

/** The currency of an id of reference list 101. */
export function currencyOfId(currencyId: number): Currency {
  const currency = Object.values(currencies).find(({ id }) => id === currencyId);
  if (!currency) throw invalid('currencyId', 'There is no such currency');
  return currency;
}

function invalid(name: string, message: string): ProblemError {
  return new ProblemError('validation_failed', { errors: [{ path: `query.${name}`, message }] });
}

/**
 * That the postings of a report's period are here. The balance report needs none: the sums of the days stay.
 * @throws ProblemError 400 for a period whose beginning is in the archive (RUN-972)
 */
export async function requireKeptPeriod(
  database: Database,
  { from }: ReportRequest,
): Promise<void> {
  const until = await database.query(archivedUntil);
  if (until && from <= until) {
    throw invalid(
      'periodStart',
      `The ledger up to ${until.toISOString().slice(0, 10)} is in the archive`,
    );
  }
}

/** That a posting was made since the period began; written out, since a copy takes no values. */
export function postedSince({ from }: ReportRequest): SQL {
  return sql`${posting.createdAt} >= ${from.toISOString()}::timestamptz`;
}

/** That it was made before the period was over. */
export function postedBefore({ until }: ReportRequest): SQL {
  return sql`${posting.createdAt} < ${until.toISOString()}::timestamptz`;
}

/** The UTC day of a posting, by which reports count (INVOICE-62). */
export const postingDay: SQL = sql`(${posting.createdAt} at time zone 'UTC')::date`;

/** The person's scope, on the column of a merchant; always true for people of all merchants. */
export function merchantScope({ staff }: ReportRequest, merchantColumn: PgColumn): SQL {
  return inScope(staff, merchantColumn) ?? sql`true`;
}

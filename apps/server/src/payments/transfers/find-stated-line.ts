import { dayMs, formatReportDay } from '@tiyin/domain/dates';
import { asId, type AccountId, type InvoiceId, type StatementLineId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { type SQL, alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { statementLine, transfer } from '../../db/schema.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { holdExchange } from '../ledger/hold-reports.ts';
import { type PairedDays, dayNumber, readPaired, reachDays } from '../ledger/paired-lines.ts';
import { pairDays } from '../ledger/pair-days.ts';

const stated = alias(statementLine, 'line');
const reversal = alias(transfer, 'reversal');

/** A report of money that a line of a statement may have shown before. */
export type StatedReport = {
  readonly accountId: AccountId;
  readonly externalId: string;
  /** Minor units. */
  readonly amount: MinorUnits;
  /** A person writes the reference of the bank: a line with another one is other money (LEDGER-305). */
  readonly isByPerson: boolean;
  /** The deposit that the report names and may name: a line of another deposit is other money. */
  readonly named: InvoiceId | null;
  /** Its id is the bank's reference of a line: it is about that one alone (LEDGER-730). */
  readonly isOfReference: boolean;
  readonly now: Date;
};

type GivenReport = Given<StatedReport>;

/** The lines that became transfers, which no other report is about. */
const openLines = (given: GivenReport): SQL => sql`from ${statementLine} ${stated}
    join ${transfer} on ${transfer.id} = ${stated.transferId}
    where ${stated.accountId} = ${given('accountId')}
      and ${stated.amount} = ${given('amount')}::bigint
      and ${transfer.source} = 'statement'
      and (not ${given('isByPerson')}::boolean or ${stated.reference} is null)
      and (${given('named')}::uuid is null or ${transfer.invoiceId} is null
        or ${transfer.invoiceId} = ${given('named')}::uuid)
      and not exists (select from ${transfer} ${reversal} where ${reversal.reversesId} = ${transfer.id})`;

const today = (given: GivenReport): SQL =>
  sql`(${given('now')}::timestamptz at time zone 'UTC')::date`;

const isUnreported = (given: GivenReport): SQL =>
  sql`${stated.reportedAs} is null and not ${given('isOfReference')}::boolean
      and ${stated.day} between ${today(given)} - ${sql.raw(String(reachDays))} and ${today(given)} + 1`;

const isOfDays = (given: GivenReport): SQL => sql`${stated.day} >= ${today(given)} - 3`;

type Branch = { readonly place: number; readonly which: SQL; readonly isNear: SQL };

const select = (given: GivenReport, { place, which, isNear }: Branch): SQL =>
  sql`select ${stated.id} as id, ${stated.day} as day, ${sql.raw(String(place))} as place,
      ${isNear} as is_near ${openLines(given)} and ${which}`;

type Found = { readonly id: string; readonly day: string; readonly is_near: boolean };

/** Each of the three is found by an index of its own: of the report's id, of the bank's reference, of amount and day. */
const findLine = sqlStatement<StatedReport, Found>((given) => {
  const ofReport = sql`${stated.reportedAs} = ${given('externalId')}`;
  const ofReference = sql`${stated.reportedAs} is null and ${given('isOfReference')}::boolean
      and ${transfer.accountId} = ${given('accountId')}
      and ${transfer.externalId} = ${given('externalId')}`;
  const isNear = sql`true`;
  const branches = [
    select(given, { place: 1, which: ofReport, isNear }),
    select(given, { place: 2, which: ofReference, isNear }),
    select(given, { place: 3, which: isUnreported(given), isNear: isOfDays(given) }),
  ];
  return sql`select found.id, found.day::text as day, found.is_near
    from (${sql.join(branches, sql` union all `)}) found
    order by found.place, found.is_near desc, found.day, found.id limit 1`;
});

type FarLine = { readonly id: string; readonly day: number };

/** The first line of each day, the nearest first. */
const findFarLines = sqlStatement<StatedReport, FarLine>(
  (given) => sql`select min(${stated.id})::text as id, ${dayNumber(sql`${stated.day}`)} as day
    ${openLines(given)} and ${isUnreported(given)}
    group by ${stated.day} order by abs(${stated.day} - ${today(given)}), ${stated.day}`,
);

type StatedLine = {
  readonly id: StatementLineId;
  /** The day of the line that the report is about: another one where lines exchange their money. */
  readonly reportedDay: string;
};

/** The line that became a transfer and whose money a report is. */
export async function findStatedLine(
  tx: Tx,
  report: StatedReport,
): Promise<StatedLine | undefined> {
  const { rows } = await findLine(tx, report);
  const [line] = rows;
  if (!line) return undefined;
  if (line.is_near) return { id: asId(Number(line.id)), reportedDay: line.day };
  return findLeftLine(tx, report);
}

/**
 * A line of other days that becomes the report's when lines of the amount exchange their money (LEDGER-750). Only one
 * report of an account exchanges at a time, as two might count on the same lines.
 */
async function findLeftLine(tx: Tx, report: StatedReport): Promise<StatedLine | undefined> {
  const { accountId, amount, now } = report;
  await holdExchange(tx, accountId);
  const { rows } = await findFarLines(tx, report);
  const day = Math.floor(now.getTime() / dayMs);
  const paired = await readPaired(tx, { accountId, amount, day });
  for (const { id, day: left } of rows) {
    const reportedDay = lineOfReport(paired, { left, day });
    if (reportedDay !== undefined) {
      return { id: asId(Number(id)), reportedDay: formatReportDay(reportedDay * dayMs) };
    }
  }
  return undefined;
}

type Left = { readonly left: number; readonly day: number };

/** The day of the line that a report of a day is about if it leaves one of another day to others; undefined if it cannot. */
function lineOfReport({ lines, money }: PairedDays, { left, day }: Left): number | undefined {
  const pairs = pairDays([...lines, left], [...money, day]);
  return pairs?.find((pair) => pair.money === day)?.line;
}

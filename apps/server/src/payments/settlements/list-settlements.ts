import type { Readable } from 'node:stream';
import type { MerchantId } from '@tiyin/domain/ids';
import { type CurrencyCode, amountToWire, rateDeviation, minorUnits } from '@tiyin/domain/money';
import { type SQL, and, count, desc, eq, sql, alias } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/database.ts';
import { approval, merchant, person, rate, settlement, terminal } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { isoTime, majorUnits, safeText, yesOrNo } from '../csv/cells.ts';
import { streamCsv } from '../csv/stream-csv.ts';
import { describeCurrency } from '../describe-currency.ts';
import { type UtcDays, isOfDays } from '../utc-days.ts';

const approver = alias(person, 'decider');

/** The settlements that a person wants to see. */
export type SettlementFilter = UtcDays & {
  readonly merchantId?: MerchantId | undefined;
  readonly currency?: CurrencyCode | undefined;
};

/** The rate that counted when a settlement was made (LEDGER-35). */
const dayRate = sql<string | null>`(select ${rate.perUsdt} from ${rate}
  where ${rate.currency} = ${settlement.currency} and ${rate.setAt} <= ${settlement.createdAt}
  order by ${rate.id} desc limit 1)`;

/**
 * An approved settlement is made in the transaction of the decision, at its time (PEOPLE-263). The approval has the larger
 * of its two amounts (PEOPLE-502).
 */
const approvedAs = (column: SQL) => sql<string | null>`(select ${column} from ${approval}
  join ${person} ${approver} on ${approver.id} = ${approval.decidedBy}
  where ${approval.kind} = 'SETTLEMENT' and ${approval.status} = 'APPROVED'
    and ${approval.subject} = 'terminal:' || ${settlement.terminalId}
    and ${approval.requestedBy} = ${settlement.personId}
    and ${approval.amount} >= ${settlement.baseAmount}
    and ${approval.decidedAt} = ${settlement.createdAt}
  limit 1)`;
const deciderName = approvedAs(sql`trim(${approver.firstName} || ' ' || ${approver.lastName})`);
const personName = sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;

function conditionsOf(staff: Staff, filter: SettlementFilter): SQL[] {
  const { merchantId, currency } = filter;
  const conditions = [
    eq(settlement.isTest, staff.testDashboard),
    inScope(staff, settlement.merchantId),
    merchantId === undefined ? undefined : eq(settlement.merchantId, merchantId),
    currency === undefined ? undefined : eq(settlement.currency, currency),
    ...isOfDays(settlement.createdAt, filter),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

type Page = SettlementFilter & {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of settlements, newest first, each with the rate of its time and its second person (LEDGER-302). */
export async function listSettlements(tx: Tx, staff: Staff, { page, size, ...filter }: Page) {
  const condition = and(...conditionsOf(staff, filter));
  const rows = await tx
    .select({
      settlement,
      merchant: { id: merchant.id, name: merchant.name },
      terminal: { id: terminal.id, name: terminal.name },
      personName,
      dayRate,
      decider: deciderName,
      decisionReason: approvedAs(sql`${approval.decisionReason}`),
    })
    .from(settlement)
    .innerJoin(merchant, eq(merchant.id, settlement.merchantId))
    .innerJoin(terminal, eq(terminal.id, settlement.terminalId))
    .innerJoin(person, eq(person.id, settlement.personId))
    .where(condition)
    .orderBy(desc(settlement.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx.select({ total: count() }).from(settlement).where(condition);
  return { data: rows.map(describeListed), total: counted?.total ?? 0 };
}

type Listed = {
  readonly settlement: typeof settlement.$inferSelect;
  readonly merchant: { readonly id: number; readonly name: string };
  readonly terminal: { readonly id: number; readonly name: string };
  readonly personName: string;
  readonly dayRate: string | null;
  readonly decider: string | null;
  readonly decisionReason: string | null;
};

function describeListed({ settlement: row, decider, decisionReason, ...listed }: Listed) {
  const perUsdt = listed.dayRate === null ? null : BigInt(listed.dayRate);
  return {
    id: row.id,
    merchant: listed.merchant,
    terminal: listed.terminal,
    baseAmount: amountToWire(row.baseAmount),
    currency: describeCurrency(row.currency),
    settlementAmount: amountToWire(row.settlementAmount),
    impliedRate: amountToWire(minorUnits(row.impliedRate)),
    dayRate: perUsdt === null ? null : amountToWire(minorUnits(perUsdt)),
    deviation: perUsdt === null ? null : Number(rateDeviation(row, perUsdt)),
    personName: listed.personName,
    approval: decider === null ? null : { decider, reason: decisionReason },
    isTest: row.isTest,
    createdDate: row.createdAt.toISOString(),
  };
}

/** The settlements of a filter as the lines of a CSV file in the list's order (LEDGER-302). */
export function exportSettlements(
  database: Database,
  staff: Staff,
  filter: SettlementFilter,
): Promise<Readable> {
  const currency = sql`${settlement.currency}`;
  const away = sql`round((${settlement.baseAmount} * 1000000.0 / ${settlement.settlementAmount} / ${dayRate} - 1) * 100, 2)`;
  return streamCsv(database, {
    columns: [
      { name: 'Settlement ID', cell: sql`${settlement.id}` },
      { name: 'Created date', cell: isoTime(sql`${settlement.createdAt}`) },
      { name: 'Merchant ID', cell: sql`${settlement.merchantId}` },
      { name: 'Merchant', cell: safeText(sql`${merchant.name}`) },
      { name: 'Terminal ID', cell: sql`${settlement.terminalId}` },
      { name: 'Terminal', cell: safeText(sql`${terminal.name}`) },
      { name: 'Amount', cell: majorUnits(sql`${settlement.baseAmount}`, currency) },
      { name: 'Currency', cell: currency },
      { name: 'USDT amount', cell: majorUnits(sql`${settlement.settlementAmount}`, sql`'USDT'`) },
      { name: 'Rate', cell: majorUnits(sql`${settlement.impliedRate}`, currency) },
      { name: 'Rate of the day', cell: majorUnits(dayRate, currency) },
      { name: 'Deviation', cell: away },
      { name: 'Made by', cell: safeText(personName) },
      { name: 'Approved by', cell: safeText(deciderName) },
      { name: 'Test', cell: yesOrNo(sql`${settlement.isTest}`) },
    ],
    from: sql`from ${settlement} join ${merchant} on ${merchant.id} = ${settlement.merchantId}
      join ${terminal} on ${terminal.id} = ${settlement.terminalId}
      join ${person} on ${person.id} = ${settlement.personId}`,
    conditions: conditionsOf(staff, filter),
    order: sql`order by ${settlement.id} desc`,
    key: [{ cell: sql`${settlement.id}`, type: 'bigint' }],
    isDescending: true,
  });
}

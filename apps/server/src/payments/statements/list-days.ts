import { dayMs, formatReportDay } from '@tiyin/domain/dates';
import { type AccountId, asId, type InvoiceId } from '@tiyin/domain/ids';
import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { type SQL, alias, asc, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { entry, invoice, moneyReturn, posting, statementLine, transfer } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { archivedUntil } from '../ledger/archived-until.ts';
import { addDays, ledgerIdOf, ledgerLegs, readDays, startOf } from './read-days.ts';
import { type StatementAccount, readStatementAccount } from './statement-source.ts';

type Page = {
  readonly accountId: AccountId;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
};

/** A page of the days of an account since its first money, the newest first. 404 if unknown. */
export async function listDays(tx: Tx, { accountId, page, size, now }: Page) {
  const account = await readStatementAccount(tx, accountId);
  const today = formatReportDay(now.getTime());
  const begin = await firstDay(tx, account);
  if (begin === undefined) return { data: [], total: 0 };
  const total = Math.max(0, (startOf(today) - startOf(begin)) / dayMs + 1);
  if (page * size >= total) return { data: [], total };
  const last = addDays(today, -page * size);
  const first = addDays(last, 1 - size);
  const period = { first: first < begin ? begin : first, last };
  return { data: await readDays(tx, account, period), total };
}

/** The day of the first money, or the first one that is not in the archive (RUN-972). */
async function firstDay(tx: Tx, account: StatementAccount): Promise<string | undefined> {
  const first = await firstMoney(tx, account);
  const archived = await firstKeptDay(tx);
  return first !== undefined && archived !== undefined && first < archived ? archived : first;
}

/** Without what is in the archive a day would show a difference. */
async function firstKeptDay(tx: Tx): Promise<string | undefined> {
  const until = await archivedUntil(tx);
  return until && addDays(formatReportDay(until.getTime()), 1);
}

async function firstMoney(tx: Tx, account: StatementAccount): Promise<string | undefined> {
  const ledgerId = await ledgerIdOf(tx, account);
  const [row] = await tx.execute<{ day: string | null }>(sql`select least(
      (select min(${statementLine.day}) from ${statementLine}
        where ${statementLine.accountId} = ${account.id}),
      (select (${posting.createdAt} at time zone 'UTC')::date from ${entry}
        join ${posting} on ${posting.id} = ${entry.postingId}
        where ${entry.accountId} = ${ledgerId} order by ${entry.postingId} limit 1)
    )::text as day`);
  return row?.day ?? undefined;
}

const maxDetails = 100;

type DayOfAccount = { readonly accountId: AccountId; readonly day: string };

/**
 * A day of an account with what makes its difference (LEDGER-262). 404 for an unknown account and a day in the archive. People of one merchant
 * see the amounts of others without what names their invoices and payers (PEOPLE-561).
 * @param staff who looks at it; all of it without one
 */
export async function readDay(tx: Tx, { accountId, day }: DayOfAccount, staff?: Staff) {
  const account = await readStatementAccount(tx, accountId);
  const kept = await firstKeptDay(tx);
  if (kept !== undefined && day < kept) throw new ProblemError('not_found');
  const [summary] = await readDays(tx, account, { first: day, last: day });
  if (!summary) throw new Error(`${day} has no row`);
  const legs = ledgerLegs(account, await ledgerIdOf(tx, account), { first: day, last: day });
  const lines = await tx
    .select()
    .from(statementLine)
    .where(sql`${statementLine.id} in (${unbookedLines({ accountId, day }, legs)})`)
    .orderBy(asc(statementLine.id));
  const ofScope = staff && inScope(staff, invoice.merchantId);
  const seesAll = ofScope === undefined;
  return {
    ...summary,
    unexplained: lines.map(({ id, amount, reference, counterparty, purpose }) => ({
      id,
      amount: amountToWire(amount),
      reference,
      // Nobody knows yet whose money it is.
      counterparty: seesAll ? counterparty : null,
      purpose: seesAll ? purpose : null,
    })),
    unseen: await listUnseen(tx, { legs, day }, ofScope),
  };
}

const line = alias(statementLine, 'line');

/** The postings of a day, each with its line of the bank. */
const legsOfDay = (legs: SQL, day: string): SQL => sql`
  legs as (select * from (${legs}) legs where day = ${day}::date),
  booked as (select line_id, sum(amount) as amount from legs where line_id is not null group by line_id)`;

/**
 * The first lines of a day that the books do not have: a payout or a return under way is not booked yet, a booking may
 * be undone by a change of status, and money of a closed day stays there.
 */
function unbookedLines({ accountId, day }: DayOfAccount, legs: SQL): SQL {
  return sql`with ${legsOfDay(legs, day)}
    select ${line.id} from ${statementLine} ${line} left join booked on booked.line_id = ${line.id}
    where ${line.accountId} = ${accountId} and ${line.day} = ${day}::date
      and booked.amount is distinct from ${line.amount}
    order by ${line.id} limit ${maxDetails}`;
}

type Unseen = {
  readonly amount: string;
  readonly kind: string;
  readonly invoice_id: string | null;
  readonly reference: string | null;
  readonly created_at: string;
  readonly is_visible: boolean;
};

type DayOfBooks = { readonly legs: SQL; readonly day: string };

async function listUnseen(tx: Tx, { legs, day }: DayOfBooks, ofScope: SQL | undefined) {
  const rows = await tx.execute<Unseen>(sql`
    with ${legsOfDay(legs, day)}
    select legs.amount::text, legs.kind, coalesce(legs.invoice_id, ${transfer.invoiceId}) as invoice_id,
      case when legs.kind = 'return_paid' then (
        select ${moneyReturn.externalId} from ${moneyReturn}
          where ${moneyReturn.statusAt} = legs.created_at
          and (${moneyReturn.transferId} = legs.transfer_id
          or (legs.transfer_id is null and ${moneyReturn.invoiceId} = legs.invoice_id))
          and ${moneyReturn.amount} = -legs.amount
          order by ${moneyReturn.id} limit 1
      ) else ${transfer.externalId} end as reference, legs.created_at::text,
      ${invoice.id} is null or ${ofScope ?? sql`true`} as is_visible
    from legs left join ${transfer} on ${transfer.id} = legs.transfer_id
    left join ${invoice} on ${invoice.id} = coalesce(legs.invoice_id, ${transfer.invoiceId})
    left join ${statementLine} ${line} on ${line.id} = legs.line_id
    left join booked on booked.line_id = legs.line_id
    where legs.line_id is null or booked.amount <> ${line.amount}
    order by legs.posting_id limit ${maxDetails}`);
  return rows.map((row) => ({
    kind: kindOf(row.kind),
    amount: amountToWire(minorUnits(BigInt(row.amount))),
    invoiceId: row.is_visible && row.invoice_id !== null ? asId<InvoiceId>(row.invoice_id) : null,
    reference: row.is_visible ? row.reference : null,
    createdDate: new Date(row.created_at).toISOString(),
  }));
}

function kindOf(kind: string) {
  if (kind === 'money_reported') return 'transfer' as const;
  if (kind === 'status_moved') return 'payout' as const;
  if (kind === 'return_paid') return 'return' as const;
  return kind === 'account_movement' ? ('movement' as const) : ('other' as const);
}

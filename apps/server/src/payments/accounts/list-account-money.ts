import type { AccountMoney, AccountMoneyState } from '@tiyin/api/types';
import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import { type PgColumn, type SQL, alias, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { nameOf } from '../../db/names.ts';
import { invoice, moneyReturn, paymentAccount, payout, transfer } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { isReturnInScope } from '../ledger/return-scope.ts';
import { wireAmount } from './account-figures.ts';

const came = alias(transfer, 'came');
const reversal = alias(transfer, 'reversal');
const paid = alias(payout, 'paid');

type Page = {
  readonly staff: Staff;
  readonly accountId: AccountId;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

type Row = {
  readonly kind: AccountMoney['kind'];
  readonly id: string;
  readonly created_at: string;
  readonly amount: string;
  readonly state: AccountMoneyState;
  readonly external_id: string | null;
  readonly invoice_id: InvoiceId | null;
};

/** The state of a payout or a return, whose statuses are the same. */
const stateOf = (status: PgColumn) =>
  sql`case when ${status} in ('NEW', 'SENT') then 'UNDER_WAY' else ${status} end`;

type Kind = { readonly columns: SQL; readonly rows: SQL };

/**
 * Transfers, payouts and returns of an account, over the invoice of each: money without an invoice belongs to
 * no merchant, the rest has its invoice's scope, and so has the return of a transfer whose rest was assigned (PEOPLE-20).
 */
function moneyOf(staff: Staff, accountId: AccountId): readonly Kind[] {
  const scope = inScope(staff, invoice.merchantId);
  return [
    {
      columns: sql`'transfer' as kind, ${came.id}::text as id, ${came.createdAt}, ${came.amount},
        case when ${came.reversesId} is not null then 'REVERSAL'
          when (select true from ${transfer} ${reversal} where ${reversal.reversesId} = ${came.id} limit 1)
            then 'REVERSED'
          when ${came.invoiceId} is null then 'UNMATCHED' else 'ASSIGNED' end as state,
        ${came.externalId}, ${came.invoiceId}`,
      // Without the join, all of an account are counted by its index alone.
      rows: scope
        ? sql`from ${transfer} ${came} left join ${invoice} on ${invoice.id} = ${came.invoiceId}
          where ${came.accountId} = ${accountId} and (${invoice.id} is null or ${scope})`
        : sql`from ${transfer} ${came} where ${came.accountId} = ${accountId}`,
    },
    {
      columns: sql`'payout' as kind, ${paid.id}::text as id, ${paid.createdAt}, -${invoice.amount},
        ${stateOf(paid.status)}, ${paid.externalId}, ${paid.invoiceId}`,
      rows: sql`from ${payout} ${paid} join ${invoice} on ${invoice.id} = ${paid.invoiceId}
        where ${paid.accountId} = ${accountId} and ${scope ?? sql`true`}`,
    },
    {
      columns: sql`'return' as kind, ${moneyReturn.id}::text as id, ${moneyReturn.createdAt},
        -${moneyReturn.amount}, ${stateOf(moneyReturn.status)}, ${moneyReturn.externalId}, ${moneyReturn.invoiceId}`,
      rows: sql`from ${moneyReturn}
        where ${moneyReturn.accountId} = ${accountId} and ${isReturnInScope(staff)}`,
    },
  ];
}

/** A page, newest first; of each kind no more is read, so that an account's whole history is not sorted for it. */
export function newestMoney({ staff, accountId, page, size }: Page): SQL {
  const newestFirst = sql`order by ${nameOf(transfer.createdAt)} desc, kind, id desc`;
  const parts = moneyOf(staff, accountId).map(
    ({ columns, rows }) =>
      sql`(select ${columns} ${rows} ${newestFirst} limit ${(page + 1) * size})`,
  );
  return sql`select * from (${sql.join(parts, sql` union all `)}) money
    ${newestFirst} limit ${size} offset ${page * size}`;
}

/** A page of the money that came to an account or was paid from it, newest first (OFFICE-311). */
export async function listAccountMoney(tx: Tx, page: Page) {
  const { staff, accountId } = page;
  const [account] = await tx.select().from(paymentAccount).where(eq(paymentAccount.id, accountId));
  if (!account) throw new ProblemError('not_found');
  const rows = await tx.execute<Row>(newestMoney(page));
  const counts = moneyOf(staff, accountId).map((kind) => sql`(select count(*) ${kind.rows})`);
  const [counted] = await tx.execute<{ total: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as total`,
  );
  const currency = describeCurrency(account.currency);
  const data = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    createdDate: new Date(row.created_at).toISOString(),
    amount: wireAmount(row.amount),
    currency,
    state: row.state,
    externalId: row.external_id,
    invoiceId: row.invoice_id,
  }));
  return { data, total: counted?.total ?? 0 };
}

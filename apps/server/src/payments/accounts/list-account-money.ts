import type { AccountMoney, AccountMoneyState } from '@tiyin/api/types';
import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import { eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentAccount } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { wireAmount } from './account-figures.ts';

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
const payoutState = sql`case when paid.status in ('NEW', 'SENT') then 'UNDER_WAY' else paid.status end`;

/**
 * Transfers, payouts and returns of an account, over the invoice of each: money without an invoice belongs to
 * no merchant, the rest has its invoice's scope.
 */
function moneyOf(staff: Staff, accountId: AccountId) {
  const isVisible = sql`(invoice.id is null or ${inScope(staff, invoice.merchantId) ?? sql`true`})`;
  return sql`
    select 'transfer' as kind, came.id::text as id, came.created_at, came.amount,
      case when came.reverses_id is not null then 'REVERSAL'
        when exists (select from transfer reversal where reversal.reverses_id = came.id) then 'REVERSED'
        when came.invoice_id is null then 'UNMATCHED' else 'ASSIGNED' end as state,
      came.external_id, came.invoice_id
    from transfer came left join invoice on invoice.id = came.invoice_id
    where came.account_id = ${accountId} and ${isVisible}
    union all
    select 'payout', paid.id::text, paid.created_at, -invoice.amount, ${payoutState},
      paid.external_id, paid.invoice_id
    from payout paid join invoice on invoice.id = paid.invoice_id
    where paid.account_id = ${accountId} and ${isVisible}
    union all
    select 'return', paid.id::text, paid.created_at, -paid.amount, ${payoutState},
      paid.external_id, paid.invoice_id
    from money_return paid left join invoice on invoice.id = paid.invoice_id
    where paid.account_id = ${accountId} and ${isVisible}`;
}

/** A page of the money that came to an account or was paid from it, newest first (OFFICE-311). */
export async function listAccountMoney(tx: Tx, { staff, accountId, page, size }: Page) {
  const [account] = await tx.select().from(paymentAccount).where(eq(paymentAccount.id, accountId));
  if (!account) throw new ProblemError('not_found');
  const rows = await tx.execute<Row>(sql`select * from (${moneyOf(staff, accountId)}) money
    order by created_at desc, kind, id desc limit ${size} offset ${page * size}`);
  const [counted] = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (${moneyOf(staff, accountId)}) money`,
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

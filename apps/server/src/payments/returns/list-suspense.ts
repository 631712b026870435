import type { SuspenseAge, SuspenseItem } from '@tiyin/api/types';
import { dayMs } from '@tiyin/domain/dates';
import { type AccountId, asId, type InvoiceId, type MerchantId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type CurrencyCode, amountToWire, minorUnits, zeroUnits, plus } from '@tiyin/domain/money';
import { sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  invoice,
  invoiceSuspense,
  merchant,
  moneyReturn,
  paymentAccount,
  provider,
  transfer,
} from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { describeStatus } from '../invoice-rows/describe.ts';
import { isReturnable } from '../invoices/suspense.ts';
import { isStanding } from '../ledger/waiting-transfer.ts';

const kept = alias(invoiceSuspense, 'kept');

type Question = {
  readonly staff: Staff;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
};

type Total = {
  readonly currency: CurrencyCode;
  readonly age: SuspenseAge;
  readonly amount: string;
  readonly count: number;
};

/**
 * The money in suspense by invoice and by unmatched transfer, oldest first, with its sums (LEDGER-282): of the
 * mode and the scope of a person. All of it is the balance of the suspense accounts in the ledger.
 */
export async function listSuspense(tx: Tx, { staff, page, size, now }: Question) {
  const items = suspenseItems(staff, now);
  const sums = await tx.execute<Total>(sql`with item as ${items}
    select currency, age, sum(amount)::text as amount, count(*)::int as count from item
    group by currency, age order by currency`);
  const rows = await tx.execute<Row>(sql`with item as ${items}
    select item.*, item.amount::text as amount, ${invoice.merchantInvoiceId}, ${invoice.status},
      ${transfer.externalId}, ${merchant.name} as merchant_name,
      ${paymentAccount.valueLastFour} as last_four, ${paymentAccount.bankName}
    from item
    left join ${invoice} on ${invoice.id} = item.invoice_id
    left join ${transfer} on ${transfer.id} = item.transfer_id
    left join ${merchant} on ${merchant.id} = item.merchant_id
    left join ${paymentAccount} on ${paymentAccount.id} = item.account_id
    order by item.since, item.id limit ${size} offset ${page * size}`);
  const total = sums.reduce((counted, { count }) => counted + count, 0);
  return { data: rows.map(describeItem), total, totals: totalsOf(sums) };
}

/**
 * Per owner, money that came less money that went on. A reversal belongs to its transfer; returns under way
 * have left suspense. Of invoices, those alone that the ledger says have money there (LEDGER-321).
 */
export function suspenseItems(staff: Staff, now: Date) {
  const isOlder = (days: number) =>
    sql`since < ${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;
  return sql`(select owned.*, case when ${isOlder(30)} then 'OLDER' when ${isOlder(7)} then 'MONTH'
      when ${isOlder(1)} then 'WEEK' else 'DAY' end as age
    from (
      select 'invoice' as kind, ${invoice.id}::text as id, ${invoice.id} as invoice_id,
        null::bigint as transfer_id, ${invoice.merchantId}, ${invoice.currency},
        came.amount - coalesce(gone.amount, 0)
          - case when ${invoice.status} = 'DONE' then ${invoice.amount} else 0 end as amount,
        case when ${invoice.status} = 'DONE' then came.last_at else came.first_at end as since,
        came.account_id
      from ${invoiceSuspense} ${kept}
      join ${invoice} on ${invoice.id} = ${kept.invoiceId}
      cross join lateral (select sum(${transfer.amount}) as amount,
          min(${transfer.createdAt}) as first_at,
            max(${transfer.createdAt}) filter (where ${transfer.amount} > 0) as last_at,
          (array_agg(${transfer.accountId}
            order by ${transfer.id} desc)
            filter (where ${transfer.accountId} is not null and ${isStanding}))[1] as account_id
        from ${transfer} where ${transfer.invoiceId} = ${kept.invoiceId}) came
      cross join lateral (select sum(${moneyReturn.amount}) as amount from ${moneyReturn}
        where ${moneyReturn.status} <> 'FAILED' and (${moneyReturn.invoiceId} = ${kept.invoiceId}
          or ${moneyReturn.transferId} in
            (select ${transfer.id} from ${transfer}
              where ${transfer.invoiceId} = ${kept.invoiceId}))) gone
      where ${invoice.isTest} = ${staff.testDashboard}
        and ${inScope(staff, invoice.merchantId) ?? sql`true`}
      union all
      select 'transfer', came.id::text, null, came.id, null, ${paymentAccount.currency},
        came.amount - coalesce(gone.amount, 0), came.first_at, ${paymentAccount.id}
      from (select coalesce(${transfer.reversesId}, ${transfer.id}) as id,
        sum(${transfer.amount}) as amount,
          min(${transfer.createdAt}) as first_at, min(${transfer.accountId}) as account_id
        from ${transfer} where ${transfer.invoiceId} is null group by 1) came
      join ${paymentAccount} on ${paymentAccount.id} = came.account_id
      join ${provider} on ${provider.id} = ${paymentAccount.providerId}
      left join (select ${moneyReturn.transferId}, sum(${moneyReturn.amount}) as amount
        from ${moneyReturn}
        where ${moneyReturn.transferId} is not null and ${moneyReturn.status} <> 'FAILED'
          group by 1) gone
        on gone.transfer_id = came.id
      where (${provider.kind} = 'sandbox') = ${staff.testDashboard}
    ) owned where amount <> 0)`;
}

type Row = {
  readonly kind: SuspenseItem['kind'];
  readonly invoice_id: InvoiceId | null;
  readonly transfer_id: string | null;
  readonly merchant_id: MerchantId | null;
  readonly merchant_name: string | null;
  readonly merchant_invoice_id: string | null;
  readonly status: InvoiceStatusCode | null;
  readonly external_id: string | null;
  readonly currency: CurrencyCode;
  readonly amount: string;
  readonly since: string;
  readonly age: SuspenseAge;
  readonly account_id: AccountId | null;
  readonly last_four: string | null;
  readonly bank_name: string | null;
};

function describeItem(row: Row): SuspenseItem {
  const { account_id: accountId, last_four: lastFour, merchant_id: merchantId, status } = row;
  const amount = minorUnits(BigInt(row.amount));
  const hasEnded = status === null || isReturnable({ flowType: 'DEPOSIT', status });
  return {
    kind: row.kind,
    invoiceId: row.invoice_id,
    merchantInvoiceId: row.merchant_invoice_id,
    invoiceStatus: status === null ? null : describeStatus(status),
    transferId: row.transfer_id === null ? null : asId(Number(row.transfer_id)),
    reference: row.external_id,
    merchant: merchantId === null ? null : { id: merchantId, name: row.merchant_name ?? '' },
    account:
      accountId === null || lastFour === null
        ? null
        : { id: accountId, lastFour, ...(row.bank_name !== null && { bankName: row.bank_name }) },
    amount: amountToWire(amount),
    currency: describeCurrency(row.currency),
    since: new Date(row.since).toISOString(),
    age: row.age,
    isReturnable: hasEnded && accountId !== null && amount > 0n,
  };
}

function totalsOf(sums: readonly Total[]) {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return [...byCurrency].map(([currency, group]) => ({
    currency: describeCurrency(currency),
    amount: amountToWire(
      group.reduce((sum, { amount }) => plus(sum, minorUnits(BigInt(amount))), zeroUnits),
    ),
    ages: group.map(({ age, amount, count }) => ({
      age,
      amount: amountToWire(minorUnits(BigInt(amount))),
      count,
    })),
  }));
}

import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { undone } from '../../src/db/transactions.ts';
import { brokenInvariants } from '../../src/invariants/find-violations.ts';

/** Further promises of every database at every moment, each as a query for its violations. */
const promises: Readonly<Record<string, SQL>> = {
  'every posting sums to zero per currency and is of one mode': sql`
    select posting_id from entry
    group by posting_id, currency having sum(amount) <> 0
    union select posting_id from entry
    group by posting_id having count(distinct is_test) > 1`,
  'an entry is of the mode and currency of its invoice': sql`
    select e.id from entry e join posting p on p.id = e.posting_id
    join invoice i on i.id = p.invoice_id
    where e.is_test <> i.is_test or e.currency <> i.currency
      or e.terminal_id is distinct from i.terminal_id`,
  // LEDGER-323
  'the days of a ledger account are the sums of its entries': sql`
    with day as (
      select e.account_id, (p.created_at at time zone 'UTC')::date as day, sum(e.amount) as amount,
        coalesce(sum(e.amount) filter (where i.flow_type = 'DEPOSIT'), 0) as deposits,
        coalesce(sum(e.amount) filter (where i.flow_type = 'WITHDRAWAL'), 0) as withdrawals,
        coalesce(sum(e.amount) filter (where p.kind = 'settlement'), 0) as settlements,
        coalesce(sum(e.amount) filter (where p.kind = 'money_reported'), 0) as received,
        coalesce(sum(e.amount) filter (where p.kind in ('status_moved', 'return_paid')), 0) as paid_out,
        coalesce(sum(e.amount) filter (where p.kind = 'account_movement'), 0) as moved
      from entry e join posting p on p.id = e.posting_id join ledger_account a on a.id = e.account_id
      left join invoice i on i.id = p.invoice_id
      where a.kind in ('merchant_balance', 'merchant_reserve', 'payment_account') group by 1, 2
    ), due as (
      select *, sum(amount) over (partition by account_id order by day) - amount as opening from day
    )
    select * from due full join ledger_day kept using (account_id, day, opening, amount, deposits,
      withdrawals, settlements, received, paid_out, moved)
    where due.amount is null or kept.amount is null`,
  'unmatched money has a notification': sql`
    select t.id from transfer t where t.invoice_id is null and t.reverses_id is null
      and not exists (select 1 from transfer r where r.reverses_id = t.id)
      and t.amount <> (
      select coalesce(sum(r.amount), 0) from money_return r
      where r.transfer_id = t.id and r.status <> 'FAILED')
    and not exists (
      select 1 from notification n where n.kind = 'TRANSFER_UNMATCHED'
        and n.subject = 'transfer:' || t.id and n.closed_at is null)`,
  'no reserve is below zero': sql`
    select id from ledger_account where kind = 'merchant_reserve' and balance < 0`,
  'the reserve of a merchant is amount and fee of what is under way': sql`
    select m.id from merchant m cross join (values (true), (false)) mode (is_test)
    where coalesce((
        select sum(a.balance) from ledger_account a
        where a.kind = 'merchant_reserve' and a.merchant_id = m.id
          and a.is_test = mode.is_test), 0)
      <> coalesce((
        select sum(i.amount + i.fee) from invoice i
        where i.merchant_id = m.id and i.is_test = mode.is_test and i.flow_type = 'WITHDRAWAL'
          and i.status in ('IN_PROGRESS', 'PENDING', 'PAYED', 'ERROR')), 0)`,
  'a withdrawal has one payout under way at most, and none after it was paid': sql`
    select invoice_id from payout where status <> 'FAILED'
    group by invoice_id having count(*) filter (where status <> 'PAID') > 1`,
  'a withdrawal that the system sent waits for a payout, a retry or a person': sql`
    select i.id from invoice i
    where i.flow_type = 'WITHDRAWAL' and i.status = 'IN_PROGRESS'
      and not exists (
        select 1 from payout p where p.invoice_id = i.id and p.status in ('NEW', 'SENT', 'UNKNOWN'))
      and not exists (
        select 1 from job j where j.kind = 'payout.retry' and j.payload->>'invoiceId' = i.id::text)
      and (
        select e.actor_type from invoice_event e
        where e.invoice_id = i.id and e.status is not null order by e.sequence desc limit 1
      ) <> 'staff'`,
  // INVOICE-14
  'what a person must decide is said, unless a person moved it there': sql`
    select i.id from invoice i
    where i.status = 'ERROR'
      and not exists (
        select 1 from notification n
        where n.subject = 'invoice:' || i.id)
      and (
        select e.actor_type from invoice_event e
        where e.invoice_id = i.id and e.status is not null order by e.sequence desc limit 1
      ) <> 'staff'`,
  'the balance of a merchant is what its invoices and settlements made it': sql`
    select m.id from merchant m cross join (values (true), (false)) mode (is_test)
    where coalesce((
        select sum(a.balance) from ledger_account a
        where a.kind = 'merchant_balance' and a.merchant_id = m.id and a.is_test = mode.is_test), 0)
      <> coalesce((
        select sum(case
          when i.flow_type = 'DEPOSIT' then case when i.status = 'DONE' then i.amount - i.fee end
          when i.status in ('NEW', 'CANCELED', 'DECLINED') then null
          else -(i.amount + i.fee) end)
        from invoice i where i.merchant_id = m.id and i.is_test = mode.is_test), 0)
        - coalesce((
        select sum(st.base_amount) from settlement st
        where st.merchant_id = m.id and st.is_test = mode.is_test), 0)`,
  'what was settled stands in USDT for its merchant': sql`
    select m.id from merchant m cross join (values (true), (false)) mode (is_test)
    where coalesce((
        select sum(a.balance) from ledger_account a
        where a.kind = 'settled_usdt' and a.merchant_id = m.id and a.is_test = mode.is_test), 0)
      <> coalesce((
        select sum(s.settlement_amount) from settlement s
        where s.merchant_id = m.id and s.is_test = mode.is_test), 0)`,
  'our fees are those of what is DONE': sql`
    select m.id from merchant m
    where coalesce((
        select sum(a.balance) from ledger_account a
        where a.kind = 'fees' and a.merchant_id = m.id), 0)
      <> coalesce((
        select sum(i.fee) from invoice i where i.merchant_id = m.id and i.status = 'DONE'), 0)`,
  'on a payment account stands what was reported and moved there, less what it paid out': sql`
    select pa.id from payment_account pa
    where -coalesce((
        select sum(a.balance) from ledger_account a
        where a.kind = 'payment_account' and a.payment_account_id = pa.id), 0)
      <> coalesce((select sum(t.amount) from transfer t where t.account_id = pa.id), 0)
        + coalesce((select sum(m.amount) from account_movement m where m.account_id = pa.id), 0)
        - coalesce((
          select sum(i.amount) from invoice i
          where i.account_id = pa.id and i.flow_type = 'WITHDRAWAL' and i.status = 'DONE'), 0)
        - coalesce((
          select sum(r.amount) from money_return r
          where r.account_id = pa.id and r.status = 'PAID'), 0)`,
  'what is returned of a transfer or an invoice is never more than came': sql`
    select r.transfer_id, r.invoice_id from money_return r where r.status <> 'FAILED'
    group by r.transfer_id, r.invoice_id
    having sum(r.amount) > (select coalesce(sum(t.amount), 0) from transfer t
      where t.id = r.transfer_id or t.invoice_id = r.invoice_id)`,
  'a refund has no fee': sql`
    select id from invoice where refund_of is not null and fee <> 0`,
  'no two deposits lease one amount on an account that tells them apart by it': sql`
    select account_id, amount from lease
    where is_unique group by account_id, amount having count(*) > 1`,
  'a deposit has at most one open lease': sql`
    select invoice_id from lease where held_until is null
    group by invoice_id having count(*) > 1`,
  'the system never ends a deposit as unpaid while its money is here': sql`
    select i.id from invoice i
    where i.status in ('CANCELED', 'DECLINED')
      and (select sum(t.amount) from transfer t where t.invoice_id = i.id) > 0
      and (
        select e.actor_type from invoice_event e
        where e.invoice_id = i.id and e.status is not null order by e.sequence desc limit 1
      ) <> 'staff'`,
  'a changed amount of an invoice whose form names an address has its callback': sql`
    select e.invoice_id, e.sequence from invoice_event e
    join payment_form f on f.invoice_id = e.invoice_id
    where f.callback_url is not null and e.code in ('amount_changed', 'amount_accepted')
      and not exists (select 1 from callback c where c.invoice_id = e.invoice_id
        and c.sequence = e.sequence and c.type = 'invoice.amount_changed')`,
  'callbacks of an invoice are taken in order': sql`
    select c.id from callback c join callback later on later.invoice_id = c.invoice_id
    where later.number > c.number and later.executed_at < c.executed_at`,
  'a callback that was tried in vain has its turn at once, to be superseded, when a newer of its type is written': sql`
    select c.id from callback c
    join callback later on later.invoice_id = c.invoice_id and later.type = c.type
    where later.number > c.number and c.state = 'WAITING' and c.failed_tries > 0
      and not exists (select from job where job.key = 'callback.deliver:' || c.invoice_id
        and job.run_at <= later.created_at)`,
};

/**
 * The invariants and promises that do not hold now, with the rows that break them; empty when all is well.
 * Invariants that depend on the time are left out: tests move their clock as far as they like.
 */
export async function brokenPromises(tx: Tx): Promise<string[]> {
  const broken = await brokenInvariants(tx);
  const broke = await undone(tx, async () => {
    // The promises are about what is stored: the deltas are folded first, which is undone.
    await tx.execute(sql`delete from ledger_delta`);
    const folded = await brokenInvariants(tx);
    for (const [promise, query] of Object.entries(promises)) {
      const rows = await tx.execute(query);
      if (rows.length > 0) folded.push(`${promise}: ${JSON.stringify(rows)}`);
    }
    return folded;
  });
  return [...new Set([...broken, ...broke])];
}

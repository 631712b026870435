import type pg from 'pg';

/**
 * Books every invoice once, at the time of its status, in two statements: what a report reads of a
 * booking, whatever became of the invoice since. What customers paid, or were paid, stands against the
 * merchant's balance and the fee; the balances of the accounts stay as they are.
 */
export async function fillBookings(client: pg.Client): Promise<void> {
  // By another part of the same run.
  if ((await client.query('select from posting limit 1')).rowCount !== 0) return;
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(accounts);
  await client.query(postings);
  await client.query(entries);
  await client.query('commit');
  await client.query('vacuum (analyze) posting');
  await client.query('vacuum (analyze) entry');
}

const accounts = `
  insert into ledger_account (kind, merchant_id, currency, is_test)
  select kind, merchant_id, currency, is_test
  from (select distinct merchant_id, currency, is_test from invoice) as held,
    unnest(array['suspense', 'treasury', 'merchant_balance', 'fees']) as kind`;

const postings = `
  insert into posting (kind, invoice_id, created_at)
  select 'status_moved', id, status_at from invoice order by status_at`;

const entries = `
  insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
  select posting.id, ledger_account.id,
    case kind_of_leg when 'fees' then coalesce(fee, 1000)
      when 'merchant_balance' then invoice.amount - coalesce(fee, 1000) else -invoice.amount end,
    invoice.currency, invoice.is_test, terminal_id
  from posting join invoice on invoice.id = posting.invoice_id
    cross join unnest(array[case flow_type when 'DEPOSIT' then 'suspense' else 'treasury' end,
      'merchant_balance', 'fees']) as kind_of_leg
    join ledger_account on ledger_account.kind = kind_of_leg
      and ledger_account.merchant_id = invoice.merchant_id
      and ledger_account.currency = invoice.currency and ledger_account.is_test = invoice.is_test
  order by posting.id`;

import type pg from 'pg';
import { fillBookings } from './fill-bookings.ts';

/**
 * Fills what a history leaves beside its invoices and bookings, in a few statements: the sums of the days, money
 * that accounts received, an event and a callback of each invoice, the audit and notifications.
 */
export async function fillHistories(client: pg.Client): Promise<void> {
  await fillBookings(client);
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (const statement of [
    accounts,
    received,
    'analyze',
    entries,
    days,
    events,
    callbacks,
    audit,
    notices,
  ]) {
    await client.query(statement);
  }
  await client.query('commit');
  await client.query('vacuum (analyze)');
}

const accounts = `
  insert into ledger_account (kind, payment_account_id, currency, is_test)
  select distinct 'payment_account', account_id, currency, is_test from invoice on conflict do nothing`;

const received = `
  insert into posting (kind, transfer_id, created_at)
  select 'money_reported', id, created_at from transfer order by created_at`;

/** The money that came stands against the account and in suspense. */
const entries = `
  insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
  select posting.id, ledger_account.id, -transfer.amount, invoice.currency, invoice.is_test, invoice.terminal_id
  from posting join transfer on transfer.id = posting.transfer_id
    join invoice on invoice.id = transfer.invoice_id
    join ledger_account on ledger_account.kind = 'payment_account'
      and ledger_account.payment_account_id = transfer.account_id
      and ledger_account.currency = invoice.currency and ledger_account.is_test = invoice.is_test
  union all
  select posting.id, ledger_account.id, transfer.amount, invoice.currency, invoice.is_test, invoice.terminal_id
  from posting join transfer on transfer.id = posting.transfer_id
    join invoice on invoice.id = transfer.invoice_id
    join ledger_account on ledger_account.kind = 'suspense'
      and ledger_account.merchant_id = invoice.merchant_id
      and ledger_account.currency = invoice.currency and ledger_account.is_test = invoice.is_test`;

const days = `
  insert into ledger_day (account_id, day, opening, amount, deposits, withdrawals, settlements, received,
    paid_out, moved)
  select account_id, day, coalesce(sum(amount) over (partition by account_id order by day
    rows between unbounded preceding and 1 preceding), 0), amount, deposits, withdrawals, 0, received, 0, 0
  from (
    select entry.account_id, (posting.created_at at time zone 'UTC')::date as day, sum(entry.amount) as amount,
      coalesce(sum(entry.amount) filter (where flow_type = 'DEPOSIT'), 0) as deposits,
      coalesce(sum(entry.amount) filter (where flow_type = 'WITHDRAWAL'), 0) as withdrawals,
      coalesce(sum(entry.amount) filter (where posting.kind = 'money_reported'), 0) as received
    from entry join posting on posting.id = entry.posting_id
      join ledger_account on ledger_account.id = entry.account_id
      left join invoice on invoice.id = posting.invoice_id
    where ledger_account.kind in ('merchant_balance', 'payment_account') group by 1, 2
  ) as moved on conflict do nothing`;

const events = `
  insert into invoice_event (invoice_id, sequence, code, status, actor_type, created_at)
  select id, 5, 'booked', status, 'system', status_at from invoice order by id`;

const callbacks = `
  insert into callback (id, invoice_id, invoice_status, sequence, body, state, created_at, executed_at)
  select id, id, status, 5, '{"status":"' || status || '"}', 'EXECUTED', status_at, status_at
  from invoice order by id`;

const audit = `
  insert into audit_entry (actor_type, actor_id, action, subject, created_at, merchant_id)
  select 'staff', 1, 'invoice.status_changed', 'invoice:' || id, status_at, merchant_id
  from invoice where get_byte(uuid_send(id), 15) < 26 order by id`;

const notices = `
  insert into notification (kind, subject, merchant_id, is_test, created_at, closed_at)
  select 'PAYOUT_UNKNOWN', id::text, merchant_id, is_test, status_at,
    case when row_number() over (order by id desc) > 20 then status_at end
  from invoice where get_byte(uuid_send(id), 15) = 7`;

import type pg from 'pg';

/**
 * Fills a migrated database with invoices of the terminals that are there, spread over a year, in one
 * statement: the lives behind them would take hours, and no list reads them. Triggers and keys are off
 * meanwhile, so the tallies are counted at the end as the migration counts them.
 */
export async function fillInvoices(client: pg.Client, count: number): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`set local maintenance_work_mem = '1GB'`);
  await client.query(`set local work_mem = '256MB'`);
  // Indexes are made again afterwards, which takes a fraction of growing them row by row.
  const { rows } = await client.query<{ name: string; definition: string }>(indexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(insert, [count]);
  await client.query(accounts);
  await client.query(transfers);
  for (const { definition } of rows) await client.query(definition);
  await client.query(open);
  await client.query(late);
  await client.query(tally);
  await client.query(minutes);
  await client.query('commit');
  for (const table of [
    'invoice',
    'account_invoice',
    'open_invoice',
    'late_invoice',
    'transfer',
    'payment_account',
  ]) {
    await client.query(`vacuum (analyze) ${table}`);
  }
  await client.query('vacuum (analyze) invoice_tally');
  await client.query('vacuum (analyze) terminal_minute');
}

const indexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('invoice', 'account_invoice', 'transfer')
    and indexname not in (select conname from pg_constraint)`;

const insert = `
  with place as (
    select row_number() over (order by id) - 1 as number, count(*) over () as places, * from terminal
  ), made as (
    select n, md5(n::text) as digest,
      date_trunc('milliseconds', now()) - (($1::bigint - n) * (interval '365 days' / $1::bigint)) as at
    from generate_series(1, $1::bigint) as n
  )
  insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, provider_invoice_id, flow_type,
    status, amount, fee, currency, is_test, method_id, account_id, customer_external_id,
    customer_first_name, customer_last_name, credential_last_four, credential_index,
    created_at, status_at, deadline_at, event_sequence, version)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(digest, 1, 3)
      || '8' || substr(digest, 4, 15))::uuid,
    place.merchant_id, place.id, 'order-' || n, 'trx-' || n, place.flow_type,
    (case when n > $1::bigint - 100 then 'PENDING' when n % 100 < 70 then 'DONE' when n % 100 < 90 then 'CANCELED'
      when n % 100 < 99 then 'DECLINED' else 'ERROR' end),
    100000 + (n * 7919) % 100000000, case when n % 100 < 70 then 1500 + n % 100 end, place.currency,
    place.is_test, 1, 1 + n % (select count(*) from payment_account), 'u-' || (n * 31) % 50000,
    (array['Dilnoza', 'Aziz', 'Sardor', 'Malika', 'Jamshid', 'Nigora', 'Otabek', 'Zilola', 'Rustam', 'Gulnora',
      'Шахноза', 'Фаррух', 'Oʻgʻiloy', 'Kamola', 'Bekzod', 'Yulduz', 'Ulugʻbek', 'Feruza', 'Hasan', 'Lola'])[1 + n % 20],
    (array['Yoʻl', 'Kar', 'Rah', 'Tosh', 'Abd', 'Nor', 'Mirz', 'Xol', 'Salim', 'Ergash'])[1 + n / 20 % 10]
      || (array['dosh', 'im', 'mon', 'mat', 'ulla'])[1 + n / 200 % 5]
      || (array['ov', 'ova', 'ev', 'eva', 'zoda', 'xon'])[1 + n / 1000 % 6] || case n % 997 when 0 then 'iy' else '' end,
    case place.flow_type when 'WITHDRAWAL' then lpad((n * 7919 % 10000)::text, 4, '0') end,
    case place.flow_type when 'WITHDRAWAL' then encode(sha256(n::text::bytea), 'base64') end,
    at, at + interval '4 seconds', at + interval '15 minutes', 5, 6
  from made join place on place.number = made.n % place.places order by n`;

/** Each deposit that is DONE was paid by a transfer; its reference is the provider's id. */
const transfers = `
  insert into transfer (account_id, external_id, source, amount, invoice_id, created_at)
  select account_id, provider_invoice_id, 'provider', amount, id, status_at from invoice
  where status = 'DONE'`;

const accounts = `
  insert into account_invoice (invoice_id, account_id, created_at)
  select id, account_id, created_at from invoice`;

const open = `
  insert into open_invoice (invoice_id)
  select id from invoice where status in ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED')`;

const late = `
  insert into late_invoice (invoice_id, day)
  select id, (status_at at time zone 'UTC')::date from invoice
  where (status_at at time zone 'UTC')::date <> (created_at at time zone 'UTC')::date`;

const tally = `
  insert into invoice_tally (merchant_id, terminal_id, is_test, made, done, done_amount)
  select merchant_id, terminal_id, is_test, count(*), count(*) filter (where status = 'DONE'),
    coalesce(sum(amount) filter (where status = 'DONE'), 0)
  from invoice group by merchant_id, terminal_id, is_test`;

const minutes = `
  insert into terminal_minute (terminal_id, is_test, minute, made, done, canceled, declined)
  select terminal_id, is_test, date_trunc('minute', status_at) as minute, count(*),
    count(*) filter (where status = 'DONE'), count(*) filter (where status = 'CANCELED'),
    count(*) filter (where status = 'DECLINED')
  from invoice where created_at > now() - interval '2 days'
  group by terminal_id, is_test, minute`;

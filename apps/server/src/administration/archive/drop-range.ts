import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  accountMovement,
  carriedBooks,
  entry,
  invoice,
  ledgerAccount,
  ledgerCount,
  ledgerOpening,
  moneyReturn,
  person,
  posting,
  settlement,
  transfer,
} from '../../db/schema.ts';
import { excluded, increased, nameOf, namesOf } from '../../db/names.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { checkLock } from '../../invariants/check-invariants.ts';
import { remainder } from './parts.ts';

/** The partitions of a range of the ledger. */
export type LedgerRange = { readonly postings: string; readonly entries: string };

const id = nameOf(posting.id);
const invoiceId = nameOf(posting.invoiceId);
const postingId = nameOf(entry.postingId);
const accountId = nameOf(entry.accountId);
const amount = nameOf(entry.amount);

/**
 * Takes the postings of finished invoices in a range, with their entries, out of the database, and carries their sums: those
 * of each ledger account to its opening, and those of each invoice to its carried books (RUN-972). All of an invoice goes, or
 * nothing. Everything else stays: what has no invoice, money in suspense or in a reserve, and what changed since.
 * @param since changes of an invoice from this moment on keep its postings
 * @throws StartupError where the sums of what would go are not zero
 */
export async function dropRange(
  tx: Tx,
  { postings, entries }: LedgerRange,
  since: Date,
): Promise<void> {
  const range = { postings: sql.identifier(postings), entries: sql.identifier(entries) };
  await tx.execute(sql`set local tiyin.drops_range = 'on'`);
  // A run of the invariants reads one snapshot, in which the rows would be missing without their sums.
  await tx.execute(sql`select pg_advisory_xact_lock(${checkLock})`);
  await tx.execute(booksOf(range));
  await choose(tx, range, { postings, entries }, since);
  await requireBalance(tx, range);
  await carry(tx, range);
  // Begun again, from the openings.
  await tx.execute(sql`delete from ${ledgerCount}`);
  await replace(tx, range, { postings, entries });
}

type Names = {
  readonly postings: ReturnType<typeof sql.identifier>;
  readonly entries: ReturnType<typeof sql.identifier>;
};

/** The sums of the invoices of the range, as far as its entries go. */
const booksOf = ({ postings, entries }: Names): SQL => sql`
  create temporary table range_books on commit drop as
  select made.${invoiceId} as invoice_id,
    ${sumOf('merchant_balance')} as balance, ${sumOf('fees')} as fees, ${sumOf('payment_account')} as account,
    ${sumOf('merchant_reserve')} as reserve,
    coalesce(sum(leg.${amount}) filter (where ${ledgerAccount.kind} = 'suspense'
      and ${ledgerAccount.merchantId} is not null), 0) as suspense
  from ${postings} made join ${entries} leg on leg.${postingId} = made.${id}
  join ${ledgerAccount} on ${ledgerAccount.id} = leg.${accountId}
  where made.${invoiceId} is not null group by made.${invoiceId}`;

const sumOf = (kind: string): SQL =>
  sql`coalesce(sum(leg.${amount}) filter (where ${ledgerAccount.kind} = ${kind}), 0)::bigint`;

/** The postings that stay, in `range_kept`; the invoices that go are left in `range_books`. */
async function choose(tx: Tx, { postings }: Names, range: LedgerRange, since: Date): Promise<void> {
  await tx.execute(sql`
    create temporary table range_kept on commit drop as
    select made.${id} as id, made.${invoiceId} as invoice_id
    from ${postings} made left join range_books on range_books.invoice_id = made.${invoiceId}
    left join ${invoice} on ${invoice.id} = made.${invoiceId}
    where made.${invoiceId} is null
      or ${invoice.status} not in ('DONE', 'CANCELED', 'DECLINED')
      or ${invoice.statusAt} >= ${since.toISOString()}::timestamptz
      or range_books.reserve <> 0 or range_books.suspense <> 0
      or exists (select from ${posting} where ${posting.invoiceId} = made.${invoiceId}
        and ${posting}.tableoid <> ${range.postings}::regclass)
      or exists (select from ${moneyReturn} where ${moneyReturn.invoiceId} = made.${invoiceId}
        and ${moneyReturn.status} in ('NEW', 'SENT', 'UNKNOWN'))`);
  await tx.execute(
    sql`delete from range_books where invoice_id in (select invoice_id from range_kept)`,
  );
}

const goes = sql`not exists (select from range_kept where range_kept.id = leg.${postingId})`;

async function requireBalance(tx: Tx, { entries }: Names): Promise<void> {
  const broken = await tx.execute(sql`
    select from ${entries} leg where ${goes}
    group by leg.${nameOf(entry.currency)}, leg.${nameOf(entry.isTest)} having sum(leg.${amount}) <> 0`);
  if (broken.length > 0) {
    throw new StartupError(
      'The entries that would be dropped do not sum to zero: run "verify" first.',
    );
  }
}

async function carry(tx: Tx, { postings, entries }: Names): Promise<void> {
  await tx.execute(sql`
    insert into ${ledgerOpening} (${namesOf(ledgerOpening, 'accountId', 'amount', 'until')})
    select leg.${accountId}, sum(leg.${amount}), (select max(${nameOf(posting.createdAt)}) from ${postings})
    from ${entries} leg where ${goes} group by leg.${accountId} order by leg.${accountId}
    on conflict (${nameOf(ledgerOpening.accountId)}) do update set ${increased(ledgerOpening.amount)},
      ${nameOf(ledgerOpening.until)} = greatest(${ledgerOpening.until}, ${excluded(ledgerOpening.until)})`);
  await tx.execute(sql`
    insert into ${carriedBooks} (${namesOf(carriedBooks, 'invoiceId', 'balance', 'fees', 'account')})
    select invoice_id, balance, fees, account from range_books where balance <> 0 or fees <> 0 or account <> 0
    on conflict (${nameOf(carriedBooks.invoiceId)}) do update
      set ${increased(carriedBooks.balance, carriedBooks.fees, carriedBooks.account)}`);
}

/** Two partitions of the same range, with the rows that stay, take the place of the two. */
async function replace(tx: Tx, { postings, entries }: Names, range: LedgerRange): Promise<void> {
  const [place] = await tx.execute<{ bound: string }>(sql`
    select pg_get_expr(relpartbound, oid) as bound from pg_class where oid = ${range.postings}::regclass`);
  const tables = [
    { parent: 'posting', name: postings, part: range.postings, key: id },
    { parent: 'entry', name: entries, part: range.entries, key: postingId },
  ];
  for (const { parent, name, part, key } of tables) {
    const kept = sql.identifier(remainder(part));
    await tx.execute(sql`create table ${kept} (like ${sql.identifier(parent)} including all)`);
    await tx.execute(
      sql`insert into ${kept} select * from ${name} where ${key} in (select id from range_kept)`,
    );
  }
  // Dropping a table locks those that it refers to. Locked first, no transaction is between them and its postings.
  await tx.execute(sql`lock table ${invoice}, ${transfer}, ${settlement}, ${accountMovement}, ${person},
    ${ledgerAccount} in access exclusive mode`);
  for (const { parent, name, part } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(parent)} detach partition ${name}`);
    await tx.execute(sql`drop table ${name}`);
    await tx.execute(sql`alter table ${sql.identifier(parent)} attach partition
      ${sql.identifier(remainder(part))} ${sql.raw(place?.bound ?? '')}`);
    await tx.execute(
      sql`select dress_partition(${parent}::regclass, ${remainder(part)}::regclass)`,
    );
  }
  await tx.execute(sql`drop table range_kept, range_books`);
}

import type { CurrencyCode } from '@tiyin/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';

/** Which books: a currency, and test or production, which never mix (decision 4). */
export type Book = { readonly currency: CurrencyCode; readonly isTest: boolean };

/** An account of the ledger by what it stands for (decision 10). */
export type LedgerAccountName =
  | { readonly kind: 'merchant_balance'; readonly merchantId: number }
  | { readonly kind: 'merchant_reserve'; readonly merchantId: number }
  | { readonly kind: 'fees'; readonly merchantId: number }
  | { readonly kind: 'payment_account'; readonly paymentAccountId: number }
  /** Without a merchant: money of which nobody knows yet whose it is. */
  | { readonly kind: 'suspense'; readonly merchantId?: number }
  | { readonly kind: 'settled_usdt'; readonly merchantId: number }
  | { readonly kind: 'fx_clearing' }
  | { readonly kind: 'treasury' };

function identity(name: LedgerAccountName, book: Book) {
  return {
    kind: name.kind,
    merchantId: 'merchantId' in name ? (name.merchantId ?? null) : null,
    paymentAccountId: 'paymentAccountId' in name ? name.paymentAccountId : null,
    currency: book.currency,
    isTest: book.isTest,
  };
}

type Identity = ReturnType<typeof identity>;

/** An account of a book. */
type Named = { readonly name: LedgerAccountName; readonly book: Book };

const selectAccount = statement((composer, given: Given<Identity>) =>
  composer
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, given('kind')),
        eq(ledgerAccount.currency, given('currency')),
        eq(ledgerAccount.isTest, given('isTest')),
        // As the index has it that makes an account the only one of its identity.
        sql`coalesce(${ledgerAccount.merchantId}, 0) = coalesce(${given('merchantId')}::integer, 0)`,
        sql`coalesce(${ledgerAccount.paymentAccountId}, 0)
          = coalesce(${given('paymentAccountId')}::integer, 0)`,
      ),
    ),
);

/** The ids of ledger accounts, in the order given; those that are not there yet are opened. */
export async function ledgerAccountIds(tx: Tx, named: readonly Named[]): Promise<number[]> {
  const accounts = named.map(({ name, book }) => identity(name, book));
  const known = await findIds(tx, accounts);
  const missing = accounts.filter((_, index) => known[index] === undefined);
  if (missing.length > 0) await tx.insert(ledgerAccount).values(missing).onConflictDoNothing();
  const opened = missing.length > 0 ? await findIds(tx, accounts) : known;
  return opened.map((id, index) => {
    if (id === undefined) throw new Error(`account ${named[index]?.name.kind} could not be opened`);
    return id;
  });
}

function findIds(tx: Tx, accounts: readonly Identity[]): Promise<(number | undefined)[]> {
  return Promise.all(
    accounts.map(async (account) => {
      const [row] = await selectAccount(tx, account);
      return row?.id;
    }),
  );
}

/** The id of a ledger account, opened when it is first needed. */
export async function ledgerAccountId(
  tx: Tx,
  name: LedgerAccountName,
  book: Book,
): Promise<number> {
  const [id] = await ledgerAccountIds(tx, [{ name, book }]);
  if (id === undefined) throw new Error(`account ${name.kind} was not found`);
  return id;
}

/** What stands on a ledger account, in minor units, credit-positive; zero before its first entry. */
export async function ledgerBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<bigint> {
  const [row] = await selectAccount(tx, identity(name, book));
  return row?.balance ?? 0n;
}

/**
 * What stands on a ledger account, likewise, kept from moving until the transaction ends: for who judges
 * whether there is enough. Opens the account where there is none.
 */
export async function lockedBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<bigint> {
  const id = await ledgerAccountId(tx, name, book);
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, id))
    .for('no key update');
  if (!row) throw new Error(`ledger account ${id} is gone`);
  return row.balance;
}

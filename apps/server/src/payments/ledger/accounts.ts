import type { CurrencyCode } from '@tiyin/domain/money';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount } from '../../db/schema.ts';

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

function whereIs(account: Identity) {
  return and(
    eq(ledgerAccount.kind, account.kind),
    eq(ledgerAccount.currency, account.currency),
    eq(ledgerAccount.isTest, account.isTest),
    account.merchantId === null
      ? isNull(ledgerAccount.merchantId)
      : eq(ledgerAccount.merchantId, account.merchantId),
    account.paymentAccountId === null
      ? isNull(ledgerAccount.paymentAccountId)
      : eq(ledgerAccount.paymentAccountId, account.paymentAccountId),
  );
}

type Named = { readonly name: LedgerAccountName; readonly book: Book };

/**
 * Finds the ids of ledger accounts, and opens those that are not there yet. One round trip once all are.
 * @returns what was given, in its order, each with the id of its account
 */
export async function withAccountIds<T extends Named>(
  tx: Tx,
  named: readonly T[],
): Promise<(T & { readonly accountId: number })[]> {
  const accounts = named.map(({ name, book }) => identity(name, book));
  const known = await findAll(tx, accounts);
  const missing = accounts.filter((account) => idAmong(known, account) === undefined);
  if (missing.length > 0) {
    await tx.insert(ledgerAccount).values(missing).onConflictDoNothing();
    known.push(...(await findAll(tx, missing)));
  }
  return named.map((each) => {
    const accountId = idAmong(known, identity(each.name, each.book));
    if (accountId === undefined) throw new Error(`account ${each.name.kind} could not be opened`);
    return { ...each, accountId };
  });
}

function findAll(
  tx: Tx,
  accounts: readonly Identity[],
): Promise<(typeof ledgerAccount.$inferSelect)[]> {
  return tx
    .select()
    .from(ledgerAccount)
    .where(or(...accounts.map(whereIs)));
}

function idAmong(
  rows: readonly (Identity & { id: number })[],
  account: Identity,
): number | undefined {
  return rows.find(
    (row) =>
      row.kind === account.kind &&
      row.currency === account.currency &&
      row.isTest === account.isTest &&
      row.merchantId === account.merchantId &&
      row.paymentAccountId === account.paymentAccountId,
  )?.id;
}

/** The id of a ledger account, opened when it is first needed. */
export async function ledgerAccountId(
  tx: Tx,
  name: LedgerAccountName,
  book: Book,
): Promise<number> {
  const [account] = await withAccountIds(tx, [{ name, book }]);
  if (!account) throw new Error(`account ${name.kind} was not found`);
  return account.accountId;
}

/** What stands on a ledger account, in minor units, credit-positive; zero before its first entry. */
export async function ledgerBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<bigint> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(whereIs(identity(name, book)));
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

import type { CurrencyCode } from '@tiyin/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
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

function whereIs(account: ReturnType<typeof identity>) {
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

/** The id of a ledger account, opened when it is first needed. */
export async function ledgerAccountId(
  tx: Tx,
  name: LedgerAccountName,
  book: Book,
): Promise<number> {
  const account = identity(name, book);
  const found = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(whereIs(account));
  if (found[0]) return found[0].id;
  await tx.insert(ledgerAccount).values(account).onConflictDoNothing();
  const [opened] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(whereIs(account));
  if (!opened) throw new Error(`ledger account ${name.kind} could not be opened`);
  return opened.id;
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

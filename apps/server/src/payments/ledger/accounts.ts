import type { AccountId, LedgerAccountId, MerchantId } from '@tiyin/domain/ids';
import { type CurrencyCode, zeroUnits, type Money, money } from '@tiyin/domain/money';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, ledgerTotal } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';

/** Which books: a currency, and test or production, which never mix (LEDGER-11). */
export type Book = { readonly currency: CurrencyCode; readonly isTest: boolean };

/** A ledger account by its meaning (LEDGER-13). */
export type LedgerAccountName =
  | { readonly kind: 'merchant_balance'; readonly merchantId: MerchantId }
  | { readonly kind: 'merchant_reserve'; readonly merchantId: MerchantId }
  | { readonly kind: 'fees'; readonly merchantId: MerchantId }
  | { readonly kind: 'payment_account'; readonly paymentAccountId: AccountId }
  /** Without a merchant: money without a known owner. */
  | { readonly kind: 'suspense'; readonly merchantId?: MerchantId }
  /** Money out of suspense that is on its way back to its sender. */
  | { readonly kind: 'return_reserve' }
  | { readonly kind: 'settled_usdt'; readonly merchantId: MerchantId }
  | { readonly kind: 'fx_clearing' }
  | { readonly kind: 'treasury' };

/** The unique key of an account, as its unique index has it. */
export type Identity = Pick<
  typeof ledgerAccount.$inferSelect,
  'kind' | 'merchantId' | 'paymentAccountId' | 'currency' | 'isTest'
>;

/** The identity of an account in a book. */
export function identity(name: LedgerAccountName, book: Book): Identity {
  return {
    kind: name.kind,
    merchantId: 'merchantId' in name ? (name.merchantId ?? null) : null,
    paymentAccountId: 'paymentAccountId' in name ? name.paymentAccountId : null,
    currency: book.currency,
    isTest: book.isTest,
  };
}

const selectTotal = statement((composer, given: Given<Identity>) =>
  composer
    .select({
      id: ledgerTotal.id,
      balance: ledgerTotal.balance,
      currency: ledgerTotal.currency,
    })
    .from(ledgerTotal)
    .where(isAccount(ledgerTotal, given)),
);

const lock = statement((composer, given: Given<Identity>) =>
  composer
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(isAccount(ledgerAccount, given))
    .for('no key update'),
);

function isAccount(table: typeof ledgerAccount | typeof ledgerTotal, given: Given<Identity>) {
  return and(
    eq(table.kind, given('kind')),
    eq(table.currency, given('currency')),
    eq(table.isTest, given('isTest')),
    sql`coalesce(${table.merchantId}, 0) = coalesce(${given('merchantId')}::integer, 0)`,
    sql`coalesce(${table.paymentAccountId}, 0)
      = coalesce(${given('paymentAccountId')}::integer, 0)`,
  );
}

/** Opens those of these accounts that are not there yet. */
export async function openAccounts(tx: Tx, accounts: readonly Identity[]): Promise<void> {
  await tx
    .insert(ledgerAccount)
    .values([...accounts])
    .onConflictDoNothing();
}

/** The id of a ledger account, opened when it is first needed. */
export async function ledgerAccountId(
  tx: Tx,
  name: LedgerAccountName,
  book: Book,
): Promise<LedgerAccountId> {
  const account = identity(name, book);
  const [known] = await selectTotal(tx, account);
  if (known) return known.id;
  await openAccounts(tx, [account]);
  const [opened] = await selectTotal(tx, account);
  if (!opened) throw new Error(`account ${name.kind} could not be opened`);
  return opened.id;
}

/**
 * The balance of a ledger account, credit-positive; zero before its first entry.
 */
export async function ledgerBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<Money> {
  const [row] = await selectTotal(tx, identity(name, book));
  return row ? money(row.balance, row.currency) : money(zeroUnits, book.currency);
}

/**
 * The balance of a ledger account, for checks of sufficient funds. Nothing takes from it until the
 * transaction ends; what others add meanwhile does not wait (LEDGER-401). Opens the account if needed.
 */
export async function lockedBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<Money> {
  const account = identity(name, book);
  const locked = await readLocked(tx, account);
  if (locked) return locked;
  await openAccounts(tx, [account]);
  const opened = await readLocked(tx, account);
  if (opened) return opened;
  throw new Error(`account ${name.kind} could not be opened`);
}

/** Read by a second statement: the first one sees what was there before it waited. */
async function readLocked(tx: Tx, account: Identity): Promise<Money | undefined> {
  const [[locked], [row]] = await Promise.all([lock(tx, account), selectTotal(tx, account)]);
  return locked && row && money(row.balance, row.currency);
}

/** Waits for all entries of a ledger account, also those that add to it, and holds others back until the end. */
export async function holdEntries(tx: Tx, id: LedgerAccountId): Promise<void> {
  await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, id))
    .for('update');
}

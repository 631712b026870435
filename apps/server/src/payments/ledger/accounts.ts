import type { AccountId, LedgerAccountId, MerchantId } from '@tiyin/domain/ids';
import { type CurrencyCode, zeroUnits, type Money, money } from '@tiyin/domain/money';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount } from '../../db/schema.ts';
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

const selectAccount = statement((composer, given: Given<Identity>) =>
  composer
    .select({
      id: ledgerAccount.id,
      balance: ledgerAccount.balance,
      currency: ledgerAccount.currency,
    })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, given('kind')),
        eq(ledgerAccount.currency, given('currency')),
        eq(ledgerAccount.isTest, given('isTest')),
        sql`coalesce(${ledgerAccount.merchantId}, 0) = coalesce(${given('merchantId')}::integer, 0)`,
        sql`coalesce(${ledgerAccount.paymentAccountId}, 0)
          = coalesce(${given('paymentAccountId')}::integer, 0)`,
      ),
    ),
);

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
  const [known] = await selectAccount(tx, account);
  if (known) return known.id;
  await openAccounts(tx, [account]);
  const [opened] = await selectAccount(tx, account);
  if (!opened) throw new Error(`account ${name.kind} could not be opened`);
  return opened.id;
}

/**
 * The balance of a ledger account, credit-positive; zero before its first entry.
 */
export async function ledgerBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<Money> {
  const [row] = await selectAccount(tx, identity(name, book));
  return row ? money(row.balance, row.currency) : money(zeroUnits, book.currency);
}

/**
 * The balance of a ledger account, locked until the transaction ends, for checks of sufficient
 * funds. Opens the account if needed.
 */
export async function lockedBalance(tx: Tx, name: LedgerAccountName, book: Book): Promise<Money> {
  const id = await ledgerAccountId(tx, name, book);
  const [row] = await tx
    .select({ balance: ledgerAccount.balance, currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, id))
    .for('no key update');
  if (!row) throw new Error(`ledger account ${id} is gone`);
  return money(row.balance, row.currency);
}

import type { CurrencyCode } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { AccountRow } from '../accounts/account-row.ts';
import { standingAndExpected } from './account-funds.ts';
import { lockCandidates, markUsed } from './candidates.ts';
import { takeLease } from './leases.ts';

type Wish = {
  readonly poolId: number;
  readonly methodId: number;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly isTest: boolean;
  readonly invoiceId: string;
  /** Accounts that keep this amount for this invoice already: they come first. */
  readonly keptOn: readonly number[];
  readonly now: Date;
};

/** Why an account was passed over or taken; kept with the invoice (decision 19). */
export type RoutingStep = {
  readonly accountId: number;
  readonly outcome: 'disabled' | 'no_credentials' | 'limit_reached' | 'amount_taken' | 'chosen';
};

type Choice = { readonly account: AccountRow | undefined; readonly explanation: RoutingStep[] };

/** Chooses the account that a deposit's money shall go to and leases the amount on it (decision 19). */
export async function chooseAccount(tx: Tx, wish: Wish): Promise<Choice> {
  const explanation: RoutingStep[] = [];
  const isKept = (account: AccountRow) => Number(wish.keptOn.includes(account.id));
  const candidates = await lockCandidates(tx, wish);
  for (const candidate of candidates.toSorted((a, b) => isKept(b) - isKept(a))) {
    const outcome = await tryAccount(tx, wish, candidate);
    explanation.push({ accountId: candidate.id, outcome });
    if (outcome === 'chosen') return { account: candidate, explanation };
  }
  return { account: undefined, explanation };
}

/** Tries one locked account: whether its limit has room, and the amount is free, which is then leased. */
export async function tryAccount(
  tx: Tx,
  wish: Pick<Wish, 'amount' | 'currency' | 'invoiceId' | 'isTest' | 'now'>,
  account: AccountRow,
): Promise<RoutingStep['outcome']> {
  if (!account.isEnabled) return 'disabled';
  if (account.valueEncrypted === null) return 'no_credentials';
  const expected = await standingAndExpected(tx, {
    accountId: account.id,
    currency: wish.currency,
    isTest: wish.isTest,
    exceptInvoiceId: wish.invoiceId,
  });
  if (expected + wish.amount > account.limit) return 'limit_reached';
  const isTaken = await takeLease(tx, {
    accountId: account.id,
    amount: wish.amount,
    isUnique: account.checkUniqueAmount,
    invoiceId: wish.invoiceId,
    now: wish.now,
  });
  if (!isTaken) return 'amount_taken';
  markUsed(tx, { accountId: account.id, lastUsedAt: wish.now });
  return 'chosen';
}

import type { CurrencyCode } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { AccountRow } from '../accounts/account-row.ts';
import { type CandidateFunds, candidateFunds, standingAndExpected } from './account-funds.ts';
import { lockCandidates, markUsed } from './candidates.ts';
import { takeFreeLease, takeLease } from './leases.ts';

type Wish = {
  readonly terminalId: number;
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

/** An account beside other accounts that were read with it. */
type Candidate = { readonly account: AccountRow; readonly funds: CandidateFunds };

/** Locks the accounts that may be chosen, and reads what stands on them behind the lock. */
export async function readCandidates(
  tx: Tx,
  wish: Omit<Wish, 'keptOn' | 'now'>,
): Promise<Candidate[]> {
  const [accounts, funds] = await Promise.all([
    lockCandidates(tx, wish),
    candidateFunds(tx, { ...wish, exceptInvoiceId: wish.invoiceId }),
  ]);
  return accounts.flatMap((account) => {
    const its = funds.get(account.id);
    return its ? [{ account, funds: its }] : [];
  });
}

/** Chooses the account that a deposit's money shall go to and leases the amount on it (decision 19). */
export async function chooseAccount(
  tx: Tx,
  wish: Wish,
  candidates: readonly Candidate[],
): Promise<Choice> {
  const explanation: RoutingStep[] = [];
  const isKept = ({ account }: Candidate) => Number(wish.keptOn.includes(account.id));
  for (const candidate of candidates.toSorted((a, b) => isKept(b) - isKept(a))) {
    const { account } = candidate;
    const outcome = await judge(tx, wish, candidate);
    explanation.push({ accountId: account.id, outcome });
    if (outcome === 'chosen') return { account, explanation };
  }
  return { account: undefined, explanation };
}

type Tried = Pick<Wish, 'amount' | 'currency' | 'invoiceId' | 'isTest' | 'now'>;

/** Tries one locked account: whether its limit has room, and the amount is free, which is then leased. */
export async function tryAccount(
  tx: Tx,
  wish: Tried,
  account: AccountRow,
): Promise<RoutingStep['outcome']> {
  const expected = await standingAndExpected(tx, {
    accountId: account.id,
    currency: wish.currency,
    isTest: wish.isTest,
    exceptInvoiceId: wish.invoiceId,
  });
  return judge(tx, wish, { account, funds: { expected, isLeased: true } });
}

async function judge(
  tx: Tx,
  wish: Tried,
  { account, funds }: Candidate,
): Promise<RoutingStep['outcome']> {
  if (!account.isEnabled) return 'disabled';
  if (account.valueEncrypted === null) return 'no_credentials';
  if (funds.expected + wish.amount > account.limit) return 'limit_reached';
  const { amount, invoiceId, now } = wish;
  const { id: accountId, checkUniqueAmount: isUnique } = account;
  const claim = { accountId, amount, isUnique, invoiceId, now };
  // Who leases without holding the account is rare: then this transaction is run again.
  if (!funds.isLeased) takeFreeLease(tx, claim);
  else if (!(await takeLease(tx, claim))) return 'amount_taken';
  markUsed(tx, { accountId, lastUsedAt: now });
  return 'chosen';
}

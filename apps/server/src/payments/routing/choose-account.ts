import type { AccountId, InvoiceId, MethodId, TerminalId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  type MinorUnits,
  addMoney,
  isLessMoney,
  money,
} from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { CandidateRow } from './account-row.ts';
import {
  type CandidateFunds,
  type PoolFunds,
  candidateFunds,
  standingAndExpected,
} from './account-funds.ts';
import { lockCandidates, markUsed } from './candidates.ts';
import { type LeaseHolder, shareOfMerchant } from './fair-share.ts';
import { takeFreeLease, takeLease } from './leases.ts';

type Input = {
  readonly terminalId: TerminalId;
  readonly methodId: MethodId;
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  readonly isTest: boolean;
  readonly invoiceId: InvoiceId;
  readonly holder: LeaseHolder;
  /** Accounts that keep this amount for this invoice already: they come first. */
  readonly keptOn: readonly AccountId[];
  readonly now: Date;
};

/** Why an account was passed over or taken; kept with the invoice (ROUTING-30). */
export type RoutingStep = {
  readonly accountId: AccountId;
  readonly outcome:
    | 'disabled'
    | 'paused'
    | 'provider_paused'
    | 'no_credentials'
    | 'limit_reached'
    | 'amount_taken'
    | 'share_used'
    | 'chosen';
};

type Choice = { readonly account: CandidateRow | undefined; readonly explanation: RoutingStep[] };

/** An account beside other accounts that were read with it. */
export type Candidate = { readonly account: CandidateRow; readonly funds: CandidateFunds };

/** The accounts that may be chosen, locked, and how their pool is used. */
export type Candidates = Omit<PoolFunds, 'candidates'> & { readonly all: readonly Candidate[] };

/** Locks the candidate accounts, and then reads their balances. */
export async function readCandidates(tx: Tx, input: Omit<Input, 'keptOn'>): Promise<Candidates> {
  const { terminalId, methodId, currency, isTest, amount, invoiceId, holder, now } = input;
  const wanted = { terminalId, methodId, currency, isTest };
  const [accounts, { candidates, ...pool }] = await Promise.all([
    lockCandidates(tx, wanted),
    candidateFunds(tx, { ...wanted, ...holder, amount, exceptInvoiceId: invoiceId, now }),
  ]);
  const all = accounts.flatMap((account) => {
    const funds = candidates.get(account.id);
    return funds ? [{ account, funds }] : [];
  });
  return { ...pool, all };
}

/** Chooses the account that a deposit's money shall go to and leases the amount on it (ROUTING-30). */
export async function chooseAccount(tx: Tx, input: Input, candidates: Candidates): Promise<Choice> {
  const explanation: RoutingStep[] = [];
  const isKept = ({ account }: Candidate) => input.keptOn.includes(account.id);
  const isShareUsed = isShareOfMerchantUsed(candidates);
  const inOrder = candidates.all.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)));
  for (const candidate of inOrder) {
    const { account, funds } = candidate;
    // Of an account that the merchant holds for the amount, "taken" is the better reason.
    const isOther = account.checkUniqueAmount && !funds.isMerchants && !isKept(candidate);
    const isBeyondShare = isShareUsed && isOther;
    const outcome = isBeyondShare ? 'share_used' : await judge(tx, input, candidate);
    explanation.push({ accountId: account.id, outcome });
    if (outcome === 'chosen') return { account, explanation };
  }
  return { account: undefined, explanation };
}

/** Whether an account takes deposits at all. */
export function isUsable(account: CandidateRow): boolean {
  const { isEnabled, isProviderPaused, pausedAt, valueEncrypted } = account;
  return isEnabled && !isProviderPaused && pausedAt === null && valueEncrypted !== null;
}

/** Whether a merchant holds its share of the accounts for an amount, of those that keep amounts apart (ROUTING-202). */
export function isShareOfMerchantUsed({ all, isShared }: Candidates): boolean {
  const unique = all.filter(({ account }) => isUsable(account) && account.checkUniqueAmount);
  const held = unique.filter(({ funds }) => funds.isMerchants);
  return isShared && held.length > 0 && held.length >= shareOfMerchant(unique.length);
}

type Tried = Pick<Input, 'amount' | 'currency' | 'invoiceId' | 'isTest' | 'holder' | 'now'>;

/** Tries one locked account: whether its limit has room, and the amount is free, which is then leased. */
export async function tryAccount(
  tx: Tx,
  input: Tried,
  account: CandidateRow,
): Promise<RoutingStep['outcome']> {
  const expected = await standingAndExpected(tx, {
    accountId: account.id,
    currency: input.currency,
    isTest: input.isTest,
    exceptInvoiceId: input.invoiceId,
  });
  return judge(tx, input, { account, funds: { expected, isLeased: true, isMerchants: false } });
}

const limitOf = ({ limit, currency }: CandidateRow) => money(limit, currency);

async function judge(
  tx: Tx,
  input: Tried,
  { account, funds }: Candidate,
): Promise<RoutingStep['outcome']> {
  if (!account.isEnabled) return 'disabled';
  if (account.pausedAt !== null) return 'paused';
  if (account.isProviderPaused) return 'provider_paused';
  if (account.valueEncrypted === null) return 'no_credentials';
  if (isLessMoney(limitOf(account), addMoney(funds.expected, input))) return 'limit_reached';
  const { amount, invoiceId, holder, now } = input;
  const { id: accountId, checkUniqueAmount: isUnique } = account;
  const claim = { accountId, amount, isUnique, invoiceId, ...holder, now };
  // A lease without holding the account is rare: then this transaction is run again.
  if (!funds.isLeased) {
    takeFreeLease(tx, claim);
    return 'chosen';
  }
  if (!(await takeLease(tx, claim))) return 'amount_taken';
  markUsed(tx, { accountId, lastUsedAt: now });
  return 'chosen';
}

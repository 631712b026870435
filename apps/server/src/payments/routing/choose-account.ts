import type { AccountId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { standingAndExpected } from './account-funds.ts';
import { type CandidateRow, judgedAccount } from './account-row.ts';
import { shareOfMerchant } from './fair-share.ts';
import type { Candidate, Candidates } from './read-candidates.ts';
import { type Claimed, type Refusal, leaseOn, refusalOf, takeAccount } from './take-account.ts';

type Input = Claimed & {
  /** Accounts that keep this amount for this invoice already: they come first. */
  readonly keptOn: readonly AccountId[];
};

/** Why an account was passed over or taken; kept with the invoice (ROUTING-30). */
export type RoutingStep = {
  readonly accountId: AccountId;
  readonly outcome: Refusal | 'chosen' | 'share_used';
};

type Choice = {
  readonly account: CandidateRow | undefined;
  readonly explanation: readonly RoutingStep[];
};

/**
 * Chooses the account that a deposit's money shall go to and leases the amount on it (ROUTING-30). Accounts are
 * judged as they were read; the one that is taken is judged again under its lock, and no other is locked.
 */
export async function chooseAccount(tx: Tx, input: Input, candidates: Candidates): Promise<Choice> {
  const isKept = ({ account }: Candidate) => input.keptOn.includes(account.id);
  const isShareUsed = isShareOfMerchantUsed(candidates);
  const inOrder = candidates.all.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)));
  const refusals = new Map<AccountId, Exclude<RoutingStep['outcome'], 'chosen'>>();
  for (const candidate of inOrder) {
    const { account, funds } = candidate;
    // Of an account that the merchant holds for the amount, "taken" is the better reason.
    const isOther = account.checkUniqueAmount && !funds.isMerchants && !isKept(candidate);
    const refusal = isShareUsed && isOther ? 'share_used' : refusalOf(input, account, funds);
    if (refusal) refusals.set(account.id, refusal);
  }
  const open = inOrder.filter(({ account }) => !refusals.has(account.id));
  const ranks = Map.groupBy(open, (one) => (isKept(one) ? 'kept' : one.account.priority));
  const account = await takeAccount(tx, input, ranks.values(), refusals);
  return { account, explanation: explain(inOrder, refusals, account?.id) };
}

/** The accounts up to the one that was chosen, without those that others were taking. */
function explain(
  inOrder: readonly Candidate[],
  refusals: ReadonlyMap<AccountId, Exclude<RoutingStep['outcome'], 'chosen'>>,
  chosenId: AccountId | undefined,
): RoutingStep[] {
  const end = inOrder.findIndex(({ account }) => account.id === chosenId);
  const before = end === -1 ? inOrder : inOrder.slice(0, end);
  const passed = before.flatMap(({ account: { id: accountId } }): RoutingStep[] => {
    const outcome = refusals.get(accountId);
    return outcome ? [{ accountId, outcome }] : [];
  });
  return chosenId === undefined ? passed : [...passed, { accountId: chosenId, outcome: 'chosen' }];
}

/** Whether a merchant holds its share of the accounts for an amount, of those that keep amounts apart (ROUTING-202). */
export function isShareOfMerchantUsed({ all, isShared }: Candidates): boolean {
  const unique = all.filter(
    ({ account }) => account.obstacle === undefined && account.checkUniqueAmount,
  );
  const held = unique.filter(({ funds }) => funds.isMerchants);
  return isShared && held.length > 0 && held.length >= shareOfMerchant(unique.length);
}

/** Tries one locked account: whether its limit has room, and the amount is free, which is then leased. */
export async function tryAccount(
  tx: Tx,
  input: Claimed,
  account: CandidateRow,
): Promise<RoutingStep['outcome']> {
  const expected = await standingAndExpected(tx, {
    accountId: account.id,
    currency: input.currency,
    isTest: input.isTest,
    exceptInvoiceId: input.invoiceId,
  });
  const refusal = refusalOf(input, judgedAccount(account), { expected, isTaken: false });
  if (refusal) return refusal;
  return (await leaseOn(tx, input, account, { isLeased: true })) ? 'chosen' : 'amount_taken';
}

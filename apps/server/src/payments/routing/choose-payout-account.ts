import type { AccountId } from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, isLessMoney } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { CandidateRow } from './account-row.ts';
import { standingLessPayouts } from './account-funds.ts';
import { markUsed } from './candidates.ts';

type Input = {
  /** The accounts that may pay it, locked by `lockCandidates`. */
  readonly candidates: readonly CandidateRow[];
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  readonly isTest: boolean;
  /** Accounts that refused it in this round: another route is tried (ROUTING-39). */
  readonly refusedBy: readonly AccountId[];
  readonly now: Date;
};

/** Why an account was passed over or taken; kept with the invoice (ROUTING-29). */
type PayoutRoutingStep = {
  readonly accountId: AccountId;
  readonly outcome:
    | 'refused_before'
    | 'disabled'
    | 'paused'
    | 'provider_paused'
    | 'too_little_money'
    | 'chosen';
};

type Choice = {
  readonly account: CandidateRow | undefined;
  readonly explanation: readonly PayoutRoutingStep[];
};

/**
 * Chooses the account that pays a withdrawal: its balance less open payouts covers it (ROUTING-35).
 */
export async function choosePayoutAccount(tx: Tx, input: Input): Promise<Choice> {
  const explanation: PayoutRoutingStep[] = [];
  for (const candidate of input.candidates) {
    const outcome = await judge(tx, input, candidate);
    explanation.push({ accountId: candidate.id, outcome });
    if (outcome === 'chosen') {
      markUsed(tx, { accountId: candidate.id, lastUsedAt: input.now });
      return { account: candidate, explanation };
    }
  }
  return { account: undefined, explanation };
}

async function judge(
  tx: Tx,
  input: Input,
  account: CandidateRow,
): Promise<PayoutRoutingStep['outcome']> {
  if (input.refusedBy.includes(account.id)) return 'refused_before';
  if (!account.isEnabled) return 'disabled';
  if (account.pausedAt !== null) return 'paused';
  if (account.isProviderPaused) return 'provider_paused';
  const available = await standingLessPayouts(tx, { ...input, accountId: account.id });
  return isLessMoney(available, input) ? 'too_little_money' : 'chosen';
}

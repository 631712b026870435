import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  type MinorUnits,
  addMoney,
  isLessMoney,
  money,
} from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import { LostRace } from '../../db/query-error.ts';
import { type CandidateFunds, accountFunds } from './account-funds.ts';
import {
  type CandidateRow,
  type JudgedAccount,
  type Obstacle,
  judgedAccount,
} from './account-row.ts';
import { lockAwaited, lockFree, markUsed } from './candidates.ts';
import type { LeaseHolder } from './fair-share.ts';
import { takeFreeLease, takeLease } from './leases.ts';
import type { Candidate } from './read-candidates.ts';

/** A deposit whose amount is to be leased on an account. */
export type Claimed = {
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly invoiceId: InvoiceId;
  readonly isTest: boolean;
  readonly holder: LeaseHolder;
  readonly now: Date;
};

/** Why an account cannot be taken. */
export type Refusal = Obstacle | 'amount_taken' | 'limit_reached';

/** Why an account cannot be taken, as far as it was read; undefined where it can. */
export function refusalOf(
  { amount, currency }: Pick<Claimed, 'amount' | 'currency'>,
  account: JudgedAccount,
  funds: Pick<CandidateFunds, 'expected' | 'isTaken'>,
): Refusal | undefined {
  if (account.obstacle !== undefined) return account.obstacle;
  const limit = money(account.limit, account.currency);
  if (isLessMoney(limit, addMoney(funds.expected, { amount, currency }))) return 'limit_reached';
  return account.checkUniqueAmount && funds.isTaken ? 'amount_taken' : undefined;
}

type Refusals<Other> = Map<AccountId, Refusal | Other>;

/**
 * Takes an account for a deposit: judges it again under its lock, which is the only one, and leases the amount
 * on it (ROUTING-400). Of those of one rank, an account that another deposit takes at this moment is used, so
 * it comes last; where each is, it waits.
 * @param ranks the accounts that may be taken, in their order, the equal ones together
 * @param refusals why accounts were passed over: what is found is added
 */
export async function takeAccount<Other>(
  tx: Tx,
  claimed: Claimed,
  ranks: Iterable<readonly Candidate[]>,
  refusals: Refusals<Other>,
): Promise<CandidateRow | undefined> {
  let isHolding = false;
  for (const rank of ranks) {
    const left = new Set(rank.map(({ account }) => account.id));
    let busy: AccountId[] = [];
    while (left.size > 0) {
      const free = [...left].filter((id) => !busy.includes(id));
      const awaited = free.length === 0 ? oneOf(busy, claimed.invoiceId) : undefined;
      // To wait with an account locked may be to wait for one another.
      if (awaited !== undefined && isHolding) throw new LostRace('each account is being taken');
      const locked = await lockOne(tx, claimed, { free, awaited });
      if (!locked) {
        busy = [...busy, ...free];
        continue;
      }
      const { row, funds } = locked;
      busy = awaited === undefined ? busy : [];
      const refusal = refusalOf(claimed, judgedAccount(row), funds);
      if (!refusal && (await leaseOn(tx, claimed, row, funds))) return row;
      refusals.set(row.id, refusal ?? 'amount_taken');
      left.delete(row.id);
      isHolding = true;
    }
  }
  return undefined;
}

type Locked = { readonly row: CandidateRow; readonly funds: CandidateFunds };
type Lockable = { readonly free: readonly AccountId[]; readonly awaited: AccountId | undefined };

/**
 * Locks the awaited account, or the first free one, and reads its funds; undefined where none is free. Mostly the
 * first is, so that its funds are read in the same round trip.
 */
async function lockOne(
  tx: Tx,
  claimed: Claimed,
  { free, awaited }: Lockable,
): Promise<Locked | undefined> {
  const first = awaited ?? free[0];
  if (first === undefined) return undefined;
  const [row, ofFirst] = await Promise.all([
    awaited === undefined ? lockFree(tx, free) : lockAwaited(tx, awaited),
    accountFunds(tx, promisedBy(claimed, first)),
  ]);
  if (!row) {
    if (awaited !== undefined) throw new Error(`payment account ${awaited} is gone`);
    return undefined;
  }
  const funds = row.id === first ? ofFirst : await accountFunds(tx, promisedBy(claimed, row.id));
  return { row, funds };
}

function promisedBy(
  { amount, currency, isTest, invoiceId, holder, now }: Claimed,
  accountId: AccountId,
) {
  const { merchantId } = holder;
  return { amount, currency, isTest, merchantId, exceptInvoiceId: invoiceId, now, accountId };
}

/** Spreads those who wait over the accounts. */
function oneOf(ids: readonly AccountId[], invoiceId: InvoiceId): AccountId {
  const place = Number.parseInt(invoiceId.slice(-6), 16) % ids.length;
  const id = ids[place];
  if (id === undefined) throw new Error('there is no account to wait for');
  return id;
}

/** Leases the amount on a locked account; false where another deposit has it. */
export async function leaseOn(
  tx: Tx,
  { amount, invoiceId, holder, now }: Claimed,
  { id: accountId, checkUniqueAmount: isUnique }: Pick<CandidateRow, 'checkUniqueAmount' | 'id'>,
  { isLeased }: Pick<CandidateFunds, 'isLeased'>,
): Promise<boolean> {
  const claim = { accountId, amount, isUnique, invoiceId, ...holder, now };
  if (!isLeased) {
    takeFreeLease(tx, claim);
    return true;
  }
  if (!(await takeLease(tx, claim))) return false;
  markUsed(tx, { accountId, lastUsedAt: now });
  return true;
}

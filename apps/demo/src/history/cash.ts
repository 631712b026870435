import { money, minorUnits } from '@tiyin/domain/money';
import type { Batch } from './batch.ts';
import type { Participants, CastAccount } from './participants.ts';
import type { LedgerDraft } from './ledger-draft.ts';

/** Where cash is moved, beside the scenarios. */
export type CashDesk = {
  readonly participants: Participants;
  readonly ledger: LedgerDraft;
  readonly batch: Batch;
};

const minuteMs = 60_000;

/** The balance of a payment account, in minor units. */
export function standingOn({ ledger }: CashDesk, account: CastAccount): bigint {
  return -ledger.balance(
    { kind: 'payment_account', paymentAccountId: account.id },
    bookOf(account),
  );
}

/** The balance kept on an account overnight, in minor units. */
function keptOn({ limit }: CastAccount): bigint {
  return limit / 2_000n;
}

/** Each account is given something to begin with. */
export function openAccounts(desk: CashDesk, at: number): void {
  for (const account of desk.participants.accounts) {
    move(desk, account, { amount: keptOn(account), comment: 'Opening balance', at });
  }
}

/** At the start of a day (Unix ms) balances above twice the kept one are swept. */
export function sweepAll(desk: CashDesk, at: number): void {
  for (const account of desk.participants.accounts) {
    if (standingOn(desk, account) > 2n * keptOn(account)) sweep(desk, account, at);
  }
}

/** Sweeps an account early if an amount would bring it near its limit. */
export function makeRoom(desk: CashDesk, account: CastAccount, amount: bigint, at: number): void {
  if (standingOn(desk, account) + amount > account.limit / 2n) sweep(desk, account, at - minuteMs);
}

/** Tops an account up before a payout if its balance is too small. */
export function makeReady(desk: CashDesk, account: CastAccount, amount: bigint, at: number): void {
  if (standingOn(desk, account) >= amount) return;
  const topUp = keptOn(account) + amount;
  move(desk, account, { amount: topUp, comment: 'Top-up for payouts', at: at - 20 * minuteMs });
}

function sweep(desk: CashDesk, account: CastAccount, at: number): void {
  const above = standingOn(desk, account) - keptOn(account);
  if (above > 0n) move(desk, account, { amount: -above, comment: 'To the treasury', at });
}

type Movement = {
  /** Minor units; above zero a top-up. */
  readonly amount: bigint;
  readonly comment: string;
  readonly at: number;
};

function move(desk: CashDesk, account: CastAccount, { amount, comment, at }: Movement): void {
  const { movements } = desk.batch;
  const createdAt = new Date(at);
  movements.push({
    accountId: account.id,
    amount: minorUnits(amount),
    comment,
    personId: null,
    createdAt,
  });
  const own = { kind: 'payment_account', paymentAccountId: account.id } as const;
  const treasury = { kind: 'treasury' } as const;
  const { currency, isTest } = bookOf(account);
  desk.ledger.post({
    kind: 'account_movement',
    movement: movements.length - 1,
    isTest,
    // Accounts are credit-positive: money that comes in is taken from the account.
    movements: [
      amount < 0n
        ? { from: treasury, to: own, money: money(minorUnits(-amount), currency) }
        : { from: own, to: treasury, money: money(minorUnits(amount), currency) },
    ],
    at,
  });
}

/** The sandbox's accounts are of test alone, all others of production (ROUTING-3). */
function bookOf({ currency, isSandbox }: CastAccount) {
  return { currency, isTest: isSandbox };
}

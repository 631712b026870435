import type { InvoiceId } from '@tiyin/domain/ids';
import {
  type DepositFacts,
  type InvoiceStatusCode,
  type PaymentRules,
  type ReceivedOutcome,
  graceMs,
  judgeReceived,
  restAwaitedUntil,
} from '@tiyin/domain/invoices';
import { type MinorUnits, minorUnits, zeroUnits } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { sqlStatement } from '../../db/statement.ts';
import { moneyReturn, transfer } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { notify } from '../../notifications/notify.ts';
import type { StatusReason } from '@tiyin/api/types';
import { appendEvent } from './events.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { invoiceFee } from './fee.ts';
import { leaseRest } from '../routing/lease-rest.ts';
import { type ReadyPosting, writePostings } from '../ledger/insert-posting.ts';
import { type PreloadedBooks, moveAlong, moveInvoice } from './move-invoice.ts';
import { readPaymentRules } from './payment-rules.ts';

/** The deposit's history, as far as money that arrives now depends on it (INVOICE-25). */
export function depositFacts(
  row: Pick<InvoiceRow, 'statusAt' | 'wasMovedByPerson' | 'wasRefused'>,
  now: Date,
): DepositFacts {
  return {
    withinGrace: now.getTime() - row.statusAt.getTime() <= graceMs,
    wasRefused: row.wasRefused,
    wasMovedByPerson: row.wasMovedByPerson,
  };
}

/**
 * A part of a statement: the money reported for an invoice, less its returns that have not failed and those of
 * its transfers from before they were assigned (LEDGER-280).
 */
export function sumReportedFor(invoiceId: SQL): SQL {
  return sql`((select coalesce(sum(${transfer.amount}), 0) from ${transfer}
    where ${transfer.invoiceId} = ${invoiceId})
    - (select coalesce(sum(${moneyReturn.amount}), 0) from ${moneyReturn}
      where ${moneyReturn.invoiceId} = ${invoiceId} and ${moneyReturn.status} <> 'FAILED')
    - (select coalesce(sum(${moneyReturn.amount}), 0) from ${transfer}
      join ${moneyReturn} on ${moneyReturn.transferId} = ${transfer.id}
        and ${moneyReturn.status} <> 'FAILED'
      where ${transfer.invoiceId} = ${invoiceId}))`;
}

const sumReported = sqlStatement<{ invoiceId: InvoiceId }, { total: string }>(
  (given) => sql`select ${sumReportedFor(sql`${given('invoiceId')}::uuid`)} as total`,
);

/** All money reported for an invoice so far and not returned, in minor units (LEDGER-250). */
export async function reportedTotal(tx: Tx, invoiceId: InvoiceId): Promise<MinorUnits> {
  const { rows } = await sumReported(tx, { invoiceId });
  return minorUnits(BigInt(rows[0]?.total ?? '0'));
}

/** Money that was just reported for a deposit. */
type Money = {
  /** The reporter's own id of the transfer. */
  readonly externalId: string;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly actor: Actor;
  /** The reason of the person who assigned it. */
  readonly comment?: string | undefined;
  /** When it was reported: grace counts from then, also where its invoice was found later. */
  readonly cameAt: Date;
  /** All that was reported for the deposit, where it was just read. */
  readonly total?: MinorUnits | undefined;
  readonly preloaded?: PreloadedBooks | undefined;
  readonly now: Date;
};

/** A locked deposit and what follows from the money that came for it. */
export type JudgedMoney = {
  readonly row: InvoiceRow;
  readonly money: Money;
  readonly facts: DepositFacts;
  readonly received: MinorUnits;
  readonly outcome: ReceivedOutcome;
};

/** Exact money is the same under all rules, which are then not read. */
const anyRules: PaymentRules = { shortPayment: 'PERSON', overPayment: 'PERSON' };

/**
 * Judges money that was just recorded for a locked deposit, by the rules of its terminal (INVOICE-24),
 * and leases the rest of its amount. `followMoney` does the rest once the money is posted: payment
 * accounts are locked before balances (LEDGER-201).
 */
export async function judgeMoney(tx: Tx, row: InvoiceRow, money: Money): Promise<JudgedMoney> {
  const { status, amount } = row;
  const received = money.total ?? (await reportedTotal(tx, row.id));
  const facts = depositFacts(row, money.cameAt);
  const rules = received === amount ? anyRules : await rulesFor(tx, row, received);
  const deposit = { status, amount, received, facts, rules };
  const outcome = judgeReceived(deposit);
  const { missing, awaitsRest } = outcome;
  const isPossible = !awaitsRest || (await leaseRest(tx, row, { missing, now: money.now }));
  if (isPossible) return { row, money, facts, received, outcome };
  const byPerson = judgeReceived({ ...deposit, rules: { ...rules, shortPayment: 'PERSON' } });
  return { row, money, facts, received, outcome: byPerson };
}

/**
 * The rules of its terminal for an amount that differs. What does not cover its fee is left to a person: else a
 * customer's tiny transfers could take the merchant's balance below zero (INVOICE-490).
 */
async function rulesFor(tx: Tx, row: InvoiceRow, received: MinorUnits): Promise<PaymentRules> {
  const rules = await readPaymentRules(tx, row.terminalId);
  if (rules.shortPayment !== 'ACCEPT' || received > row.amount || received <= 0n) return rules;
  const fee = await invoiceFee(tx, { ...row, amount: received });
  return fee > received ? { ...rules, shortPayment: 'PERSON' } : rules;
}

/**
 * Moves a deposit as its posted money was judged (INVOICE-15); without a move, staff are notified.
 * @param posting of the money, if it is not yet written
 */
export async function followMoney(
  tx: Tx,
  judged: JudgedMoney,
  posting?: ReadyPosting,
): Promise<void> {
  const { row, money, outcome } = judged;
  const { now } = money;
  const last = outcome.path.at(-1);
  if (outcome.awaitsRest || last === undefined) {
    writePostings(tx, posting ? [posting] : []);
    return outcome.awaitsRest ? awaitRest(tx, judged) : notifyOfMoreMoney(tx, row, money);
  }
  const { actor, comment, externalId: providerInvoiceId, preloaded } = money;
  await moveAlong(tx, acceptAmount(tx, judged), outcome.path, (to, isLast) => ({
    reason: reasonOf(to, judged),
    actor,
    comment,
    fields: { providerInvoiceId },
    preloaded,
    together: isLast ? posting : undefined,
    now,
  }));
  if (outcome.booked > 0n && outcome.excess > 0n) {
    await notifyOfDifference(tx, row, outcome.excess, now);
  }
}

/** Where its terminal accepts all that came, that is the amount from now on (INVOICE-222). */
function acceptAmount(tx: Tx, { row, money, outcome }: JudgedMoney): InvoiceRow {
  const { amount } = outcome;
  if (amount === row.amount) return row;
  const details = { from: String(row.amount), to: String(amount) };
  const { actor, now } = money;
  const event = { code: 'amount_accepted', status: null, actor, details, now } as const;
  return appendEvent(tx, row, event, { amount, adjustment: zeroUnits, fee: null });
}

/** The customer gets more time for the rest (INVOICE-221). */
async function awaitRest(tx: Tx, { row, money, outcome }: JudgedMoney): Promise<void> {
  const { actor, now } = money;
  const matchUntil = new Date(restAwaitedUntil(now.getTime(), row.matchUntil?.getTime()));
  const details = { amount: String(money.amount), missing: String(outcome.missing) };
  const fields = { providerInvoiceId: money.externalId };
  const [to] = outcome.path;
  if (to !== undefined) {
    const move = { to, reason: 'part_received', actor, details, fields, matchUntil, now } as const;
    await moveInvoice(tx, row, move);
    return;
  }
  const event = { code: 'part_received', status: null, actor, details, now } as const;
  appendEvent(tx, row, event, { ...fields, matchUntil });
  enqueue(tx, 'deposit.match-window', { invoiceId: row.id }, matchUntil);
}

/** Why money led a deposit where it led it (INVOICE-15). */
function reasonOf(
  to: InvoiceStatusCode,
  { row, facts, received, outcome }: JudgedMoney,
): StatusReason {
  if (to === 'DONE') return 'booked';
  if (to === 'PAYED') return 'money_reported';
  if (received !== outcome.amount) return 'amount_differs';
  const hasEnded = row.status === 'CANCELED' || row.status === 'DECLINED';
  const isLateAlone = !facts.withinGrace && !facts.wasRefused && !facts.wasMovedByPerson;
  return hasEnded && isLateAlone ? 'money_late' : 'reports_contradict';
}

/** It moves nothing, but staff who decide about the invoice must know that more money arrived. */
async function notifyOfMoreMoney(
  tx: Tx,
  row: InvoiceRow,
  { actor, amount, comment, now }: Money,
): Promise<void> {
  const details = { amount: String(amount) };
  appendEvent(tx, row, { code: 'money_reported', status: null, actor, details, comment, now });
  await notifyOfDifference(tx, row, amount, now);
}

/** Money stays in suspense that a person returns or books (INVOICE-14). */
async function notifyOfDifference(
  tx: Tx,
  row: InvoiceRow,
  amount: MinorUnits,
  now: Date,
): Promise<void> {
  await notify(tx, {
    kind: 'TRANSFER_DIFFERS',
    subject: `invoice:${row.id}`,
    merchantId: row.merchantId,
    isTest: row.isTest,
    details: { amount: String(amount), currency: row.currency },
    now,
  });
}

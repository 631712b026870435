import { asId } from '@tiyin/domain/ids';
import { isReserved, matchWindowMs } from '@tiyin/domain/invoices';
import { feeOf, minorUnits } from '@tiyin/domain/money';
import { actorColumns } from '@tiyin/server/actor';
import { movementsOf } from '@tiyin/server/payments/invoices/books';
import type { Step, Scenario } from '../scenarios/scenario.ts';
import { auditStep, auditCreation, refusalReason } from './audit.ts';
import { writeForm, writeOpening } from './form.ts';
import { actorOf, beginLife, type Life, type HistoryContext } from './life.ts';
import { noteNeed } from './needs.ts';
import { isPayoutBeat, playPayoutBeat } from './payout-steps.ts';
import { reportMoney, vouchForMissing, reasonOfPerson } from './reported-money.ts';
import { routeDeposit } from './routes.ts';

/** How much of a merchant's balance counts, in hundredths: not all that was paid in is booked yet. */
const countedBalance = 70n;

/** Writes a scenario's rows into the batch, exactly as the use cases would have written them. */
export function playScenario(context: HistoryContext, planned: Scenario): void {
  const scenario = areFundsShort(context, planned) ? withoutFunds(planned) : planned;
  const life = beginLife(context, scenario);
  const created: Step = {
    at: scenario.createdAt,
    code: 'created',
    status: 'NEW',
    doer: 'merchant',
  };
  writeEvent(context, life, created, null);
  if (scenario.payout?.isWithoutForm !== true) writeForm(context, life);
  auditCreation(context, life);
  for (const step of scenario.steps) {
    if (!playStep(context, life, step)) break;
  }
  if (scenario.payout?.isWithoutForm !== true) writeOpening(context, life);
  context.batch.invoices.push(life.row);
  context.batch.payouts.push(...life.payouts);
}

function areFundsShort(
  { ledger, participants }: HistoryContext,
  { terminal, amount, payout }: Scenario,
): boolean {
  if (!payout) return false;
  const merchantId = participants.terminals.get(terminal)?.merchantId ?? asId(0);
  const balance = ledger.balance({ kind: 'merchant_balance', merchantId }, terminal);
  return (balance * countedBalance) / 100n < amount + feeOf(minorUnits(amount), terminal.fee);
}

/** Without funds no payout is made without a form, and the request of a form is declined. */
function withoutFunds(scenario: Scenario): Scenario {
  const { payout, steps } = scenario;
  if (!payout || !steps.some(({ code }) => code === 'payout_started')) return scenario;
  return {
    ...scenario,
    payout: { ...payout, isWithoutForm: false },
    steps: payout.ifFundsAreShort,
  };
}

/** Plays one step; false where the scenario ends with it, because no route was left. */
function playStep(context: HistoryContext, life: Life, step: Step): boolean {
  if (isPayoutBeat(life, step)) return playPayoutBeat(context, life, step, move);
  move(context, life, step, prepare(context, life, step));
  return true;
}

/** A step's changes of its invoice besides the status; returns the details of its event. */
function prepare(context: HistoryContext, life: Life, step: Step): object | null {
  const { code, at, status } = step;
  const { row, scenario } = life;
  switch (code) {
    case 'requisites_issued': {
      const { account, routing } = routeDeposit(context, scenario, at);
      row.methodId = scenario.methodId;
      row.accountId = account.id;
      life.providerId = account.providerId;
      return { routing };
    }
    case 'customer_paid':
      row.matchUntil = new Date(at + matchWindowMs);
      return null;
    case 'money_reported':
      reportMoney(context, life, step);
      return null;
    case 'provider_refused':
      row.wasRefused = true;
      return null;
    case 'changed_by_person':
      if (status === 'DONE' && row.flowType === 'DEPOSIT') vouchForMissing(context, life, at);
      row.wasMovedByPerson = true;
      if (row.flowType === 'WITHDRAWAL') row.payoutRound += 1;
      return null;
    default:
      return null;
  }
}

/** Posts a step's money, and writes its event (LEDGER-16). */
function move(context: HistoryContext, life: Life, step: Step, details: object | null): void {
  const { row } = life;
  const { status, at } = step;
  auditStep(context, life, step);
  if (status !== null) {
    if (status === 'DONE' || (row.flowType === 'WITHDRAWAL' && isReserved(status))) {
      row.fee ??= feeOf(row.amount, life.scenario.terminal.fee);
    }
    bookMove(context, life, status, at);
    noteNeed(context, life, step);
    row.status = status;
    row.statusAt = new Date(at);
  }
  writeEvent(context, life, step, details);
}

function bookMove(
  { ledger }: HistoryContext,
  { row }: Life,
  status: NonNullable<Step['status']>,
  at: number,
): void {
  ledger.post({
    kind: 'status_moved',
    invoiceId: row.id,
    terminalId: row.terminalId,
    isTest: row.isTest,
    movements: movementsOf(row, { to: status, fee: minorUnits(row.fee ?? 0n) }).movements,
    at,
  });
}

function writeEvent(context: HistoryContext, life: Life, step: Step, details: object | null): void {
  const { row } = life;
  row.eventSequence += 1;
  row.version += 1;
  context.batch.events.push({
    invoiceId: row.id,
    sequence: row.eventSequence,
    code: step.code,
    status: step.status,
    ...actorColumns(actorOf(context, life, step.doer)),
    details,
    comment: commentOf(step),
    createdAt: new Date(step.at),
  });
}

/** The reason that a person gave. */
function commentOf({ code, doer }: Step): string | null {
  if (doer === 'staff' && code === 'payout_refused') return refusalReason;
  return code === 'changed_by_person' ? reasonOfPerson : null;
}

import {
  invoicePosition,
  isReserved,
  matchWindowMs,
  positionDifference,
} from '@tiyin/domain/invoices';
import { feeOf } from '@tiyin/domain/money';
import { actorColumns } from '@tiyin/server/actor';
import type { Beat, Story } from '../stories/story.ts';
import { auditBeat, auditCreation } from './audit.ts';
import { writeForm } from './form.ts';
import { actorOf, beginLife, type Life, type Stage } from './life.ts';
import { noteNeed } from './needs.ts';
import { isPayoutBeat, playPayoutBeat } from './payout-beats.ts';
import { reportMoney, vouchForMissing, reasonOfPerson } from './reported-money.ts';
import { routeDeposit } from './routes.ts';

/** How much of a merchant's balance counts, in hundredths: not all that was paid in is booked yet. */
const countedBalance = 70n;

/** Plays a story: into the batch comes what the use cases would have written had they lived through it. */
export function playStory(stage: Stage, story: Story): void {
  const told = areFundsShort(stage, story) ? withoutFunds(story) : story;
  const life = beginLife(stage, told);
  const created: Beat = { at: told.createdAt, code: 'created', status: 'NEW', doer: 'merchant' };
  writeEvent(stage, life, created, null);
  if (told.payout?.isWithoutForm !== true) writeForm(stage, life);
  auditCreation(stage, life);
  for (const beat of told.beats) {
    if (!playBeat(stage, life, beat)) break;
  }
  stage.batch.invoices.push(life.row);
  stage.batch.payouts.push(...life.payouts);
}

function areFundsShort({ ledger, cast }: Stage, { terminal, amount, payout }: Story): boolean {
  if (!payout) return false;
  const merchantId = cast.terminals.get(terminal)?.merchantId ?? 0;
  const balance = ledger.balance({ kind: 'merchant_balance', merchantId }, terminal);
  return (balance * countedBalance) / 100n < amount + feeOf(amount, terminal.fee);
}

/** Without funds nothing is ordered past a form, and what a form asks for is declined. */
function withoutFunds(story: Story): Story {
  const { payout, beats } = story;
  if (!payout || !beats.some(({ code }) => code === 'payout_started')) return story;
  return {
    ...story,
    payout: { ...payout, isWithoutForm: false },
    beats: payout.ifFundsAreShort,
  };
}

/** Plays one beat; false where the story ends with it, because no route was left. */
function playBeat(stage: Stage, life: Life, beat: Beat): boolean {
  if (isPayoutBeat(life, beat)) return playPayoutBeat(stage, life, beat, move);
  move(stage, life, beat, prepare(stage, life, beat));
  return true;
}

/** What a beat changes of its invoice beside the status; answers the details of its event. */
function prepare(stage: Stage, life: Life, beat: Beat): object | null {
  const { code, at, status } = beat;
  const { row, story } = life;
  switch (code) {
    case 'requisites_issued': {
      const { account, routing } = routeDeposit(stage, story, at);
      row.methodId = story.methodId;
      row.accountId = account.id;
      life.providerId = account.providerId;
      return { routing };
    }
    case 'customer_paid':
      row.matchUntil = new Date(at + matchWindowMs);
      return null;
    case 'money_reported':
      reportMoney(stage, life, beat);
      return null;
    case 'provider_refused':
      row.wasRefused = true;
      return null;
    case 'changed_by_person':
      if (status === 'DONE' && row.flowType === 'DEPOSIT') vouchForMissing(stage, life, at);
      row.wasMovedByPerson = true;
      if (row.flowType === 'WITHDRAWAL') row.payoutRound += 1;
      return null;
    default:
      return null;
  }
}

/** Books what a beat moves, and writes its event (LEDGER-16). */
function move(stage: Stage, life: Life, beat: Beat, details: object | null): void {
  const { row } = life;
  const { status, at } = beat;
  auditBeat(stage, life, beat);
  if (status !== null) {
    if (status === 'DONE' || (row.flowType === 'WITHDRAWAL' && isReserved(status))) {
      row.fee ??= feeOf(row.amount, life.story.terminal.fee);
    }
    bookMove(stage, life, status, at);
    noteNeed(stage, life, beat);
    row.status = status;
    row.statusAt = new Date(at);
  }
  writeEvent(stage, life, beat, details);
}

function bookMove(
  { ledger }: Stage,
  { row }: Life,
  status: NonNullable<Beat['status']>,
  at: number,
): void {
  const { merchantId, accountId } = row;
  const positioned = { flowType: row.flowType, amount: row.amount, fee: row.fee ?? 0n };
  const moved = positionDifference(
    invoicePosition(row.status, positioned),
    invoicePosition(status, positioned),
  );
  ledger.post({
    kind: 'status_moved',
    invoiceId: row.id,
    terminalId: row.terminalId,
    book: row,
    legs: [
      { account: { kind: 'suspense', merchantId }, amount: moved.suspense },
      { account: { kind: 'merchant_balance', merchantId }, amount: moved.merchantBalance },
      { account: { kind: 'merchant_reserve', merchantId }, amount: moved.merchantReserve },
      {
        account: { kind: 'payment_account', paymentAccountId: accountId ?? 0 },
        amount: moved.paymentAccount,
      },
      { account: { kind: 'fees', merchantId }, amount: moved.fees },
    ],
    at,
  });
}

function writeEvent(stage: Stage, life: Life, beat: Beat, details: object | null): void {
  const { row } = life;
  row.eventSequence += 1;
  row.version += 1;
  stage.batch.events.push({
    invoiceId: row.id,
    sequence: row.eventSequence,
    code: beat.code,
    status: beat.status,
    ...actorColumns(actorOf(stage, life, beat.doer)),
    details,
    comment: beat.code === 'changed_by_person' ? reasonOfPerson : null,
    createdAt: new Date(beat.at),
  });
}

import { minorUnits } from '@tiyin/domain/money';
import { doDueJob } from '@tiyin/server/background/due-jobs';
import { returnMoney } from '@tiyin/server/payments/returns/return-money';
import type { DemoStaff } from './demo-staff.ts';
import {
  type Deposit,
  type Money,
  payDeposit,
  recordMoney,
  type Terminal,
  type Work,
} from './production-deposit.ts';
import { requestBack } from './request-back.ts';
import { leaveUnknownPayout } from './unknown-payout.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Minor units. No other deposit of the demo has one of these amounts. */
const amounts = {
  refunded: 55_000_000n,
  approved: 97_300_000n,
  twice: 31_200_000n,
  over: 23_400_000n,
  excess: 500_000n,
  short: 26_100_000n,
  missing: 1_000_000n,
  late: 18_700_000n,
  unknown: 7_770_000n,
  elsewhere: 41_300_000n,
} as const;

/** A return of excess money goes to this card, which no bank gave out. */
const sendersCard = '9860120115551234';

type DemoDay = Pick<Work, 'context' | 'tx'> & {
  readonly shop: Terminal;
  readonly staff: DemoStaff;
  /** The first moment of the day, in Unix ms. */
  readonly day: number;
};

/** The two paid deposits that are refunded later, the smaller first. */
export type PaidDeposits = readonly [small: Deposit, large: Deposit] | undefined;

/**
 * Money that came exactly, twice, too much, too little, too late and from nobody known, and went nobody knows
 * where, on one day.
 */
export async function leaveExceptions(demo: DemoDay): Promise<PaidDeposits> {
  const small = await payExactly(demo, 9, amounts.refunded);
  const large = await payExactly(demo, 9.5, amounts.approved);
  await payTwice(demo, 10);
  await payTooMuch(demo, 11);
  await payTooLittle(demo, 12);
  await payTooLate(demo, 13);
  await payElsewhere(demo, 14);
  if (small) await comeFromNobody(demo, 17, small);
  await leaveUnknownPayout(at(demo, 18), (minutes) => passUntil(demo, 18 + minutes / 60));
  return small && large && [small, large];
}

function at({ tx, context, day }: DemoDay, hour: number): Work {
  return { tx, context, now: new Date(day + hour * hourMs) };
}

async function payExactly(demo: DemoDay, hour: number, amount: bigint) {
  const deposit = await payDeposit(at(demo, hour), demo.shop, amount);
  if (deposit) await come(demo, hour + 0.1, deposit, { amount, externalId: `bank-${amount}` });
  return deposit;
}

async function come(demo: DemoDay, hour: number, { accountId }: Deposit, money: Money) {
  const work = at(demo, hour);
  // A deposit that the history begins later cannot be meant.
  await recordMoney(work, accountId, { ...money, arrivedBefore: work.now });
}

/** The customer requests the second payment back. */
async function payTwice(demo: DemoDay, hour: number): Promise<void> {
  const amount = amounts.twice;
  const deposit = await payExactly(demo, hour, amount);
  if (!deposit) return;
  const { invoiceId } = deposit;
  await come(demo, hour + 0.3, deposit, { amount, externalId: `bank-${amount}-2`, invoiceId });
  await requestBack(at(demo, hour + 0.5), invoiceId);
}

/** To the account of another bank, whose statement is still to be imported. */
async function payElsewhere(demo: DemoDay, hour: number): Promise<void> {
  const amount = amounts.elsewhere;
  const deposit = await payDeposit(at(demo, hour), demo.shop, amount, 'Uzs');
  if (deposit) await come(demo, hour + 0.1, deposit, { amount, externalId: `bank-${amount}` });
}

/** The excess is on its way back: staff pay it out by hand. */
async function payTooMuch(demo: DemoDay, hour: number): Promise<void> {
  const deposit = await payDeposit(at(demo, hour), demo.shop, amounts.over);
  if (!deposit) return;
  const { invoiceId } = deposit;
  const amount = amounts.over + amounts.excess;
  await come(demo, hour + 0.2, deposit, { amount, externalId: `bank-${amount}`, invoiceId });
  const { tx, context, now } = at(demo, hour + 1);
  await returnMoney(tx, {
    staff: demo.staff.operator,
    source: { invoiceId },
    amount: minorUnits(amounts.excess),
    reason: 'The customer sent too much and wrote to us',
    payee: { credential: sendersCard },
    secrets: context.secrets,
    now,
  });
}

/** The rest does not come in time: the deposit ends with an error, and its money stands in suspense. */
async function payTooLittle(demo: DemoDay, hour: number): Promise<void> {
  const deposit = await payDeposit(at(demo, hour), demo.shop, amounts.short);
  if (!deposit) return;
  const { invoiceId } = deposit;
  const amount = amounts.short - amounts.missing;
  await come(demo, hour + 0.1, deposit, { amount, externalId: `bank-${amount}`, invoiceId });
  await passUntil(demo, hour + 0.9);
}

/** The money comes when nothing waits for it any more, and a person decides. */
async function payTooLate(demo: DemoDay, hour: number): Promise<void> {
  const amount = amounts.late;
  const deposit = await payDeposit(at(demo, hour), demo.shop, amount);
  if (!deposit) return;
  await passUntil(demo, hour + 3);
  await come(demo, hour + 3.5, deposit, { amount, externalId: `bank-${amount}` });
}

async function comeFromNobody(demo: DemoDay, hour: number, deposit: Deposit): Promise<void> {
  const amount = amounts.unknown;
  await come(demo, hour, deposit, { amount, externalId: `bank-${amount}` });
}

/** Runs the jobs that became due, such as deadlines. */
async function passUntil(demo: DemoDay, hour: number): Promise<void> {
  const { tx, context, now } = at(demo, hour);
  while (await doDueJob(tx, context.secrets, now));
}

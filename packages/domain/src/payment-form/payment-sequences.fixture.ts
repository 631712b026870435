import {
  type InvoiceStatusCode,
  type PaymentRules,
  depositTransition,
  excessAmount,
  judgeReceived,
  missingAmount,
  overPayments,
  shortPayments,
  unpaidEnd,
} from '../invoices/index.ts';
import { type MinorUnits, minorUnits, plus, zeroUnits } from '../money/index.ts';
import { init } from './form.fixture.ts';
import { moneyDifference, openForm, topUpAmount } from './index.ts';

/** Events of one deposit caused by a customer, a bank or a provider; each happens once in a sequence. */
export const happenings = [
  'exact',
  'short',
  'rest',
  'over',
  'twice',
  'late',
  'refused',
  'contradicting',
] as const;
export type Happening = (typeof happenings)[number];

/** When a sequence begins. */
export const moments = ['before "have paid"', 'after it', 'after expiry', 'after DONE'] as const;
export type Moment = (typeof moments)[number];

/** All rules that a terminal can have. */
export const allRules: readonly PaymentRules[] = shortPayments.flatMap((shortPayment) =>
  overPayments.map((overPayment) => ({ shortPayment, overPayment })),
);

/** The amount that the merchant requested, and the transfers of each kind; minor units. */
const requested = minorUnits(1_000n);
const sums = {
  exact: requested,
  short: minorUnits(900n),
  over: minorUnits(1_150n),
} as const;

/** A deposit as its customer, its books and its merchant see it. */
export type Life = {
  readonly status: InvoiceStatusCode;
  readonly amount: MinorUnits;
  readonly received: MinorUnits;
  readonly booked: MinorUnits;
  readonly wasRefused: boolean;
  /** Whether its grace is over, where it ended. */
  readonly isPastGrace: boolean;
};

const opened: Life = {
  status: 'IN_PROGRESS',
  amount: requested,
  received: zeroUnits,
  booked: zeroUnits,
  wasRefused: false,
  isPastGrace: false,
};

const beginnings: Readonly<Record<Moment, Life>> = {
  'before "have paid"': opened,
  'after it': { ...opened, status: 'PENDING' },
  'after expiry': { ...opened, status: 'CANCELED' },
  'after DONE': { ...opened, status: 'DONE', received: requested, booked: requested },
};

/** The life of a deposit at the beginning of a sequence. */
export const beginAt = (moment: Moment): Life => beginnings[moment];

/** The deposit after one event. */
export function happen(life: Life, what: Happening, rules: PaymentRules): Life {
  switch (what) {
    case 'exact':
    case 'short':
    case 'over':
      return receive(life, sums[what], rules);
    case 'rest':
      return receive(life, missingAmount(life) || minorUnits(100n), rules);
    case 'twice':
      return receive(receive(life, sums.exact, rules), sums.exact, rules);
    case 'late':
      return receive(passTime(life), sums.exact, rules);
    case 'refused':
      return refuse(life);
    case 'contradicting':
      // The same transfer id with another amount: staff are notified, and nothing moves (ROUTING-44).
      return life;
  }
}

const factsOf = ({ isPastGrace, wasRefused }: Life) => ({
  withinGrace: !isPastGrace,
  wasRefused,
  wasMovedByPerson: false,
});

function receive(life: Life, sum: MinorUnits, rules: PaymentRules): Life {
  const received = plus(life.received, sum);
  const outcome = judgeReceived({
    ...life,
    received,
    facts: factsOf(life),
    rules,
  });
  const { status, amount, booked } = outcome;
  const isOpen = status === 'PENDING';
  return {
    ...life,
    received,
    status,
    amount,
    booked: plus(life.booked, booked),
    isPastGrace: life.isPastGrace && !isOpen,
  };
}

function end(life: Life, [to]: readonly InvoiceStatusCode[]): Life {
  return to === undefined ? life : { ...life, status: unpaidEnd(to, life.received) };
}

/** The deadline, the match window and the grace after them pass. */
function passTime(life: Life): Life {
  const facts = factsOf(life);
  const expired = end(life, depositTransition(life.status, { type: 'deadline-passed' }, facts));
  const over = depositTransition(expired.status, { type: 'match-window-ended' }, facts);
  return { ...end(expired, over), isPastGrace: true };
}

function refuse(life: Life): Life {
  const path = depositTransition(life.status, { type: 'provider-refused' }, factsOf(life));
  return { ...end(life, path), wasRefused: true };
}

/** The step of the form and its words about the money, as a page that is opened now has them. */
function wordsFor(life: Life): string {
  const { status, amount, received } = life;
  const differs = received > 0n && received !== amount;
  const state = openForm(
    init({ status, amount: Number(amount), ...(differs && { receivedAmount: Number(received) }) }),
  );
  if (state.step === 'processing') {
    const difference = moneyDifference(state);
    const person = state.needsPerson ? 'a person decides' : 'waiting';
    const rest = topUpAmount(state);
    if (rest !== undefined) return `send the missing ${rest}`;
    return difference ? `${person}: ${difference.difference} ${difference.kind}` : person;
  }
  if (state.step === 'success') {
    const difference = moneyDifference(state);
    return difference ? `paid, ${difference.difference} too much` : 'paid';
  }
  return state.step === 'fail' ? 'not paid' : 'pay here';
}

/** One line of the table: status, amount, booked, what is in suspense, and the customer's words. */
export function describeLife(life: Life): string {
  const { status, amount, booked, received } = life;
  const suspense = received - booked;
  return `${status} of ${amount}, booked ${booked}, suspense ${suspense}: ${wordsFor(life)}`;
}

/** The broken invariant of a deposit, after any events; undefined if there is none. */
export function brokenPromise(life: Life, before: Life): string | undefined {
  const { status, amount, booked, received } = life;
  if (received < before.received) return 'money was lost';
  if (booked > received) return 'more is booked than came';
  if ((status === 'DONE') !== booked > 0n) return 'DONE and the booking differ';
  if (booked > 0n && booked !== amount) return 'another amount is booked than the invoice has';
  if (booked !== before.booked && before.booked > 0n) return 'it was booked twice';
  if (received > 0n && (status === 'CANCELED' || status === 'DECLINED')) {
    return 'money is hidden behind an end';
  }
  if (before.status === 'ERROR' && status !== 'ERROR') return 'a decision of a person was taken';
  if (amount !== requested && booked === 0n) return 'the amount changed without a booking';
  if (life.wasRefused && booked > before.booked) return 'a refused deposit was booked';
  if (status === 'PENDING' && received >= amount) return 'it waits although all is here';
  if (status === 'DONE' && excessAmount(life) !== received - booked) return 'the excess is wrong';
  return undefined;
}

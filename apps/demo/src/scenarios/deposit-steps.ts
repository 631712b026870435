import { matchWindowMs } from '@tiyin/domain/invoices';
import { sandboxEndings } from './amounts.ts';
import { formLifetimeMs, minuteMs, sandboxMs, secondMs, soonAfter } from './moments.ts';
import { pickWeighted, type Weighted } from './pick-weighted.ts';
import type { Random } from './random.ts';
import type { Step } from './scenario.ts';

/** How a deposit may end. */
export type DepositEnding = {
  /** Whether requisites were shown. */
  readonly hasRequisites: boolean;
  /** The ending of the amount, in minor units (ROUTING-40). */
  readonly ending: bigint;
  /** The steps after its creation (Unix ms). */
  readonly makeSteps: (random: Random, createdAt: number) => Step[];
};

function requisites(random: Random, createdAt: number): Step {
  const at = createdAt + random.between(6 * secondMs, 80 * secondMs);
  return { at, code: 'requisites_issued', status: 'IN_PROGRESS', doer: 'customer' };
}

/** With the requisites shown, the customer presses "I have paid". */
function saysPaid(random: Random, createdAt: number): [Step, Step] {
  const shown = requisites(random, createdAt);
  const at = shown.at + random.between(35 * secondMs, 10 * minuteMs);
  return [shown, { at, code: 'customer_paid', status: 'PENDING', doer: 'customer' }];
}

function booked(at: number, doer: 'provider' | 'staff'): [Step, Step] {
  return [
    { at, code: 'money_reported', status: 'PAYED', doer },
    { at, code: 'booked', status: 'DONE', doer },
  ];
}

function deadline(random: Random, createdAt: number): Step {
  const at = soonAfter(random, createdAt + formLifetimeMs);
  return { at, code: 'deadline_passed', status: 'CANCELED', doer: 'system' };
}

function windowEnds(random: Random, paidAt: number): Step {
  const at = soonAfter(random, paidAt + matchWindowMs);
  return { at, code: 'match_window_ended', status: 'DECLINED', doer: 'system' };
}

function byHand(at: number, status: 'DONE' | 'DECLINED' | 'ERROR'): Step {
  return { at, code: 'changed_by_person', status, doer: 'staff' };
}

/** The sandbox's report is a job, 3 s after the request (ROUTING-40). */
function answer(random: Random, askedAt: number): number {
  return soonAfter(random, askedAt + sandboxMs.answers);
}

/** The customer closes the form before choosing a method. */
const leftAtOnce: DepositEnding = {
  hasRequisites: false,
  ending: 0n,
  makeSteps: (random, createdAt) => [deadline(random, createdAt)],
};

const canceledByMerchant: DepositEnding = {
  hasRequisites: false,
  ending: 0n,
  makeSteps: (random, createdAt) => {
    const at = createdAt + random.between(minuteMs, 9 * minuteMs);
    return [{ at, code: 'canceled_by_merchant', status: 'CANCELED', doer: 'merchant' }];
  },
};

const gaveUp: DepositEnding = {
  hasRequisites: true,
  ending: 0n,
  makeSteps: (random, createdAt) => {
    const shown = requisites(random, createdAt);
    const at = shown.at + random.between(10 * secondMs, 4 * minuteMs);
    return [shown, { at, code: 'canceled_by_customer', status: 'CANCELED', doer: 'customer' }];
  },
};

const neverPaid: DepositEnding = {
  hasRequisites: true,
  ending: 0n,
  makeSteps: (random, createdAt) => [requisites(random, createdAt), deadline(random, createdAt)],
};

const paid: DepositEnding = {
  hasRequisites: true,
  ending: 0n,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    return [...said, ...booked(answer(random, said[1].at), 'provider')];
  },
};

/** The sandbox times out, and half a minute later the money turns out to be there. */
const paidAfterTimeout: DepositEnding = {
  hasRequisites: true,
  ending: sandboxEndings.timesOut,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    const at = answer(random, said[1].at);
    const timedOut: Step = { at, code: 'provider_timed_out', status: null, doer: 'provider' };
    return [
      ...said,
      timedOut,
      ...booked(soonAfter(random, at + sandboxMs.knowsBetter), 'provider'),
    ];
  },
};

const refused: DepositEnding = {
  hasRequisites: true,
  ending: sandboxEndings.declined,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    const at = answer(random, said[1].at);
    return [...said, { at, code: 'provider_refused', status: 'DECLINED', doer: 'provider' }];
  },
};

const neverCame: DepositEnding = {
  hasRequisites: true,
  ending: sandboxEndings.nothing,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    return [...said, windowEnds(random, said[1].at)];
  },
};

/** A person sees the money on the account and reports it. */
const confirmed: DepositEnding = {
  hasRequisites: true,
  ending: 0n,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    const at = said[1].at + random.between(minuteMs, 18 * minuteMs);
    return [...said, ...booked(at, 'staff')];
  },
};

/** A person does not find the money at first. */
const foundLater: DepositEnding = {
  hasRequisites: true,
  ending: 0n,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    const at = said[1].at + random.between(20 * minuteMs, 50 * minuteMs);
    const foundAt = at + random.between(10 * minuteMs, 50 * minuteMs);
    return [...said, byHand(at, 'ERROR'), byHand(foundAt, 'DONE')];
  },
};

const turnedDown: DepositEnding = {
  hasRequisites: true,
  ending: 0n,
  makeSteps: (random, createdAt) => {
    const said = saysPaid(random, createdAt);
    const at = said[1].at + random.between(20 * minuteMs, 55 * minuteMs);
    return [...said, byHand(at, 'DECLINED')];
  },
};

type Endings = { readonly well: Weighted<DepositEnding>; readonly badly: Weighted<DepositEnding> };

/** In test the sandbox decides, in production a person; for successful and failed ones. */
const endings: Readonly<Record<'test' | 'production', Endings>> = {
  test: {
    well: [
      [96, paid],
      [4, paidAfterTimeout],
    ],
    badly: [
      [26, leftAtOnce],
      [10, gaveUp],
      [4, canceledByMerchant],
      [26, neverPaid],
      [20, refused],
      [14, neverCame],
    ],
  },
  production: {
    well: [
      [97, confirmed],
      [3, foundLater],
    ],
    badly: [
      [26, leftAtOnce],
      [12, gaveUp],
      [4, canceledByMerchant],
      [30, neverPaid],
      [14, neverCame],
      [14, turnedDown],
    ],
  },
};

/** Chooses how a deposit ends, failing in so many of 1. */
export function pickDepositEnding(random: Random, isTest: boolean, failing: number): DepositEnding {
  const { well, badly } = endings[isTest ? 'test' : 'production'];
  return pickWeighted(random, random.chance(failing) ? badly : well);
}

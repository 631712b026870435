import { autoRetryDelayMs, payoutWindowMs } from '@tiyin/domain/invoices';
import { sandboxEndings } from './amounts.ts';
import { formLifetimeMs, minuteMs, sandboxMs, secondMs, soonAfter } from './moments.ts';
import { pickWeighted, type Weighted } from './pick-weighted.ts';
import type { Random } from './random.ts';
import type { Step, Doer } from './scenario.ts';

/** The steps of a withdrawal after its payout was sent. */
export type WithdrawalEnding = {
  /** The ending of the amount, in minor units (ROUTING-40). */
  readonly ending: bigint;
  /** The steps after the first sending (Unix ms). */
  readonly makeSteps: (random: Random, sentAt: number) => Step[];
};

/** Amount and payee are final, so the payout is sent at once. */
export function sent(at: number, doer: Doer): Step[] {
  return [
    { at, code: 'payout_started', status: 'IN_PROGRESS', doer },
    { at, code: 'payout_sent', status: null, doer: 'system' },
  ];
}

/** The customer chooses the method and later enters the payee; returns that time, too. */
export function fillsForm(
  random: Random,
  createdAt: number,
): { chosen: Step; completedAt: number } {
  const at = createdAt + random.between(5 * secondMs, 60 * secondMs);
  const chosen: Step = { at, code: 'method_chosen', status: null, doer: 'customer' };
  return { chosen, completedAt: at + random.between(15 * secondMs, 5 * minuteMs) };
}

/** The customer closes the form. */
export function leavesForm(random: Random, createdAt: number): Step[] {
  const at = soonAfter(random, createdAt + formLifetimeMs);
  return [{ at, code: 'deadline_passed', status: 'CANCELED', doer: 'system' }];
}

function paidBy(doer: Doer, at: number): Step[] {
  return [
    { at, code: 'payout_paid', status: 'PAYED', doer },
    { at, code: 'booked', status: 'DONE', doer },
  ];
}

function refusedBy(doer: Doer, at: number): Step {
  return { at, code: 'payout_refused', status: null, doer };
}

function exhausted(doer: Doer, at: number): Step {
  return { at, code: 'payouts_exhausted', status: 'DECLINED', doer };
}

function answer(random: Random, sentAt: number): number {
  return soonAfter(random, sentAt + sandboxMs.answers);
}

const paid: WithdrawalEnding = {
  ending: 0n,
  makeSteps: (random, sentAt) => paidBy('provider', answer(random, sentAt)),
};

/** The sandbox times out, and half a minute later it turns out to have paid. */
const paidAfterTimeout: WithdrawalEnding = {
  ending: sandboxEndings.timesOut,
  makeSteps: (random, sentAt) => {
    const at = answer(random, sentAt);
    const known = soonAfter(random, at + sandboxMs.knowsBetter);
    return [timedOut(at), ...paidBy('provider', known)];
  },
};

function timedOut(at: number): Step {
  return { at, code: 'provider_timed_out', status: null, doer: 'system' };
}

/** Auto-retry was off. */
const refused: WithdrawalEnding = {
  ending: sandboxEndings.declined,
  makeSteps: (random, sentAt) => {
    const at = answer(random, sentAt);
    return [refusedBy('provider', at), exhausted('provider', at)];
  },
};

/** Auto-retry was on: route after route refuses. */
const refusedEverywhere: WithdrawalEnding = {
  ending: sandboxEndings.declined,
  makeSteps: (random, sentAt) => {
    const steps: Step[] = [];
    let at = answer(random, sentAt);
    for (let attempt = 1; ; attempt += 1) {
      steps.push(refusedBy('provider', at));
      const delayMs = autoRetryDelayMs(attempt, true);
      if (delayMs === undefined) return [...steps, exhausted('provider', at)];
      const again = soonAfter(random, at + delayMs);
      steps.push({ at: again, code: 'payout_sent', status: null, doer: 'system' });
      at = answer(random, again);
    }
  },
};

/** The outcome is unknown for an hour. */
const unknown: WithdrawalEnding = {
  ending: sandboxEndings.nothing,
  makeSteps: (random, sentAt) => {
    const at = soonAfter(random, sentAt + payoutWindowMs);
    const noted = timedOut(answer(random, sentAt));
    return [noted, { at, code: 'payout_unknown', status: 'ERROR', doer: 'system' }];
  },
};

/** A person asks the bank and gives up. */
const unknownThenDeclined: WithdrawalEnding = {
  ending: sandboxEndings.nothing,
  makeSteps: (random, sentAt) => {
    const steps = unknown.makeSteps(random, sentAt);
    const at = (steps.at(-1)?.at ?? sentAt) + random.between(8 * minuteMs, 70 * minuteMs);
    return [...steps, { at, code: 'changed_by_person', status: 'DECLINED', doer: 'staff' }];
  },
};

const paidByHand: WithdrawalEnding = {
  ending: 0n,
  makeSteps: (random, sentAt) =>
    paidBy('staff', sentAt + random.between(2 * minuteMs, 50 * minuteMs)),
};

const refusedByHand: WithdrawalEnding = {
  ending: 0n,
  makeSteps: (random, sentAt) => {
    const at = sentAt + random.between(5 * minuteMs, 55 * minuteMs);
    return [refusedBy('staff', at), exhausted('staff', at)];
  },
};

const inProduction: Weighted<WithdrawalEnding> = [
  [93, paidByHand],
  [7, refusedByHand],
];

/** In test the sandbox decides. Unknown outcomes wait for a person only if they are recent. */
function inTest(isRecent: boolean): Weighted<WithdrawalEnding> {
  return [
    [84, paid],
    [3, paidAfterTimeout],
    [5, refused],
    [4, refusedEverywhere],
    [4, isRecent ? unknown : unknownThenDeclined],
  ];
}

/** Chooses the steps of a withdrawal. */
export function pickWithdrawalEnding(
  random: Random,
  { isTest, isRecent }: { readonly isTest: boolean; readonly isRecent: boolean },
): WithdrawalEnding {
  return pickWeighted(random, isTest ? inTest(isRecent) : inProduction);
}

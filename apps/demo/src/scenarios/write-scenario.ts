import { methodByName, type PaymentMethodName } from '@tiyin/domain/requisites';
import { type DemoTerminal, demoTerminals } from '../demo-terminals.ts';
import { pickAmount } from './amounts.ts';
import { type Calendar, createCalendar, momentOf } from './calendar.ts';
import { pickCustomer } from './customers.ts';
import { pickDepositEnding } from './deposit-steps.ts';
import { minuteMs } from './moments.ts';
import { pickPayee } from './payees.ts';
import { pickWeighted, type Weighted } from './pick-weighted.ts';
import { type Random, randomOf } from './random.ts';
import type { Scenario } from './scenario.ts';
import { fillsForm, leavesForm, pickWithdrawalEnding, sent } from './withdrawal-steps.ts';

/** The input of a demo's history: the same plan gives the same scenarios. */
export type DemoPlan = {
  readonly seed: number;
  /** The number of scenarios. */
  readonly count: number;
  /** When the last of them is over. */
  readonly end: Date;
};

/**
 * Creates the scenarios of a plan by their number, from 0; independently, so in parts of any size.
 */
export type ScenarioWriter = (number: number) => Scenario;

/** The seeds of scenarios are apart from those of customers and outages. */
const ofStories = 2;
const ofOutages = 3;

/** How often customers choose a method, in relation to the others of its terminal. */
const popularity: Readonly<Record<PaymentMethodName, number>> = {
  Humo: 6,
  Uzs: 4,
  Tinkoff: 5,
  TinkoffXCountry: 1,
  Sberbank: 6,
  SberbankXCountry: 1,
  Sbp: 8,
};

/** The share of deposits that fail by a method on a good day. */
const failing: Readonly<Record<PaymentMethodName, number>> = {
  Humo: 0.17,
  Uzs: 0.21,
  Tinkoff: 0.24,
  TinkoffXCountry: 0.38,
  Sberbank: 0.27,
  SberbankXCountry: 0.41,
  Sbp: 0.19,
};

const outageMs = 45 * minuteMs;

/** The time before the end in which an unknown outcome still waits for a person, in ms. */
const recentMs = 5 * 24 * 60 * minuteMs;

/** Prepares the scenarios of a plan. */
export function createScenarioWriter(plan: DemoPlan): ScenarioWriter {
  const calendar = createCalendar(demoTerminals, plan.end);
  return (number) => writeScenario(plan, calendar, number);
}

function writeScenario(plan: DemoPlan, calendar: Calendar, number: number): Scenario {
  const random = randomOf(plan.seed, ofStories, number);
  const { at: createdAt, byTerminal } = momentOf(calendar, (number + random.next()) / plan.count);
  const terminal = pickWeighted(
    random,
    demoTerminals.map((each, index) => [byTerminal[index] ?? 0, each] as const),
  );
  const method = pickMethod(random, terminal);
  const known = {
    number,
    terminal,
    createdAt,
    customer: pickCustomer(random, plan.seed, plan.count),
    canChangeAmount: random.chance(0.7),
    passedOver: random.chance(0.06) ? random.between(1, 2) : 0,
  };
  const amount = pickAmount(random, terminal);
  return terminal.flowType === 'DEPOSIT'
    ? { ...known, ...writeDeposit(random, plan, { terminal, createdAt, method, amount }) }
    : { ...known, ...writeWithdrawal(random, plan, { terminal, createdAt, method, amount }) };
}

function pickMethod(random: Random, { methods }: DemoTerminal): PaymentMethodName {
  const weighted: Weighted<PaymentMethodName> = methods.map((name) => [popularity[name], name]);
  return pickWeighted(random, weighted);
}

type Known = {
  readonly terminal: DemoTerminal;
  readonly createdAt: number;
  readonly method: PaymentMethodName;
  readonly amount: bigint;
};

function writeDeposit(random: Random, plan: DemoPlan, known: Known) {
  const { terminal, createdAt, method, amount } = known;
  const share = hasOutage(plan, method, createdAt) ? 0.85 : failing[method];
  const end = pickDepositEnding(random, terminal.isTest, share);
  return {
    amount: amount + end.ending,
    methodId: end.hasRequisites ? methodByName(method).id : null,
    steps: end.makeSteps(random, createdAt),
  };
}

/** Now and then a method's bank has a bad three quarters of an hour. */
function hasOutage({ seed }: DemoPlan, method: PaymentMethodName, at: number): boolean {
  const spell = Math.floor(at / outageMs);
  return randomOf(seed, ofOutages, methodByName(method).id, spell).chance(0.008);
}

function writeWithdrawal(random: Random, plan: DemoPlan, known: Known) {
  const { terminal, createdAt, method } = known;
  const { isTest } = terminal;
  const end = pickWithdrawalEnding(random, { isTest, isRecent: isRecent(plan, createdAt) });
  const isWithoutForm = random.chance(0.4);
  const { chosen, completedAt } = fillsForm(random, createdAt);
  const methodId = methodByName(method).id;
  const payee = pickPayee(random, methodId);
  const short = { at: completedAt, code: 'funds_short', status: 'DECLINED' } as const;
  const payout = {
    ...payee,
    isWithoutForm,
    ifFundsAreShort: [chosen, { ...short, doer: 'customer' } as const],
  };
  if (!isWithoutForm && random.chance(0.09)) {
    const { amount } = known;
    return { amount, methodId: null, payout, steps: leavesForm(random, createdAt) };
  }
  const amount = known.amount + end.ending;
  if (isWithoutForm) {
    const steps = [...sent(createdAt, 'merchant'), ...end.makeSteps(random, createdAt)];
    return { amount, methodId, payout, steps };
  }
  const after = end.makeSteps(random, completedAt);
  return { amount, methodId, payout, steps: [chosen, ...sent(completedAt, 'customer'), ...after] };
}

function isRecent({ end }: DemoPlan, at: number): boolean {
  return at > end.getTime() - recentMs;
}

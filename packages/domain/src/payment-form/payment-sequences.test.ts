import { expect, test } from 'vitest';
import type { PaymentRules } from '../invoices/index.ts';
import {
  type Happening,
  type Life,
  type Moment,
  allRules,
  beginAt,
  brokenPromise,
  describeLife,
  happen,
  happenings,
  moments,
} from './payment-sequences.fixture.ts';

type Visit = (sequence: readonly Happening[], life: Life, before: Life) => void;

/** Visits every order of every choice of happenings, up to a length. */
function walk(moment: Moment, rules: PaymentRules, longest: number, visit: Visit): void {
  const goOn = (sequence: readonly Happening[], before: Life): void => {
    if (sequence.length === longest) return;
    for (const next of happenings) {
      if (sequence.includes(next)) continue;
      const life = happen(before, next, rules);
      const longer = [...sequence, next];
      visit(longer, life, before);
      goOn(longer, life);
    }
  };
  goOn([], beginAt(moment));
}

const nameOf = ({ shortPayment, overPayment }: PaymentRules) => `${shortPayment}/${overPayment}`;

/** The rules by their outcome; one outcome for all rules needs no names. */
function groupRules(outcomes: ReadonlyMap<string, string>): string[] {
  const byOutcome = Map.groupBy(outcomes.keys(), (rules) => outcomes.get(rules) ?? '');
  if (byOutcome.size === 1) return [...byOutcome.keys()];
  return [...byOutcome].map(([outcome, rules]) => `${rules.join(' ')} → ${outcome}`);
}

// INVOICE-224
test.each(moments)('the table has every pair of happenings %s', async (moment) => {
  const rows = new Map<string, Map<string, string>>();
  for (const rules of allRules) {
    walk(moment, rules, 2, (sequence, life) => {
      const name = sequence.join(', ');
      const outcomes = rows.get(name) ?? new Map<string, string>();
      rows.set(name, outcomes.set(nameOf(rules), describeLife(life)));
    });
  }
  const lines = [...rows].map(([name, outcomes]) =>
    [name, ...groupRules(outcomes).map((line) => `  ${line}`)].join('\n'),
  );
  const file = moment.replaceAll(/[^a-zA-Z]+/gu, '-').replace(/-$/u, '');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`payment-sequences/${file}.txt`);
});

test.each(allRules)(
  'no order of all that can happen loses or doubles money: $shortPayment, $overPayment',
  (rules) => {
    let orders = 0;
    const broken: string[] = [];
    for (const moment of moments) {
      walk(moment, rules, happenings.length, (sequence, life, before) => {
        if (sequence.length === happenings.length) orders += 1;
        const problem = brokenPromise(life, before);
        if (problem !== undefined) broken.push(`${moment}, ${sequence.join(', ')}: ${problem}`);
      });
    }
    expect(broken.slice(0, 5)).toEqual([]);
    // Four times eight factorial: nothing is left out.
    expect(orders).toBe(4 * 40_320);
  },
);

import { isDeepStrictEqual } from 'node:util';
import { paymentMethods } from '@tiyin/domain/requisites';
import { describe, expect, test } from 'vitest';
import { demoLimits, demoTerminals } from '../demo-terminals.ts';
import { lastStoryBeforeEndMs } from './calendar.ts';
import type { Scenario } from './scenario.ts';
import { createScenarioWriter, type DemoPlan } from './write-scenario.ts';

const end = new Date('2026-03-12T09:00:00.000Z');
const plan: DemoPlan = { seed: 7, count: 6_000, end };
const hourMs = 60 * 60_000;

function writeAll(demoPlan: DemoPlan): Scenario[] {
  const write = createScenarioWriter(demoPlan);
  return Array.from({ length: demoPlan.count }, (_, number) => write(number));
}

const scenarios = writeAll(plan);
const finalStatus = ({ steps }: Scenario) =>
  steps.findLast(({ status }) => status !== null)?.status;
const shareOf = (list: readonly Scenario[], is: (scenario: Scenario) => boolean) =>
  list.filter(is).length / list.length;

describe('the scenarios of a demo', () => {
  test('the same plan gives the same scenarios, whole or in parts, and another seed gives others', () => {
    const write = createScenarioWriter({ ...plan });
    for (const number of [5_999, 0, 3_000, 17]) {
      expect(write(number)).toEqual(scenarios[number]);
    }
    const others = writeAll({ ...plan, seed: 8, count: 50 });
    const same = writeAll({ ...plan, count: 50 });
    expect(isDeepStrictEqual(others, same)).toBe(false);
  });

  test('a demo may have any number of them', () => {
    for (const count of [0, 1, 2, 37]) expect(writeAll({ ...plan, count })).toHaveLength(count);
  });

  test('one begins after the other, and all are over before the end', () => {
    let before = 0;
    for (const { createdAt, steps } of scenarios) {
      expect(createdAt).toBeGreaterThanOrEqual(before);
      before = createdAt;
      const times = [createdAt, ...steps.map(({ at }) => at)];
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
      expect(times.at(-1)).toBeLessThan(end.getTime());
    }
    expect(before).toBeLessThanOrEqual(end.getTime() - lastStoryBeforeEndMs);
  });

  test('every terminal, both merchants, flows, currencies and modes, and all methods are in them', () => {
    expect(new Set(scenarios.map(({ terminal }) => terminal))).toEqual(new Set(demoTerminals));
    const seen = (of: (scenario: Scenario) => unknown) => new Set(scenarios.map(of)).size;
    expect(seen(({ terminal }) => terminal.merchantName)).toBe(2);
    expect(seen(({ terminal }) => terminal.flowType)).toBe(2);
    expect(seen(({ terminal }) => terminal.currency)).toBe(2);
    expect(seen(({ terminal }) => terminal.isTest)).toBe(2);
    const methods = new Set(scenarios.map(({ methodId }) => methodId));
    for (const { id } of paymentMethods) expect(methods).toContain(id);
  });

  test('people come by day more than by night, and more lately than at first', () => {
    const shops = scenarios.filter(({ terminal }) => terminal.habit === 'shopping');
    const hourInTashkent = (scenario: Scenario) =>
      (new Date(scenario.createdAt).getUTCHours() + 5) % 24;
    const byNight = shareOf(shops, (scenario) => hourInTashkent(scenario) < 6);
    const inTheEvening = shareOf(shops, (scenario) =>
      [18, 19, 20].includes(hourInTashkent(scenario)),
    );
    expect(byNight).toBeLessThan(0.06);
    expect(inTheEvening).toBeGreaterThan(0.2);
    const middle = end.getTime() - 30 * 24 * hourMs;
    expect(shareOf(scenarios, ({ createdAt }) => createdAt > middle)).toBeGreaterThan(0.53);
  });

  test('most succeed and some fail, methods from abroad less often than others', () => {
    const deposits = scenarios.filter(({ terminal }) => terminal.flowType === 'DEPOSIT');
    const isDone = (scenario: Scenario) => finalStatus(scenario) === 'DONE';
    const chosen = (name: string) => paymentMethods.find((method) => method.name === name)?.id;
    const doneBy = (name: string) =>
      shareOf(
        deposits.filter(({ methodId }) => methodId === chosen(name)),
        isDone,
      );
    expect(shareOf(deposits, isDone)).toBeGreaterThan(0.65);
    expect(shareOf(deposits, isDone)).toBeLessThan(0.85);
    expect(doneBy('SberbankXCountry')).toBeLessThan(doneBy('Humo'));
    const statuses = new Set(scenarios.map(finalStatus));
    expect(statuses).toEqual(new Set(['DONE', 'CANCELED', 'DECLINED', 'ERROR']));
  });

  test('names are Uzbek, with oʻ and gʻ, Cyrillic and of other Latin letters', () => {
    const names = scenarios.map(({ customer }) => `${customer.firstName} ${customer.lastName}`);
    const share = (of: RegExp) => names.filter((name) => of.test(name)).length / names.length;
    expect(share(/[OoGg]ʻ/)).toBeGreaterThan(0.08);
    expect(share(/^[А-Яа-яЁёЎўҚқҒғҲҳ ]+$/)).toBeGreaterThan(0.25);
    expect(share(/[ЎўҚқҒғҲҳ]/)).toBeGreaterThan(0.05);
    expect(share(/Clarke|Yılmaz|Müller|Kim|Sharma/)).toBeGreaterThan(0.01);
  });

  test('customers come again under the same name', () => {
    const names = new Map<string, string>();
    for (const { customer } of scenarios) {
      const { externalId, firstName, lastName } = customer;
      expect(names.get(externalId) ?? `${firstName} ${lastName}`).toBe(`${firstName} ${lastName}`);
      names.set(externalId, `${firstName} ${lastName}`);
    }
    expect(names.size).toBeLessThan(scenarios.length / 3);
  });

  test('amounts are whole, mostly round, and within what the terminals take', () => {
    const whole = scenarios.map(({ amount, terminal }) => ({ units: amount / 100n, terminal }));
    for (const { units, terminal } of whole) {
      expect(units * 100n).toBeGreaterThanOrEqual(demoLimits[terminal.currency].minAmount);
      expect(units * 100n).toBeLessThanOrEqual(demoLimits[terminal.currency].maxAmount);
    }
    const roundOnes = whole.filter(({ units }) => units % 10n === 0n);
    expect(roundOnes.length / whole.length).toBeGreaterThan(0.8);
  });

  test('in test the last two digits control the sandbox, as in reality', () => {
    const said = new Map([
      ['provider_refused', 1n],
      ['payout_refused', 1n],
      ['match_window_ended', 3n],
      ['payout_unknown', 3n],
    ]);
    for (const { terminal, amount, steps } of scenarios.filter((each) => each.terminal.isTest)) {
      const code = steps.find((step) => said.has(step.code))?.code ?? '';
      const timedOut = steps.some((step) => step.code === 'provider_timed_out');
      expect([terminal.name, amount % 100n]).toEqual([
        terminal.name,
        said.get(code) ?? (timedOut ? 2n : 0n),
      ]);
    }
  });
});
